package org.parcast.report.text;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.parcast.analyses.cache.ScopedProfile;
import org.parcast.analyses.reuse.ReuseDistances;
import org.parcast.analyses.reuse.ReuseProfile;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;
import org.parcast.report.words.TextTable;

/** Reuse profiles for people: by powers of sixteen, the most cores only. JSON and CSV have every distance. */
final class ProfileText {
  private static final double PERCENT = 100;
  private static final int BITS = 4;
  private static final int COLUMNS = 5;

  private ProfileText() {}

  static void write(List<ScopedProfile> profiles, Appendable to) throws IOException {
    int most = profiles.stream().mapToInt(ScopedProfile::cores).max().orElseThrow();
    to.append("\nReuse profiles on " + Numbers.count(most, "core") + ": percent of the references of each distance in lines\n");
    TextTable table = new TextTable("llrr" + "r".repeat(COLUMNS + 1));
    table.row("scope", "kind", "references", "first", "below 1", "below 16", "below 256", "below 4,096", "below 65,536", "above");
    profiles.stream().filter(profile -> profile.cores() == most && !profile.isOfReference()).forEach(profile -> table.row(row(profile)));
    to.append(table.toText("  "));
  }

  private static String[] row(ScopedProfile scoped) {
    ReuseProfile profile = scoped.profile();
    double[] shares = new double[COLUMNS + 1];
    for (long distance : profile.distances()) {
      if (distance != ReuseDistances.INFINITE) {
        shares[Math.min(COLUMNS, (Long.SIZE - Long.numberOfLeadingZeros(distance) + BITS - 1) / BITS)] += profile.probability(distance);
      }
    }
    String kind = scoped.sharedBy() == 1 ? "private" : "shared by " + scoped.sharedBy();
    return java.util.stream.Stream.concat(
        java.util.stream.Stream.of(Printable.of(scoped.scope()), kind, Numbers.grouped(profile.references()), percent(profile.probability(ReuseDistances.INFINITE))),
        IntStream.range(0, shares.length).mapToObj(column -> percent(shares[column]))).toArray(String[]::new);
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.2f", PERCENT * share);
  }
}
