package org.parcast.report.page.block;

import java.util.List;
import java.util.stream.Collectors;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.valueflow.TrafficPattern;
import org.parcast.analyses.valueflow.assembly.AssemblyConvention;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Estimator;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;

/** What decompositions, patterns and places are called. */
public final class DecompositionNames {
  private DecompositionNames() {}

  public static String decomposition(DecompositionForecast placement) {
    String name = placement.estimator() == Estimator.PARTITION ? "partitioner"
        : kind(placement.estimator()) + " " + grid(placement.grid()) + " of " + Printable.of(placement.array());
    return placement.assembly() == AssemblyConvention.OWNER ? name : name + ", " + placement.assembly().label();
  }

  /** Without array and grid. */
  public static String kind(Estimator estimator) {
    return switch (estimator) {
      case ROWS -> "rows";
      case COLUMNS -> "columns";
      case BLOCK2D -> "2-D blocks";
      case BLOCK3D -> "3-D blocks";
      case CYCLIC -> "cyclic";
      case BLOCK_CYCLIC -> "block-cyclic";
      case FILE -> "your decomposition";
      case PARTITION -> "partitioner";
    };
  }

  static String grid(List<Integer> grid) {
    return grid.stream().map(String::valueOf).collect(Collectors.joining("\u202f\u00d7\u202f"));
  }

  /** What a machine consists of, as "2 sockets of 4 cores of 1 thread". */
  public static String parts(MachineHierarchy machine) {
    return machine.levels().stream().map(level -> Numbers.count(level.arity(), Printable.of(level.kind()))).collect(Collectors.joining(" of "));
  }

  public static String pattern(TrafficPattern pattern) {
    return pattern.grid().isEmpty() ? pattern.kind().label() : pattern.kind().label() + " " + grid(pattern.grid());
  }

  /** A time of any size. */
  public static String time(double seconds) {
    return micros(Numbers.time(seconds));
  }

  /** A sentence of the text with its "us" as a page writes them. */
  public static String micros(String text) {
    return text.replaceAll("(?<=\\d) us\\b", " \u00b5s");
  }

  public static String place(String file, int line) {
    return line == 0 ? "an input" : file.substring(file.lastIndexOf('/') + 1) + ":" + line;
  }
}
