package org.parcast.report.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.Verdict;
import org.parcast.report.page.block.Prose;
import org.parcast.report.text.LoopCounts;
import org.parcast.report.words.Numbers;

/** The verdicts on the loops in a sentence or two. */
final class LoopsAnswer {
  private LoopsAnswer() {}

  static List<Prose> of(List<LoopFinding> loops) {
    if (loops.isEmpty()) {
      return List.of(Prose.of("The program has no loop that could run in parallel."));
    }
    List<Prose> sentences = new ArrayList<>();
    List<LoopFinding> parallel = loops.stream().filter(loop -> loop.verdict().isUnordered()).toList();
    String count = parallel.size() + " of " + Numbers.count(loops.size(), "loop");
    long asTheyStand = parallel.stream().filter(loop -> loop.verdict() == Verdict.PARALLEL).count();
    sentences.add(parallel.isEmpty() ? Prose.of("None of {} can run in parallel as it is written.", Prose.strong(Numbers.count(loops.size(), "loop")))
        : Prose.of("{} can run in parallel, {} of them as they stand: {}.", Prose.strong(count), Prose.strong(String.valueOf(asTheyStand)), sure(LoopCounts.of(loops))));
    Optional<LoopFinding> first = parallel.stream().filter(loop -> loop.profile().isPresent() && loop.file() != null)
        .max(Comparator.comparingDouble(loop -> loop.profile().get().gain()));
    first.ifPresent(loop -> sentences.add(Prose.of("The one that gains most is {}: it holds {} of the work, counted in instructions, and running it in parallel makes the program at most {} times faster.",
        Prose.code(loop.place()), Prose.strong(Numbers.percent(loop.profile().get().share())),
        Prose.strong(Numbers.ratio(loop.profile().get().gain())))));
    return sentences;
  }

  private static Prose.Span sure(LoopCounts counts) {
    String proven = counts.proven() + " proven";
    String observed = counts.inThisRun() + " in this run";
    return Prose.strong(counts.inThisRun() == 0 ? counts.proven() == 1 ? "it is proven" : "all are proven" : counts.proven() == 0 ? "as this run showed" : proven + ", " + observed);
  }
}
