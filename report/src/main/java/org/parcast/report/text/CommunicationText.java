package org.parcast.report.text;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.Finding;
import org.parcast.analyses.valueflow.PhaseSummary;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.Singleton;
import org.parcast.analyses.valueflow.TrafficPattern;
import org.parcast.analyses.valueflow.assembly.AssemblyConvention;
import org.parcast.analyses.valueflow.count.LineTraffic;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Estimator;
import org.parcast.recording.UnmodelledCalls;
import org.parcast.report.Report;
import org.parcast.report.ReportContext;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;
import org.parcast.report.words.TextTable;
import org.parcast.report.words.Wrapped;

/** A communication forecast as text, readable in a hundred columns. */
public final class CommunicationText {
  private static final int MOST_SINGLETONS = 12;
  private static final int MOST_LINES = 8;

  private final ReportContext context;
  private final CommunicationForecast forecast;
  private final StringBuilder out = new StringBuilder();

  private CommunicationText(ReportContext context, CommunicationForecast forecast) {
    this.context = context;
    this.forecast = forecast;
  }

  /** Writes the whole report, opened by the time and the loops where these are known and closed by what became of an earlier one, with lines ended by {@code \n}. */
  public static void write(Report report, Appendable to) throws IOException {
    CommunicationText text = new CommunicationText(report.context(), report.communication().orElseThrow());
    text.write(report.time().map(time -> Opening.text(time, report.scaling())).orElse(""), report.loops(), to);
    if (report.scaling().isPresent()) {
      ScalingText.write(report.scaling().get(), to);
    }
    MachineText.write(report, to);
    if (report.changes().isPresent()) {
      to.append('\n');
      ChangesText.write(report.changes().get(), to);
    }
  }

  private void write(String opening, Optional<List<LoopFinding>> loops, Appendable to) throws IOException {
    title();
    out.append(opening);
    loops.ifPresent(found -> out.append(LoopsSummary.of(found)));
    head();
    singletons();
    if (forecast.ranks().isEmpty()) {
      out.append(isUnknown()
          ? "\nUnknown: what words are computed from went through code that is not followed, which the warnings name.\n"
          : "\nNothing is forecast: in what was seen of the run no word is computed from another.\n");
    } else {
      placements();
      totals();
      lines();
    }
    assumptions();
    warnings();
    to.append(out);
  }

  private void title() {
    String command = context.program() + context.arguments().stream().map(a -> " " + a).collect(Collectors.joining());
    String run = context.traced().isZero() ? "from a recording" : "traced in " + Numbers.seconds(context.traced());
    out.append(Printable.of(command, 60)).append("  (").append(run).append(", analysed in ").append(Numbers.seconds(context.analysed()))
        .append(")\n");
    out.append(PartialText.of(forecast.reason()));
  }

  private void head() {
    out.append("\nValue communication\n");
    String step = forecast.stepLine() == 0 ? "no time loop: the region is one step"
        : Numbers.count(forecast.steps(), "step") + " of the loop at " + place(forecast.stepFile(), forecast.stepLine());
    out.append(Wrapped.item("  steps       ", step + phases()));
    out.append(Wrapped.item("  graph       ", Numbers.grouped(forecast.vertices()) + (forecast.vertices() == 1 ? " vertex" : " vertices")
        + ", " + Numbers.count(forecast.nets(), "net") + "; " + Numbers.count(forecast.words(), "word") + ", "
        + Numbers.count(forecast.births(), "value") + " born, " + Numbers.count(forecast.copies(), "store") + " that copied"));
    tiles();
  }

  private void tiles() {
    forecast.tiles().ifPresent(tiles -> out.append(Wrapped.item("  tiles       ", Numbers.grouped(tiles.count()) + " of about "
        + tiles.side() + " words along each axis stand for the words, to fit --memory. Point-to-point bytes of a step if words stood alone: "
        + forecast.ranks().stream().map(RankForecast::best).filter(d -> d.bounds().isPresent()).map(CommunicationText::between)
            .collect(Collectors.joining("; ")))));
  }

  private static String between(DecompositionForecast tiled) {
    double low = tiled.bounds().get().low();
    double high = tiled.bounds().get().high();
    return Numbers.grouped(tiled.ranks()) + " ranks " + (low == high ? "the same" : Numbers.grouped(low) + " to " + Numbers.grouped(high));
  }

  private String phases() {
    List<PhaseSummary> others = forecast.phases().stream().filter(p -> !p.headline() && p.phase().line() > 0).toList();
    return others.isEmpty() ? "" : "; other time loops: "
        + others.stream().map(p -> place(p.phase().file(), p.phase().line())).collect(Collectors.joining(", "));
  }

  private static String place(String file, int line) {
    return line == 0 ? "?" : Printable.of(file, 20) + ":" + line;
  }

  private void singletons() {
    List<Singleton> all = forecast.singletons().singletons();
    out.append(Wrapped.item("  singletons  ", all.isEmpty() ? "none: no word is used or fed by nearly everything"
        : Numbers.grouped(all.size()) + ", on every rank (score from " + Numbers.ratio(forecast.singletons().threshold()) + ", mean of "
            + "degrees or median " + Numbers.grouped(forecast.singletons().centroid()) + ")"));
    TextTable table = new TextTable("lllrrl");
    for (Singleton s : all.subList(0, Math.min(MOST_SINGLETONS, all.size()))) {
      table.row(Printable.of(s.name(), 20), s.kind().label(), s.words() == 1 ? "" : Numbers.grouped(s.words()) + " words",
          Numbers.grouped(s.bytes()) + " bytes", s.perStep() == 0 ? "not in steps" : Numbers.ratio(s.perStep()) + " per step",
          place(s.file(), s.line()));
    }
    out.append(table.toText("              "));
    if (all.size() > MOST_SINGLETONS) {
      out.append("              and ").append(all.size() - MOST_SINGLETONS).append(" more\n");
    }
  }

  private void placements() {
    out.append("\nBest decomposition; bytes that all ranks together send in a step, and the partitioner's own answer\n");
    TextTable table = new TextTable("rlrrrrrrr");
    table.row("", "", "point to", "collec-", "mes-", "imba-", "partitioner's", "mes-", "imba-");
    table.row("ranks", "decomposition", "point", "tive", "sages", "lance", "p2p", "sages", "lance");
    for (RankForecast ranks : forecast.ranks()) {
      DecompositionForecast best = ranks.best();
      DecompositionForecast own = ranks.partition();
      table.row(String.valueOf(ranks.ranks()), name(best), Numbers.grouped(best.bytesPointToPointPerStep()),
          Numbers.grouped(best.bytesCollectivePerStep()), Numbers.grouped(best.messagesPerStep()), Numbers.ratio(best.imbalance()),
          Numbers.grouped(own.bytesPointToPointPerStep()), Numbers.grouped(own.messagesPerStep()), Numbers.ratio(own.imbalance()));
    }
    out.append(table.toText("  "));
    forecast.ranks().stream().reduce((first, second) -> second).ifPresent(last -> out.append(Wrapped.item("  ", pattern(last))));
    given();
    forecast.ranks().stream().reduce((first, second) -> second).ifPresent(last -> out.append(PlanText.of(last)));
  }

  /** The answers for the decomposition that the user has given. */
  private void given() {
    List<DecompositionForecast> given = forecast.ranks().stream().flatMap(ranks -> ranks.results().stream()).filter(d -> d.estimator() == Estimator.FILE).toList();
    if (given.isEmpty()) {
      return;
    }
    out.append("\nYour decomposition; bytes that all ranks together send in a step\n");
    TextTable table = new TextTable("rlrrrr");
    table.row("", "", "point to", "collec-", "mes-", "imba-");
    table.row("ranks", "assembly", "point", "tive", "sages", "lance");
    for (DecompositionForecast own : given) {
      table.row(String.valueOf(own.ranks()), own.assembly().label(), Numbers.grouped(own.bytesPointToPointPerStep()),
          Numbers.grouped(own.bytesCollectivePerStep()), Numbers.grouped(own.messagesPerStep()), Numbers.ratio(own.imbalance()));
    }
    out.append(table.toText("  "));
  }

  private void totals() {
    out.append("\nBytes in all, set-up included\n");
    TextTable table = new TextTable("rrrrr");
    table.row("ranks", "point to point", "collective", "partitioner's p2p", "collective");
    for (RankForecast ranks : forecast.ranks()) {
      DecompositionForecast own = ranks.partition();
      table.row(String.valueOf(ranks.ranks()), Numbers.grouped(ranks.best().bytesPointToPoint()),
          Numbers.grouped(ranks.best().bytesCollective()), Numbers.grouped(own.bytesPointToPoint()), Numbers.grouped(own.bytesCollective()));
    }
    out.append(table.toText("  "));
  }

  public static String name(DecompositionForecast best) {
    String grid = best.grid().stream().map(String::valueOf).collect(Collectors.joining("x"));
    String name = best.estimator() == Estimator.PARTITION ? "partitioner" : best.estimator().label() + " " + grid + " of " + Printable.of(best.array(), 12);
    return best.assembly() == AssemblyConvention.OWNER ? name : name + ", " + best.assembly().label();
  }

  private static String pattern(RankForecast ranks) {
    TrafficPattern pattern = ranks.pattern();
    String grid = pattern.grid().isEmpty() ? "" : " " + pattern.grid().stream().map(String::valueOf).collect(Collectors.joining("x"));
    String share = pattern.isNamed() ? ", " + Numbers.percent(pattern.share()) + " of the bytes" : "";
    String named = "Pattern on " + Numbers.count(ranks.ranks(), "rank") + (ranks.isPatternOfAnother() ? ", of the best with a name" : "") + ": " + pattern.kind().label() + grid + share;
    return ranks.isPatternOfAnother() ? named + "." : named + "; "
        + Numbers.grouped(Math.round(ranks.best().meanNeighbours() * 10) / 10.0) + " neighbours on average, at most "
        + ranks.best().largestNeighbours() + ".";
  }

  private void lines() {
    RankForecast last = forecast.ranks().get(forecast.ranks().size() - 1);
    if (last.attribution().isEmpty()) {
      return;
    }
    out.append("\nSource lines behind the point-to-point traffic, ").append(last.ranks()).append(" ranks\n");
    TextTable table = new TextTable("rrll");
    table.row("share", "bytes/step", "born", "used");
    for (LineTraffic line : last.attribution().subList(0, Math.min(MOST_LINES, last.attribution().size()))) {
      table.row(Numbers.percent(line.share()), Numbers.grouped(line.bytesPerStep()),
          Printable.of(line.bornName(), 10) + " " + place(line.bornFile(), line.bornLine()),
          Printable.of(line.usedName(), 10) + " " + place(line.usedFile(), line.usedLine()));
    }
    out.append(table.toText("  "));
  }

  private void assumptions() {
    out.append("\nHow sure this is\n");
    for (Finding finding : forecast.findings()) {
      String mark = "  " + finding.certainty().name().toLowerCase(Locale.ROOT);
      out.append(Wrapped.item(mark + " ".repeat(12 - mark.length()), finding.text()));
    }
  }

  /** Whether numbers came from where nobody followed them. */
  private boolean isUnknown() {
    return forecast.warnings().stream().anyMatch(UnmodelledCalls::isWarning);
  }

  private void warnings() {
    if (context.warnings().isEmpty() && forecast.warnings().isEmpty()) {
      return;
    }
    out.append("\nWarnings\n");
    context.warnings().forEach(w -> out.append(Wrapped.item("  - ", Printable.of(w))));
    forecast.warnings().stream().filter(w -> !context.warnings().contains(w)).forEach(w -> out.append(Wrapped.item("  - ", Printable.of(w))));
  }
}
