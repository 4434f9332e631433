package org.parcast.analyses.loops.verdict;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Whether a loop can run in parallel.
 *
 * @param verdict what has to be done
 * @param certainty of a loop whose iterations are unordered, whether that is proven or observed; else how sure the strongest obstacle is
 * @param privates names of the variables, arrays and fields that each thread needs for itself, sorted
 * @param firstPrivates names of those whose copies begin with the value from before the loop, sorted
 * @param reductions what the iterations gather
 * @param counters names of local variables beside the loop's own that count on from iteration to iteration: the loop has to compute them in each from its
 *     own before its iterations may run in any order
 * @param lifted the dependences that copies, gathering and computing do away with: one of each of those variables, by its name
 * @param unreached those of the private and gathered names that are fields which called methods use by themselves: the copies of a clause do not reach them
 * @param dependences what keeps the iterations in order, the most telling first; for a pipeline with distance vectors
 * @param notes what else is to be done or known, each a sentence
 * @param conditions what has to hold where the verdict was observed only: it did in the run
 */
public record LoopVerdict(
    Verdict verdict,
    Certainty certainty,
    List<String> privates,
    List<String> firstPrivates,
    List<Reduction> reductions,
    List<String> counters,
    List<Dependence> lifted,
    List<String> unreached,
    List<Dependence> dependences,
    List<String> notes,
    List<LoopCondition> conditions) {

  /** A verdict on a loop that counts with one variable only, and does away with no dependence. */
  public LoopVerdict(
      Verdict verdict, Certainty certainty, List<String> privates, List<String> firstPrivates, List<Reduction> reductions, List<Dependence> dependences,
      List<String> notes) {
    this(verdict, certainty, privates, firstPrivates, reductions, List.of(), List.of(), List.of(), dependences, notes, List.of());
  }

  public LoopVerdict {
    privates = List.copyOf(privates);
    firstPrivates = List.copyOf(firstPrivates);
    reductions = List.copyOf(reductions);
    counters = List.copyOf(counters);
    lifted = List.copyOf(lifted);
    unreached = List.copyOf(unreached);
    dependences = List.copyOf(dependences);
    notes = List.copyOf(notes);
    conditions = List.copyOf(conditions);
  }

  /** Names of all that iterations need copies of. */
  Stream<String> copied() {
    return Stream.of(privates.stream(), firstPrivates.stream(), reductions.stream().map(Reduction::variable)).flatMap(names -> names);
  }

  /** Whether iterations need copies of it. */
  public boolean needsCopies(String name) {
    return copied().anyMatch(name::equals);
  }

  /** The dependences that copies and gathering do away with here, and that need none there. */
  public List<Dependence> liftedBeyond(LoopVerdict other) {
    return lifted.stream().filter(dependence -> needsCopies(dependence.what()) && !other.needsCopies(dependence.what())).toList();
  }

  /** The same dependences, which do not let iterations overlap. */
  public LoopVerdict asSequential() {
    return new LoopVerdict(Verdict.SEQUENTIAL, certainty, List.of(), List.of(), List.of(), dependences, List.of());
  }

  /** The same verdict where it is proven too, with what the proof notes. */
  LoopVerdict asProven(LoopVerdict proven) {
    return new LoopVerdict(verdict, Certainty.PROVEN, privates, firstPrivates, reductions, counters, lifted, unreached, dependences, proven.notes(), List.of());
  }

  /** The same where this has to hold. */
  public LoopVerdict provided(List<LoopCondition> holding) {
    return new LoopVerdict(verdict, certainty, privates, firstPrivates, reductions, counters, lifted, unreached, dependences, notes, holding);
  }

  /** The same with a note. */
  LoopVerdict noting(String note) {
    List<String> all = Stream.concat(notes.stream(), Stream.of(note)).toList();
    return new LoopVerdict(verdict, certainty, privates, firstPrivates, reductions, counters, lifted, unreached, dependences, all, conditions);
  }

  /** Whether these dependences keep iterations in order that the other verdict lets run in any: what a run could not follow, and a proof could, is none. */
  boolean contradicts(LoopVerdict proven) {
    return proven.verdict().isUnordered() && !verdict.isUnordered() && shown().isPresent();
  }

  /** The first dependence that is more than assumed. */
  public Optional<Dependence> shown() {
    return dependences.stream().filter(dependence -> dependence.certainty() != Certainty.ASSUMED).findFirst();
  }

  /** In a line: {@code reduction(+:s) private(t)}, {@code sequential: flow a[i-1] line 12}. */
  public String text() {
    StringBuilder text = new StringBuilder();
    reductions.forEach(reduction -> text.append(' ').append(reduction.clause()));
    if (!privates.isEmpty()) {
      text.append(" private(").append(String.join(", ", privates)).append(')');
    }
    if (!firstPrivates.isEmpty()) {
      text.append(" firstprivate(").append(String.join(", ", firstPrivates)).append(')');
    }
    if (verdict.isUnordered()) {
      return text.length() == 0 ? verdict.label() : text.substring(1);
    }
    return verdict.label() + (dependences.isEmpty() ? "" : ": " + dependences.get(0).text());
  }
}
