package org.parcast.report.page;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.parcast.analyses.valueflow.Finding;
import org.parcast.ir.catalogue.Notice;
import org.parcast.report.Report;
import org.parcast.report.compare.Comparison;
import org.parcast.report.page.block.Bullets;
import org.parcast.report.page.block.DecompositionNames;
import org.parcast.report.page.block.Glossary;
import org.parcast.report.page.block.Heading;
import org.parcast.report.page.block.HowTo;
import org.parcast.report.page.block.PageBlock;
import org.parcast.report.page.block.Prose;
import org.parcast.report.page.block.Section;
import org.parcast.report.page.block.SectionAnswer;
import org.parcast.report.page.block.Table;
import org.parcast.report.text.InSeconds;
import org.parcast.report.words.Printable;

/**
 * A whole report.
 *
 * @param program what was run, with its arguments
 * @param partial why the run ended early, else empty
 * @param sections the sections, always the same ones but for the changes: one that was not analysed says how to have it
 */
public record Page(String program, String partial, List<Section> sections) {
  public Page {
    sections = List.copyOf(sections);
  }

  /** The page of a report. */
  public static Page of(Report report) {
    List<Section> sections = new ArrayList<>();
    sections.add(AnswerSection.of(report));
    sections.add(report.time().map(TimeSection::of).orElseGet(
        () -> missing("cores", "Time on several cores", "How much faster the program gets on several cores was not forecast.", "parcast time TARGET")));
    report.changes().ifPresent(comparison -> sections.add(changes(comparison)));
    sections.add(new LoopsSection(report).section());
    sections.add(report.communication().map(forecast -> new CommunicationSection(forecast, report.scaling()).section()).orElseGet(() -> missing("communication",
        "Communication", "Which values would have to travel between the ranks of an MPI version was not forecast.", "parcast comm TARGET")));
    sections.add(report.caches().filter(study -> !study.results().isEmpty()).map(study -> told(new CachesSection(study).section(), InSeconds.caches(report))).orElseGet(
        () -> missing("caches", "Caches", "Hit rates over cores and the lines that miss were not computed.", "parcast cache TARGET --cores 1,2,4,8")));
    sections.add(told(told(new ThreadsSection(report).section(), InSeconds.sharing(report)), InSeconds.placement(report)));
    sections.add(report.network().map(forecast -> told(new NetworkSection(forecast).section(), InSeconds.network(report)))
        .orElseGet(() -> missing("network", "Network", "The gain of placing neighbours on near processors was not computed.", "parcast network TARGET")));
    sections.add(MeasuredSection.of(report));
    sections.add(limits(report));
    String arguments = report.context().arguments().stream().map(a -> " " + a).collect(Collectors.joining());
    return new Page(Printable.of(report.context().program() + arguments), partial(report), sections);
  }

  /** The section of what changed. */
  public static Section changes(Comparison comparison) {
    return ChangesSection.of(comparison);
  }

  /** The section, ended by what it means in seconds where that is known. */
  private static Section told(Section section, Optional<InSeconds.Bounds> inSeconds) {
    List<PageBlock> blocks = new ArrayList<>(section.blocks());
    inSeconds.ifPresent(bounds -> blocks.add(Prose.of("{}", new Prose.Span(Prose.Style.PLAIN, DecompositionNames.micros(bounds.sentence())))));
    return new Section(section.id(), section.title(), blocks);
  }

  /** The answer as plain text. */
  public String summary() {
    return sections.get(0).blocks().stream().flatMap(Page::sentences).map(Prose::plain).collect(Collectors.joining(" "));
  }

  private static Stream<Prose> sentences(PageBlock block) {
    return block instanceof SectionAnswer answer ? answer.sentences().stream() : block instanceof Prose prose ? Stream.of(prose) : Stream.empty();
  }

  /** All tables, by section. */
  public List<Table> tables() {
    return sections.stream().flatMap(section -> section.tables().stream()).toList();
  }

  private static String partial(Report report) {
    String reason = report.communication().map(forecast -> forecast.reason()).orElse("");
    return Printable.of(reason.isEmpty() ? report.context().partial() : reason);
  }

  private static Section missing(String id, String title, String text, String command) {
    return new Section(id, title, List.of(new HowTo(text, command)));
  }

  private static Section limits(Report report) {
    List<Bullets.Item> items = new ArrayList<>();
    Set<String> warnings = new LinkedHashSet<>(report.context().warnings());
    report.communication().ifPresent(forecast -> warnings.addAll(forecast.warnings()));
    report.network().ifPresent(forecast -> warnings.addAll(forecast.warnings()));
    warnings.forEach(warning -> items.add(Bullets.Item.warning(warning)));
    report.communication().ifPresent(forecast -> {
      for (Finding finding : forecast.findings()) {
        items.add(new Bullets.Item(finding.certainty().name().toLowerCase(Locale.ROOT), Printable.of(finding.text())));
      }
    });
    List<PageBlock> content = new ArrayList<>();
    content.add(items.isEmpty() ? Prose.of("There is no warning, and nothing was assumed beyond what the sections say.") : new Bullets(items));
    SortedSet<Notice> notices = notices(report);
    items.forEach(item -> item.about().ifPresent(notices::add));
    if (!notices.isEmpty()) {
      content.add(new Heading("catalogue", "What these mean"));
      content.add(Glossary.of(notices));
    }
    return new Section("limits", "Limits and warnings", content);
  }

  /** What is told outside of this section. */
  private static SortedSet<Notice> notices(Report report) {
    SortedSet<Notice> notices = new TreeSet<>();
    report.loops().ifPresent(loops -> loops.forEach(loop -> notices.add(loop.verdict().notice())));
    report.communication().ifPresent(forecast -> {
      if (forecast.ranks().stream().anyMatch(ranks -> !ranks.attribution().isEmpty())) {
        notices.add(Notice.COMM_TRAFFIC);
      }
      if (!forecast.singletons().singletons().isEmpty()) {
        notices.add(Notice.COMM_COLLECTIVE);
      }
    });
    report.changes().filter(changes -> !changes.remark().isEmpty()).ifPresent(changes -> notices.add(Notice.NOT_COMPARED));
    report.sharing().filter(sharing -> !sharing.falseSharing().isEmpty()).ifPresent(sharing -> notices.add(Notice.FALSE_SHARING));
    return notices;
  }
}
