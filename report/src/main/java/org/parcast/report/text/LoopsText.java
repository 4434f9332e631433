package org.parcast.report.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.loops.verdict.Directive;
import org.parcast.analyses.loops.verdict.LoopCondition;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopProfile;
import org.parcast.analyses.loops.verdict.Verdict;
import org.parcast.report.words.Printable;
import org.parcast.report.words.Wrapped;

/** What is known of loops, as plain text. */
public final class LoopsText {
  /** Obstacles named for a loop; the rest is counted. */
  private static final int SHOWN = 4;

  /** Nests that fill a screen or two; the rest is counted. */
  private static final int NESTS = 10;

  private final Appendable to;
  private final Dialect dialect;
  private final String indentation;

  private LoopsText(Appendable to, Dialect dialect, String indentation) {
    this.to = to;
    this.dialect = dialect;
    this.indentation = indentation;
  }

  /**
   * Writes the nests of loops that matter most: those that gain most, or of loops that were not run, those that can run in parallel. Loops inside one that can run in parallel are named with
   * it, as that is the one to take.
   */
  public static void write(List<LoopFinding> loops, Dialect dialect, Appendable to) throws IOException {
    String which = loops.stream().anyMatch(loop -> loop.observed().isPresent()) ? "" : " (nothing was run)";
    to.append(loops.isEmpty() ? "No loops\n" : plural(loops.size(), "loop") + ", " + LoopCounts.of(loops).inWords() + which + "\n");
    List<LoopNest> nests = new ArrayList<>(LoopNest.of(loops));
    if (loops.stream().allMatch(loop -> loop.profile().isEmpty())) {
      nests.sort(Comparator.comparing(LoopNest::isParallel).reversed());
    }
    int shown = Math.min(NESTS, nests.size());
    for (LoopNest nest : nests.subList(0, shown)) {
      new LoopsText(to, dialect, "").nest(nest);
    }
    if (shown < nests.size()) {
      int more = nests.subList(shown, nests.size()).stream().mapToInt(LoopNest::size).sum();
      to.append("\nand " + plural(more, "loop") + " more: --format json, csv or html has all of them\n");
    }
  }

  private void nest(LoopNest nest) throws IOException {
    loop(nest.loop());
    if (!nest.loop().verdict().isUnordered()) {
      for (LoopNest inner : nest.inner()) {
        new LoopsText(to, dialect, indentation + "  ").nest(inner);
      }
    } else if (!nest.inner().isEmpty()) {
      append(Wrapped.item(indentation + "  ", "inside it: " + inside(nest).map(loop -> "line " + loop.line() + " " + Printable.of(loop.best().text())).collect(Collectors.joining("; "))));
    }
  }

  private static Stream<LoopFinding> inside(LoopNest nest) {
    return nest.inner().stream().flatMap(inner -> Stream.concat(Stream.of(inner.loop()), inside(inner)));
  }

  private void loop(LoopFinding loop) throws IOException {
    to.append('\n').append(indentation).append(Printable.of(loop.place() + "  " + loop.method())).append('\n');
    String within = indentation + "  ";
    to.append(within).append(Printable.of(loop.best().text())).append("  [").append(loop.best().certainty().label());
    loop.observed().ifPresent(observed -> append("; static " + loop.statically().verdict().label() + ", observed " + LoopsSummary.observed(observed)));
    to.append("]\n");
    if (loop.profile().isPresent()) {
      LoopProfile profile = loop.profile().get();
      String gain = loop.verdict() == Verdict.SEQUENTIAL ? "" : String.format(Locale.ROOT, ", gain at most %.2f", profile.gain());
      append(
          within + String.format(
              Locale.ROOT,
              "%.1f %% of the work, %s, %.1f instructions each (longest %.2f times the mean)%s\n",
              100 * profile.share(), plural(profile.iterations(), "iteration"), profile.workPerIteration(), profile.imbalance(), gain));
    }
    Directive.obstacle(loop, dialect).ifPresent(text -> append(within + "no directive: " + Printable.of(text) + "\n"));
    Directive.of(loop, dialect).ifPresent(text -> text.lines().forEach(line -> append(within + Printable.of(line) + "\n")));
    List<Dependence> dependences = loop.best().dependences();
    for (Dependence dependence : dependences.subList(0, Math.min(SHOWN, dependences.size()))) {
      String distance = dependence.distance().isEmpty() ? "" : ", distance " + dependence.distance();
      String seen = dependence.iterations() == 0 ? "" : ", in " + plural(dependence.iterations(), "iteration");
      append(within + "- " + Printable.of(dependence.text()) + distance + seen + " (" + dependence.certainty().label() + ")\n");
    }
    if (dependences.size() > SHOWN) {
      append(within + "- and " + (dependences.size() - SHOWN) + " more\n");
    }
    List<LoopCondition> conditions = loop.best().conditions();
    if (!conditions.isEmpty()) {
      String shown = conditions.stream().limit(SHOWN).map(LoopCondition::inWords).collect(Collectors.joining("; "));
      String more = conditions.size() > SHOWN ? "; and " + (conditions.size() - SHOWN) + " more" : "";
      append(Wrapped.item(within, "provided that " + Printable.of(shown) + more));
    }
    for (String note : loop.best().notes()) {
      append(Wrapped.item(within, Printable.of(note)));
    }
    if (!loop.disagreement().isEmpty()) {
      append(Wrapped.item(within, Printable.of(loop.disagreement())));
    }
  }

  private static String plural(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  private void append(String text) {
    try {
      to.append(text);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
