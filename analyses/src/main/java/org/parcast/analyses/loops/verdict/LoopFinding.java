package org.parcast.analyses.loops.verdict;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What is known of a loop.
 *
 * @param file source file, as it was named; null where the class file does not tell
 * @param line line of its keyword; 0 where the class file tells none
 * @param method the method around it, {@code Heat2D.run}
 * @param variable what it counts with, or null
 * @param stream the loop as a parallel stream of plain Java, as far as that is known
 * @param depth loops of the method around it, itself included
 * @param statically the verdict that holds for every input
 * @param observed the verdict on the input of a run
 * @param profile what that run spent in it; without gain where the loop has to keep its order
 * @param disagreement why the two verdicts differ, empty where they agree
 * @param nest of a loop that keeps its order, whether it may run in blocks with one right inside it that does so too; empty where there is none
 */
public record LoopFinding(
    String file,
    int line,
    String method,
    String variable,
    StreamForm stream,
    int depth,
    LoopVerdict statically,
    Optional<LoopVerdict> observed,
    Optional<LoopProfile> profile,
    String disagreement,
    Optional<OrderedNest> nest) {

  public LoopFinding {
    Verdict best = observed.filter(seen -> !statically.verdict().isUnordered() || seen.contradicts(statically)).orElse(statically).verdict();
    profile = best == Verdict.SEQUENTIAL ? profile.map(LoopProfile::withoutGain) : profile;
  }

  /** Of a loop the source of which is not known. */
  public LoopFinding(
      String file, int line, String method, String variable, int depth, LoopVerdict statically, Optional<LoopVerdict> observed,
      Optional<LoopProfile> profile, String disagreement) {
    this(file, line, method, variable, StreamForm.UNKNOWN, depth, statically, observed, profile, disagreement, Optional.empty());
  }

  /**
   * What to do: as proven where something is, as observed where only that is known. Of a loop that is proven to keep its order a run tells more
   * of what keeps it, and takes nothing from the proof; a dependence that the run showed against a proof that no order is needed outweighs that.
   */
  public LoopVerdict best() {
    if (observed.isEmpty() || statically.verdict().isUnordered() && !observed.get().contradicts(statically)) {
      return statically;
    }
    LoopVerdict seen = observed.get();
    boolean confirmed = statically.certainty() == Certainty.PROVEN && seen.verdict() == statically.verdict() && statically.dependences().stream().anyMatch(this::isProvenAndSeen);
    return confirmed ? seen.asProven(statically) : seen;
  }

  /** Whether the dependence is proven, and the run had to do with it: not where it is an exit that the run did not take. */
  private boolean isProvenAndSeen(Dependence proven) {
    return proven.certainty() == Certainty.PROVEN && observed.orElseThrow().dependences().stream()
        .anyMatch(seen -> seen.kind() == proven.kind() && seen.fromLine() == proven.fromLine() && seen.toLine() == proven.toLine());
  }

  /** The same by what this run needed, where every input needs more: then there are conditions. */
  public Optional<LoopFinding> inThisRun() {
    return observed.filter(seen -> seen.verdict().isUnordered() && statically.verdict().isUnordered() && !seen.conditions().isEmpty())
        .map(seen -> new LoopFinding(file, line, method, variable, stream, depth, seen, observed, profile, disagreement, nest));
  }

  /** The same of a loop that stands in the file. */
  public LoopFinding in(String named) {
    return new LoopFinding(named, line, method, variable, stream, depth, statically, observed, profile, disagreement, nest);
  }

  /** The same with the loop as a stream. */
  public LoopFinding as(StreamForm written) {
    return new LoopFinding(file, line, method, variable, written, depth, statically, observed, profile, disagreement, nest);
  }

  /** The same as the outer loop of a nest. */
  public LoopFinding around(Optional<OrderedNest> judged) {
    return new LoopFinding(file, line, method, variable, stream, depth, statically, observed, profile, disagreement, judged);
  }

  /** What is known of it and the loop inside, where they keep their order and blocks of them may run at the same time. */
  public Optional<OrderedNest> blocks() {
    return verdict().isUnordered() ? Optional.empty() : nest.filter(OrderedNest::isPermutable);
  }

  /** Whether it can run in parallel: its iterations, or blocks of it and the loop inside. */
  public boolean isParallel() {
    return verdict().isUnordered() || blocks().isPresent();
  }

  /** The same with a note on what else is to be done. */
  public LoopFinding noting(String note) {
    LoopVerdict best = best();
    boolean isStatic = best == statically;
    return new LoopFinding(file, line, method, variable, stream, depth, isStatic ? statically.noting(note) : statically, isStatic ? observed : observed.map(seen -> seen.noting(note)), profile, disagreement, nest);
  }

  /** Name of the file with the line, {@code Heat2D.java:12}, as far as the class file tells them. */
  public String place() {
    return LoopSite.place(file, line);
  }

  /** Whether a line, {@code Heat2D.java:12}, lies in the loop; of a loop without a source of its own, as where several stand in a line, whether it is its first. */
  public boolean contains(String fileAndLine) {
    int colon = fileAndLine.lastIndexOf(':');
    if (file == null || colon < 0 || !fileAndLine.substring(0, colon).equals(String.valueOf(Path.of(file).getFileName()))) {
      return false;
    }
    int at = Integer.parseInt(fileAndLine.substring(colon + 1));
    return stream.loop() == null ? at == line : at >= stream.loop().line() && at <= stream.loop().endLine();
  }

  public Verdict verdict() {
    return best().verdict();
  }
}
