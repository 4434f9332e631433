package org.parcast.report.page;

import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.network.LocalityParameters;
import org.parcast.report.Report;
import org.parcast.report.ReportContext;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.PageBlock;
import org.parcast.report.page.block.Prose;
import org.parcast.report.page.block.Section;
import org.parcast.report.page.block.Table;
import org.parcast.report.words.Numbers;

/** How the figures came about. */
final class MeasuredSection {
  private MeasuredSection() {}

  static Section of(Report report) {
    List<PageBlock> blocks = new ArrayList<>();
    report.loops().ifPresent(loops -> blocks.add(Prose.of(loops.stream().anyMatch(loop -> loop.observed().isPresent())
        ? "Loops: what is proven was found in the program's text and holds for every input; what is observed was seen in one run on one input."
        : "Loops: nothing was run; what is proven was found in the program's text and holds for every input.")));
    report.communication().ifPresent(forecast -> blocks.add(
        Prose.of("Communication: one run on one input was traced, every value followed from its birth to its uses; the figures follow from that recording.")));
    report.caches().ifPresent(study -> blocks.add(Prose.of("Caches: the references of one run" + (study.isOfTrace() ? "" : ", dealt to cores by the loops' schedules")
        + ", interleaving {} (how those of several cores mix), layout {} (where arrays lie).", Prose.code(study.interleave()), Prose.code(study.layout()))));
    report.sharing().ifPresent(forecast -> blocks.add(Prose.of("Threads: the references of one run, in blocks of {}.",
        Prose.strong(Numbers.count(forecast.request().granularity(), "byte")))));
    report.network().ifPresent(forecast -> blocks.add(
        Prose.of("Network: the locality model of Johnson (ISCA 1992), solved for the parameters below.")));
    if (blocks.isEmpty()) {
      blocks.add(Prose.of("Nothing was measured, since nothing was analysed."));
    }
    blocks.add(table(report));
    report.network().ifPresent(forecast -> blocks.add(parameters(forecast.parameters())));
    return new Section("measured", "How it was measured", blocks);
  }

  private static Table table(Report report) {
    ReportContext context = report.context();
    Table.Builder table = new Table.Builder("measured-table", "What was run and seen").text("what", "value");
    table.row(Cell.text("program"), Cell.text(context.program()));
    if (!context.arguments().isEmpty()) {
      table.row(Cell.text("arguments"), Cell.text(String.join(" ", context.arguments())));
    }
    if (!context.traced().isZero()) {
      table.row(Cell.text("traced run"), Cell.text(Numbers.seconds(context.traced())));
    }
    if (!context.analysed().isZero()) {
      table.row(Cell.text("analysis"), Cell.text(Numbers.seconds(context.analysed())));
    }
    report.communication().ifPresent(forecast -> MeasuredCommunication.add(forecast, table));
    return table.build();
  }

  private static Table parameters(LocalityParameters parameters) {
    return new Table.Builder("network-parameters", "What the model of the network was given").text("parameter", "symbol").numbers("value")
        .row(Cell.text("dimensions of the network"), Cell.text("n"), Cell.number(parameters.dimension()))
        .row(Cell.text("contexts of a processor"), Cell.text("p"), Cell.number(parameters.contexts()))
        .row(Cell.text("messages one after the other in a transaction"), Cell.text("c"), Cell.ratio(parameters.criticalMessages()))
        .row(Cell.text("messages of a transaction"), Cell.text("g"), Cell.ratio(parameters.messages()))
        .row(Cell.text("flits of a message"), Cell.text("B"), Cell.ratio(parameters.flits()))
        .row(Cell.text("work between transactions, cycles"), Cell.text("T_r"), Cell.ratio(parameters.runLength()))
        .row(Cell.text("fixed part of a transaction, cycles"), Cell.text("T_f"), Cell.ratio(parameters.overhead()))
        .row(Cell.text("switch between contexts, cycles"), Cell.text("T_s"), Cell.ratio(parameters.contextSwitch()))
        .row(Cell.text("speed of the network relative to the base"), Cell.text("F"), Cell.ratio(parameters.speed())).build();
  }
}
