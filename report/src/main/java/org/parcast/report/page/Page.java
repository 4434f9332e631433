package org.parcast.report.page;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.parcast.analyses.valueflow.Finding;
import org.parcast.report.Numbers;
import org.parcast.report.Printable;
import org.parcast.report.Report;

/**
 * A whole report.
 *
 * @param program what was run, with its arguments
 * @param partial why the run ended early, else empty
 * @param sections the sections, always the same ones: one that was not analysed says how to have it
 */
public record Page(String program, String partial, List<Section> sections) {
  public Page {
    sections = List.copyOf(sections);
  }

  /** The page of a report. */
  public static Page of(Report report) {
    List<Section> sections = new ArrayList<>();
    sections.add(answer(report));
    sections.add(new LoopsSection(report).section());
    sections.add(report.communication().map(forecast -> new CommunicationSection(forecast).section()).orElseGet(() -> missing("communication",
        "Communication", "Which values would have to travel between the ranks of an MPI version was not forecast.", "parcast comm TARGET")));
    sections.add(missing("caches", "Caches", "Hit rates over cores, miss ratio curves and the lines that miss were not computed.", "parcast cache TARGET"));
    sections.add(new ThreadsSection(report).section());
    sections.add(report.network().map(forecast -> new NetworkSection(forecast).section())
        .orElseGet(() -> missing("network", "Network", "The gain of placing neighbours on near processors was not computed.", "parcast network TARGET")));
    sections.add(measured(report));
    sections.add(limits(report));
    String arguments = report.context().arguments().stream().map(a -> " " + a).collect(Collectors.joining());
    return new Page(Printable.of(report.context().program() + arguments), partial(report), sections);
  }

  /** All tables, by section. */
  public List<Table> tables() {
    List<Table> tables = new ArrayList<>();
    for (Section section : sections) {
      for (Block block : section.blocks()) {
        if (block instanceof Table table) {
          tables.add(table);
        } else if (block instanceof Folded folded) {
          tables.add(folded.table());
        } else if (block instanceof Figure figure) {
          tables.add(figure.table());
        } else if (block instanceof HeatMaps maps) {
          maps.maps().forEach(map -> tables.add(map.table()));
        }
      }
    }
    return tables;
  }

  private static String partial(Report report) {
    return report.communication().filter(forecast -> forecast.partial()).map(forecast -> Printable.of(forecast.reason())).orElse("");
  }

  private static Section answer(Report report) {
    List<Block> sentences = new ArrayList<>();
    report.loops().ifPresent(loops -> LoopsAnswer.add(loops, sentences));
    report.communication().ifPresent(forecast -> sentences.addAll(new CommunicationAnswer(forecast).sentences()));
    if (sentences.isEmpty()) {
      sentences.add(Prose.of("Nothing was analysed yet; the sections below say how to get each answer."));
    }
    return new Section("answer", "The answer", sentences);
  }

  private static Section missing(String id, String title, String text, String command) {
    return new Section(id, title, List.of(new HowTo(text, command)));
  }

  private static Section measured(Report report) {
    Table.Builder table = new Table.Builder("measured-table", "What was run and seen").text("what", "value");
    table.row(Cell.text("program"), Cell.text(report.context().program()));
    table.row(Cell.text("arguments"), report.context().arguments().isEmpty() ? Cell.none() : Cell.text(String.join(" ", report.context().arguments())));
    if (!report.context().traced().isZero()) {
      table.row(Cell.text("traced run"), Cell.text(Numbers.seconds(report.context().traced())));
    }
    if (!report.context().analysed().isZero()) {
      table.row(Cell.text("analysis"), Cell.text(Numbers.seconds(report.context().analysed())));
    }
    report.communication().ifPresent(forecast -> MeasuredCommunication.add(forecast, table));
    List<Block> blocks = new ArrayList<>();
    boolean run = report.communication().isPresent() || report.sharing().isPresent() || !report.context().traced().isZero();
    blocks.add(Prose.of(run ? "One run on one input was traced; every figure follows from that recording."
        : "Nothing was run: what is said of loops was found in the program's text and holds for every input."));
    blocks.add(table.build());
    return new Section("measured", "How it was measured", blocks);
  }

  private static Section limits(Report report) {
    List<Bullets.Item> items = new ArrayList<>();
    Set<String> warnings = new LinkedHashSet<>(report.context().warnings());
    report.communication().ifPresent(forecast -> warnings.addAll(forecast.warnings()));
    report.network().ifPresent(forecast -> warnings.addAll(forecast.warnings()));
    warnings.forEach(warning -> items.add(new Bullets.Item("warning", Printable.of(warning))));
    report.communication().ifPresent(forecast -> {
      for (Finding finding : forecast.findings()) {
        items.add(new Bullets.Item(finding.certainty().name().toLowerCase(Locale.ROOT), Printable.of(finding.text())));
      }
    });
    Block content = items.isEmpty() ? Prose.of("There is no warning, and nothing was assumed beyond what the sections say.") : new Bullets(items);
    return new Section("limits", "Limits and warnings", List.of(content));
  }
}
