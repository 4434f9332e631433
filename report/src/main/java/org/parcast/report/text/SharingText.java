package org.parcast.report.text;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.parcast.analyses.sharing.DetectorComparison;
import org.parcast.analyses.sharing.FalseSharing;
import org.parcast.analyses.sharing.SharedData;
import org.parcast.analyses.sharing.SharingForecast;
import org.parcast.analyses.sharing.matrix.MatrixComparison;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.recording.MemoryUnits;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;
import org.parcast.report.words.TextTable;
import org.parcast.report.words.Wrapped;

/** Communication between threads for people. */
public final class SharingText {
  /** Shades from none to most. */
  private static final String SHADES = ".:-=+*#%@";

  /** Rows of a heat map, and names of threads, that can be looked at. */
  private static final int MOST = 64;

  private static final int MOST_PLACES = 3;

  private SharingText() {}

  /** Writes it. */
  public static void write(SharingForecast sharing, Appendable to) throws IOException {
    to.append("Communication between " + Numbers.count(sharing.threads(), "thread") + ", " + sharing.request().detection().label()
        + " detection, blocks of " + Numbers.grouped(sharing.request().granularity()) + " bytes\n\n");
    TextTable table = new TextTable("lr");
    table.row("events", Numbers.grouped(sharing.types().total()));
    table.row("  read and read", Numbers.grouped(sharing.types().readRead()));
    table.row("  read and write", Numbers.grouped(sharing.types().readWrite()));
    table.row("  write and write", Numbers.grouped(sharing.types().writeWrite()));
    sharing.statistics().ifPresent(statistics -> {
      table.row("by the accurate definition", "");
      table.row("  true", Numbers.grouped(statistics.trueEvents()));
      table.row("  spatial false", Numbers.grouped(statistics.spatialFalse()));
      table.row("  temporal false", Numbers.grouped(statistics.temporalFalse()));
      table.row("  logical false, of true and spatial false", Numbers.grouped(statistics.logicalFalse()));
      table.row("  private accesses", Numbers.grouped(statistics.privateAccesses()));
    });
    to.append(table.toText("  "));
    if (sharing.meanSquaredError().isPresent()) {
      to.append(String.format(Locale.ROOT, "\n  mean squared error of the relaxed matrix against the accurate: %.1f of at most %.0f\n",
          sharing.meanSquaredError().getAsDouble(), TaskMatrix.largestError(sharing.threads())));
    }
    if (sharing.comparison().isPresent()) {
      MatrixComparison with = sharing.comparison().get();
      to.append(Wrapped.item("\n  ", String.format(Locale.ROOT, "mean squared error against %s: %.1f of at most %.0f", Printable.of(with.with()), with.error(), with.largest())));
    }
    if (sharing.pattern().isPresent()) {
      to.append("\n  Pattern: " + sharing.pattern().get().label() + "\n");
    }
    int together = (sharing.threads() + MOST - 1) / MOST;
    to.append("\nMatrix, darker is more").append(together == 1 ? "" : "; each row and column is " + together + " threads").append("\n\n");
    heatMap(joined(sharing.matrix(), together), together, to);
    sharedData(sharing, to);
    to.append("\nFalse sharing\n\n");
    if (sharing.falseSharing().isEmpty()) {
      to.append(Wrapped.item("  ", noFalseSharing(sharing)));
    }
    for (FalseSharing finding : sharing.falseSharing()) {
      String places = finding.places().isEmpty() ? "" : " (" + String.join(", ", finding.places()) + ")";
      to.append(Wrapped.item("  - ", Printable.of(finding.data()) + places + ": " + Numbers.count(finding.events(), "event")
          + (finding.lines() == 0 ? "" : " on " + Numbers.count(finding.lines(), "cache line")) + "; " + finding.remedy()));
    }
    if (!sharing.names().isEmpty()) {
      threads(sharing.names(), to);
    }
  }

  /** What the threads communicate through, where that is known. */
  private static void sharedData(SharingForecast sharing, Appendable to) throws IOException {
    if (sharing.sharedData().isEmpty()) {
      return;
    }
    to.append("\nData that threads communicate through\n\n");
    TextTable table = new TextTable("lrrl").row("data", "events", "both read", "used at, heaviest first");
    for (SharedData shared : sharing.sharedData()) {
      table.row(shared.data().isEmpty() ? "without a name" : Printable.of(shared.data()), Numbers.grouped(shared.events()),
          Numbers.grouped(shared.bothRead()), places(shared.places()));
    }
    to.append(table.toText("  "));
  }

  private static String places(List<String> places) {
    String first = String.join(", ", places.subList(0, Math.min(MOST_PLACES, places.size())));
    return first + (places.size() > MOST_PLACES ? " and " + (places.size() - MOST_PLACES) + " more" : "");
  }

  /** Why there is nothing to name. */
  public static String noFalseSharing(SharingForecast sharing) {
    if (sharing.threads() == 1) {
      return "None: there is one thread only. --threads N of a program tells of its parallel loops with N of them.";
    }
    if (sharing.statistics().isEmpty() && sharing.request().granularity() != MemoryUnits.LINE_BYTES) {
      return "Of threads that are watched as they run it is told with blocks of " + MemoryUnits.LINE_BYTES + " bytes only (--granularity).";
    }
    if (sharing.types().readWrite() + sharing.types().writeWrite() == 0) {
      String ofTraces = sharing.sharedData().isEmpty() ? " (Accesses of a trace without r or w at their end count as reads.)" : "";
      return "None: no thread is known to store to what others use." + ofTraces;
    }
    String others = " on lines whose words are shared more often, or below a hundredth of all events.";
    return sharing.statistics().map(seen -> "None that is worth a change. Of " + Numbers.count(seen.spatialFalse(), "spatial false event") + " " + Numbers.grouped(seen.spatialFalse() - seen.apart())
        + " are of two loads, or of threads with a word in common" + (seen.apart() == 0 ? "." : "; the others are" + others))
        .orElse("None that is worth a change: what there is of different words is" + others);
  }

  private static void threads(List<String> names, Appendable to) throws IOException {
    to.append("\nThreads watched\n\n");
    StringBuilder all = new StringBuilder();
    for (int thread = 0; thread < Math.min(MOST, names.size()); thread++) {
      all.append(thread).append(' ').append(Printable.of(names.get(thread))).append(thread + 1 < names.size() ? ", " : "");
    }
    if (names.size() > MOST) {
      all.append("and ").append(names.size() - MOST).append(" more");
    }
    to.append(Wrapped.item("  ", all.toString()));
  }

  /** Writes how far the definitions are from each other and what their detection costs, where both were made. */
  public static void detectors(SharingForecast sharing, Appendable to) throws IOException {
    if (sharing.detectors().isEmpty()) {
      return;
    }
    DetectorComparison both = sharing.detectors().get();
    to.append(String.format(Locale.ROOT, "\nDetectors, their error against the accurate matrix (at most %.0f), caches %s\n\n",
        TaskMatrix.largestError(sharing.threads()), Printable.of(sharing.request().machine().name())));
    TextTable table = new TextTable("lrrr").row("detector", "events", "MSE", "time");
    table.row("accurate", events(both.accurate()), "0.0", seconds(both.accurateTime()));
    table.row("accurate and temporal false", events(both.withTemporalFalse()), error(both.temporalFalseError()), "");
    for (DetectorComparison.Relaxed relaxed : both.relaxed()) {
      table.row("relaxed, blocks of " + Numbers.grouped(relaxed.granularity()), events(relaxed.matrix()), error(relaxed.error()), seconds(relaxed.time()));
    }
    to.append(table.toText("  "));
  }

  private static String events(TaskMatrix matrix) {
    return Numbers.grouped(matrix.total());
  }

  private static String error(double error) {
    return String.format(Locale.ROOT, "%.1f", error);
  }

  private static String seconds(Duration time) {
    return String.format(Locale.ROOT, "%.3f s", time.toNanos() / 1e9);
  }

  /** Writes what watching the threads cost; times are zero where a run did not come to its end. */
  public static void cost(Duration plain, Duration watched, Appendable to) throws IOException {
    if (plain.isZero() || watched.isZero()) {
      to.append("\n  What watching costs is not known, as the run ended early.\n");
      return;
    }
    to.append(String.format(Locale.ROOT, "\n  The program took %s as it is and %s watched: %.1f times as long.\n", Numbers.seconds(plain),
        Numbers.seconds(watched), (double) watched.toMillis() / Math.max(1, plain.toMillis())));
  }

  /** The matrix of groups of threads, as many together as told. */
  private static TaskMatrix joined(TaskMatrix matrix, int together) {
    int groups = (matrix.size() + together - 1) / together;
    double[][] rows = new double[groups][groups];
    for (int a = 0; a < matrix.size(); a++) {
      for (int b = 0; b < matrix.size(); b++) {
        rows[a / together][b / together] += matrix.get(a, b);
      }
    }
    return TaskMatrix.of(rows);
  }

  private static void heatMap(TaskMatrix matrix, int together, Appendable to) throws IOException {
    TaskMatrix normal = matrix.normalised();
    for (int i = 0; i < normal.size(); i++) {
      StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "  %4d ", i * together));
      for (double value : normal.row(i)) {
        int shade = value == 0 ? 0 : 1 + (int) Math.min(SHADES.length() - 2, value / TaskMatrix.NORMAL * (SHADES.length() - 1));
        line.append(SHADES.charAt(shade)).append(SHADES.charAt(shade));
      }
      to.append(line.toString().stripTrailing()).append('\n');
    }
  }
}
