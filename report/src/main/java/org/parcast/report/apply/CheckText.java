package org.parcast.report.apply;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;
import org.parcast.report.words.TextTable;
import org.parcast.report.words.Wrapped;

/** A parallel version held against the sequential one, as text. */
public final class CheckText {
  private CheckText() {}

  /** Writes the findings, with lines ended by {@code \n}. */
  public static void write(Trial trial, Appendable to) throws IOException {
    if (trial.loops().stream().noneMatch(Trial.Loop::written)) {
      to.append("No loop is written in parallel: nothing is compared.\n");
    } else {
      to.append(Wrapped.item("", results(trial) + " " + output(trial)));
    }
    if (!trial.loops().isEmpty()) {
      TextTable table = new TextTable("llrl");
      table.row("loop", "written", "compared", "same");
      for (Trial.Loop loop : trial.loops()) {
        table.row(place(loop), loop.written() ? "yes" : "no", loop.written() ? Numbers.count(loop.executions(), "execution") : "", loop.same().map(same -> same ? "yes" : "NO").orElse(""));
      }
      to.append("\n").append(table.toText("  "));
      for (Trial.Loop loop : trial.loops()) {
        if (!loop.why().isEmpty()) {
          to.append(Wrapped.item("  " + place(loop) + "  ", Printable.of(loop.why())));
        }
      }
    }
    speed(trial, to);
  }

  private static String results(Trial trial) {
    String same = trial.apart() > 0 ? String.format(Locale.ROOT, "the same within the last digits of sums (largest relative difference %.1e)", trial.apart()) : "the same";
    return trial.sameResults().map(all -> all ? "Each execution leaves " + same + ", on shuffled schedules and on several threads; what is private to iterations is not compared." : "DIFFERENT RESULTS: do not use this version.")
        .orElse("No results of loops could be compared.");
  }

  private static String output(Trial trial) {
    String found = Printable.of(trial.output());
    String compared = trial.sameOutput().map(same -> same ? "Same " + and(trial.compared()) + "." : (trial.isRounded() ? "Equal within rounding: " : "The output differs: ") + found + ".")
        .orElse("The standard output is not compared: " + found + (trial.compared().isEmpty() ? "." : "; same " + and(trial.compared()) + "."));
    List<String> others = trial.changing().stream().filter(name -> !found.contains(name)).toList();
    return compared + (others.isEmpty() ? "" : " Not compared, as the sequential version changes it from run to run: " + and(others) + ".")
        + (Stream.concat(trial.compared().stream(), trial.changing().stream()).anyMatch(name -> name.startsWith("file ")) ? " Files elsewhere than in the working directory are not compared." : " It writes no file in its working directory; others are not compared.");
  }

  private static String and(List<String> names) {
    int last = names.size() - 1;
    return Printable.of(last < 1 ? String.join("", names) : String.join(", ", names.subList(0, last)) + " and " + names.get(last));
  }

  private static void speed(Trial trial, Appendable to) throws IOException {
    if (!trial.cores().isEmpty()) {
      TextTable table = new TextTable("rrrrrrrl");
      table.row("cores", "forecast", "low", "high", "measured", "low", "high", "shown");
      for (Trial.Measured point : trial.cores()) {
        table.row(String.valueOf(point.cores()), ratio(point.forecast()), ratio(point.forecastLow()), ratio(point.forecastHigh()), ratio(point.measured()), ratio(point.low()), ratio(point.high()),
            point.shown().toString());
      }
      to.append("\nSpeed-up of whole runs in fresh virtual machines, both versions in turns; the forecast is of warm loops\n").append(table.toText("  "));
      to.append(Wrapped.item("  ", shown(trial.cores().get(trial.cores().size() - 1))));
      for (Trial.Measured point : trial.cores()) {
        if (point.measured() < point.forecastLow() || point.measured() > point.forecastHigh()) {
          to.append(Wrapped.item("  ", Numbers.count(point.cores(), "core") + ": measured outside of the forecast's interval. The forecast leaves out what a cold virtual machine compiles; "
              + "more time steps, or a quieter machine, tell which it is."));
          break;
        }
      }
    }
    if (!trial.tried().isEmpty()) {
      TextTable table = new TextTable("rl");
      table.row("time", "loops in parallel");
      trial.tried().forEach(set -> table.row(Numbers.time(set.seconds()), set.loops().isEmpty() ? "none" : Printable.of(String.join(", ", set.loops()))));
      to.append("\nTried, the fastest first\n").append(table.toText("  "));
      List<String> fastest = trial.tried().get(0).loops();
      to.append(Wrapped.item("  ", fastest.isEmpty() ? "Nothing is faster than the program as it is." : "Fastest with " + Printable.of(String.join(", ", fastest)) + " in parallel."));
    }
  }

  /** Says of the most cores which version is faster, whatever was forecast: nobody has to find that in the table. */
  private static String shown(Trial.Measured most) {
    String cores = Numbers.count(most.cores(), "core");
    return switch (most.shown()) {
      case FASTER -> "Faster: on " + cores + " the parallel version was so in each turn.";
      case SLOWER -> "SLOWER: on " + cores + " the parallel version is " + Numbers.ratio(most.measured()) + " times as fast as the sequential one. Leave these loops as they are, or give them more work.";
      case NO_DIFFERENCE -> "No difference shown: on " + cores + " neither version was the faster one in each turn. Longer runs, or a quieter machine, tell more.";
    };
  }

  private static String ratio(double value) {
    return Double.isNaN(value) ? "" : Numbers.ratio(value);
  }

  private static String place(Trial.Loop loop) {
    return Printable.of((loop.file() == null ? "?" : Path.of(loop.file()).getFileName().toString()) + ":" + loop.line());
  }
}
