package org.parcast.report.page;

import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.cache.ScopedProfile;
import org.parcast.analyses.reuse.ReuseDistances;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.Figure;
import org.parcast.report.page.block.LineChart;
import org.parcast.report.page.block.PageBlock;
import org.parcast.report.page.block.Table;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;

/**
 * Private and concurrent reuse profiles (PPT-SASMM, sections 2.2 and 3.4) on the most cores: which share of the references has a distance below each power of
 * two, of the program as a chart, of its loops, blocks and arrays as a table. JSON and CSV have every distance.
 */
final class ReuseProfilesFigure {
  private static final int[] BITS = {0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20};

  private final List<ScopedProfile> profiles;
  private final int cores;

  ReuseProfilesFigure(List<ScopedProfile> profiles) {
    cores = profiles.stream().mapToInt(ScopedProfile::cores).max().orElseThrow();
    this.profiles = profiles.stream().filter(profile -> profile.cores() == cores && !profile.isOfReference()).toList();
  }

  void addTo(List<PageBlock> blocks) {
    List<ScopedProfile> whole = profiles.stream().filter(profile -> profile.scope().equals("all")).toList();
    LineChart chart = new LineChart("reuse distance, lines", "percent of the references below it", LineChart.Scale.LOG2, LineChart.Scale.LINEAR, whole.stream().map(ReuseProfilesFigure::line).toList());
    blocks.add(new Figure("Share of the references whose reuse distance is below each number of lines, on " + Numbers.count(cores, "core") + ".", chart,
        table("reuse-profiles-whole", "Reuse profiles of the program", whole)));
    blocks.add(table("reuse-profiles", "Reuse profiles of loops, basic blocks and arrays", profiles.stream().filter(profile -> !whole.contains(profile)).toList()));
  }

  private static LineChart.Series line(ScopedProfile profile) {
    List<LineChart.Point> points = new ArrayList<>();
    for (int bits : BITS) {
      points.add(new LineChart.Point(1L << bits, 100 * below(profile, bits)));
    }
    return new LineChart.Series(kind(profile), points);
  }

  private static Table table(String id, String caption, List<ScopedProfile> profiles) {
    Table.Builder table = new Table.Builder(id, caption + ": references below each distance in lines").text("scope", "kind").numbers("references", "of all", "first uses", "1", "16", "256", "4,096", "65,536").show(Table.SCREENFUL);
    for (ScopedProfile profile : profiles) {
      table.row(Cell.text(Printable.of(profile.scope())), Cell.text(kind(profile)), Cell.number(profile.profile().references()), Cell.share(profile.probability()),
          Cell.share(profile.profile().probability(ReuseDistances.INFINITE)), Cell.share(below(profile, 0)), Cell.share(below(profile, 4)), Cell.share(below(profile, 8)),
          Cell.share(below(profile, 12)), Cell.share(below(profile, 16)));
    }
    return table.build();
  }

  private static String kind(ScopedProfile profile) {
    return profile.sharedBy() == 1 ? "private" : "shared by " + profile.sharedBy();
  }

  /** Share of the references with a distance below a power of two. */
  private static double below(ScopedProfile scoped, int bits) {
    double below = 0;
    for (long distance : scoped.profile().distances()) {
      below += distance != ReuseDistances.INFINITE && distance < 1L << bits ? scoped.profile().probability(distance) : 0;
    }
    return below;
  }
}
