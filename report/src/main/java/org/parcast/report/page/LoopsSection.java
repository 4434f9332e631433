package org.parcast.report.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.loops.verdict.Directive;
import org.parcast.analyses.loops.verdict.LoopCondition;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopProfile;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.Verdict;
import org.parcast.analyses.sharing.FalseSharing;
import org.parcast.ir.catalogue.Notice;
import org.parcast.report.Report;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.DecompositionNames;
import org.parcast.report.page.block.Folded;
import org.parcast.report.page.block.Heading;
import org.parcast.report.page.block.HowTo;
import org.parcast.report.page.block.Note;
import org.parcast.report.page.block.PageBlock;
import org.parcast.report.page.block.Prose;
import org.parcast.report.page.block.Section;
import org.parcast.report.page.block.Table;
import org.parcast.report.words.Numbers;

/** Which loops can run in parallel, and what the analyses have to say of lines of the source. */
final class LoopsSection {
  private static final int SHOWN = 60;
  private static final int SHOWN_DEPENDENCES = 100;

  private final Report report;

  LoopsSection(Report report) {
    this.report = report;
  }

  Section section() {
    List<PageBlock> blocks = new ArrayList<>();
    if (report.loops().isEmpty()) {
      blocks.add(new HowTo("Which loops can run in parallel was not analysed.", "parcast loops TARGET"));
    }
    lines(blocks);
    report.loops().ifPresent(loops -> loops(loops, blocks));
    return new Section("loops", "Loops and lines", blocks);
  }

  private static void loops(List<LoopFinding> loops, List<PageBlock> blocks) {
    if (loops.isEmpty()) {
      blocks.add(Prose.of("The program has no loop."));
      return;
    }
    blocks.add(new Heading("every-loop", "Every loop"));
    blocks.add(verdicts(loops));
    Table conditions = conditions(loops);
    if (!conditions.rows().isEmpty()) {
      blocks.add(Prose.of("What held in this run, and has to hold so that the loops that were only observed run in parallel:"));
      blocks.add(new Folded(conditions));
    }
    Table dependences = dependences(loops);
    if (!dependences.rows().isEmpty()) {
      blocks.add(Prose.of("What keeps the iterations of the others in order:"));
      blocks.add(new Folded(dependences));
    }
  }

  private static Table verdicts(List<LoopFinding> loops) {
    boolean profiled = loops.stream().anyMatch(loop -> loop.profile().isPresent());
    Table.Builder table = new Table.Builder("loop-verdicts", "What has to be done so that a loop's iterations may run at the same time, as a directive where there is one")
        .text("loop", "in", "verdict", "how sure").numbers(profiled ? new String[] {"share of work", "gain at most"} : new String[0]).code("what to do")
        .numbers(profiled ? new String[] {"iterations", "longest iteration"} : new String[0]).show(SHOWN);
    for (LoopFinding loop : loops) {
      LoopVerdict best = loop.best();
      Optional<LoopProfile> profile = loop.profile();
      List<Cell> row = new ArrayList<>(List.of(place(loop), Cell.text(loop.method()), Cell.mark(best.verdict().label(), kind(loop).name().toLowerCase(Locale.ROOT)),
          Cell.text(sure(loop))));
      if (profiled) {
        row.add(profile.map(p -> Cell.share(p.share())).orElse(Cell.none()));
        row.add(profile.filter(p -> loop.verdict() != Verdict.SEQUENTIAL).map(p -> Cell.ratio(p.gain())).orElse(Cell.none()));
      }
      row.add(Cell.remarked(Directive.of(loop, Dialect.PYJAMA).orElse(best.text()), loop.disagreement()));
      if (profiled) {
        row.add(profile.map(p -> Cell.number(p.iterations())).orElse(Cell.none()));
        row.add(profile.map(p -> Cell.ratio(p.imbalance())).orElse(Cell.none()));
      }
      table.row(row.toArray(Cell[]::new));
    }
    return table.build();
  }

  /** How sure the verdict is, and where another one is proven or was observed, which. */
  private static String sure(LoopFinding loop) {
    Verdict best = loop.best().verdict();
    String sure = loop.best().certainty().label();
    Verdict proven = loop.statically().verdict();
    Optional<Verdict> observed = loop.observed().map(LoopVerdict::verdict).filter(verdict -> verdict != best);
    return sure + (proven == best ? "" : "; without a run: " + proven.label()) + observed.map(verdict -> "; observed: " + verdict.label()).orElse("");
  }

  private static Cell place(LoopFinding loop) {
    return loop.file() == null ? Cell.none() : Cell.text(loop.place());
  }

  private static Table dependences(List<LoopFinding> loops) {
    Table.Builder table = new Table.Builder("dependences-table", "What an iteration owes to an earlier one").text("loop", "kind", "what", "lines", "distance")
        .numbers("iterations that do").text("how sure").show(SHOWN_DEPENDENCES);
    for (LoopFinding loop : loops) {
      for (Dependence d : loop.best().dependences()) {
        table.row(place(loop), Cell.text(d.kind().label()), Cell.text(d.what()), Cell.text(lines(d)),
            d.distance().isEmpty() ? Cell.none() : Cell.text(d.distance().toString()),
            d.iterations() == 0 ? Cell.none() : Cell.number(d.iterations()), Cell.text(d.certainty().label()));
      }
    }
    return table.build();
  }

  private static Table conditions(List<LoopFinding> loops) {
    Table.Builder table = new Table.Builder("conditions-table", "Conditions of loops that are parallel in this run").text("loop", "provided that", "line").show(SHOWN_DEPENDENCES);
    for (LoopFinding loop : loops) {
      for (LoopCondition condition : loop.best().conditions()) {
        table.row(place(loop), Cell.text(condition.text()), Cell.text(line(condition.file(), condition.line())));
      }
    }
    return table.build();
  }

  /** From where to where, with the names of other files than the loop's. */
  private static String lines(Dependence dependence) {
    String from = line(dependence.fromFile(), dependence.fromLine());
    String to = line(dependence.toFile(), dependence.toLine());
    return dependence.fromLine() == 0 || from.equals(to) ? to : from + " to " + to;
  }

  private static String line(String file, int number) {
    return number == 0 ? "" : file.isEmpty() ? String.valueOf(number) : DecompositionNames.place(file, number);
  }

  private void lines(List<PageBlock> blocks) {
    SourceNotes notes = new SourceNotes(report.sources());
    report.loops().ifPresent(loops -> loops.forEach(loop -> verdict(loop, notes)));
    report.communication().ifPresent(forecast -> CommunicationNotes.add(forecast, notes));
    report.caches().filter(study -> !study.results().isEmpty()).ifPresent(study -> new CachesSection(study).notes(notes));
    report.sharing().ifPresent(forecast -> forecast.falseSharing().forEach(data -> falseSharing(data, notes)));
    if (!notes.isEmpty()) {
      blocks.add(new Heading("source", "On the source"));
      String traffic = report.communication().isPresent() ? "; traffic is that of the largest number of ranks" : "";
      List<PageBlock> views = notes.views();
      blocks.add(views.isEmpty() ? Prose.of("The source was not at hand; --sources names where it is.")
          : Prose.of("Where something is to be said of a line" + traffic + ". A bar is the part of the whole that a line causes."));
      blocks.addAll(views);
      blocks.add(new Folded(notes.table()));
    }
  }

  private static Note.Kind kind(LoopFinding loop) {
    return switch (loop.verdict()) {
      case PARALLEL -> Note.Kind.PARALLEL;
      case PRIVATIZE, REDUCTION, PIPELINE -> Note.Kind.CONDITIONAL;
      case SEQUENTIAL -> Note.Kind.SEQUENTIAL;
    };
  }

  private static void falseSharing(FalseSharing data, SourceNotes notes) {
    for (String place : data.places()) {
      notes.add(place, new Note(Note.Kind.FALSE_SHARING, "false sharing of " + data.data() + ", " + Numbers.count(data.events(), "event"), 0, Notice.FALSE_SHARING));
    }
  }

  private static void verdict(LoopFinding loop, SourceNotes notes) {
    if (loop.file() == null) {
      return;
    }
    double share = loop.profile().map(LoopProfile::share).filter(part -> part >= CommunicationNotes.LEAST_SHARE).orElse(0.0);
    String work = share > 0 ? ", " + Numbers.percent(share) + " of the work" : "";
    String sure = loop.verdict().isUnordered() && loop.best().certainty() == Certainty.OBSERVED ? ", observed" : "";
    notes.add(loop.file(), loop.line(), new Note(kind(loop), loop.best().text() + sure + work, share, loop.verdict().notice()));
  }
}
