package org.parcast.engine;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.mimicry.MimickedTrace;
import org.parcast.analyses.mimicry.ParallelLoop;
import org.parcast.analyses.mimicry.ReferenceBudget;
import org.parcast.analyses.mimicry.Schedule;
import org.parcast.analyses.sharing.SharingRequest;
import org.parcast.analyses.sharing.detection.AccurateDetection;
import org.parcast.analyses.sharing.detection.FalselySharedLine;
import org.parcast.analyses.time.cores.CandidateLoop;
import org.parcast.ir.catalogue.Notice;
import org.parcast.recording.MemoryUnits;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.layout.MemoryLayout;
import org.parcast.recording.trace.table.Reference;

/** How often threads would use words of a line that another has stored other words of, if the iterations of a loop were dealt to them: from the trace of the sequential run. */
final class FalselySharedWords {
  /**
   * Threads that loops are dealt to at most. Of 8, each has one of the 8 words of 8 bytes of a line, which is handed on at every use then; more would hand it on no more often. Loops with more
   * than 8 lines of iterations are taken to share none, though on more cores those with a byte an iteration may.
   */
  private static final int MOST_THREADS = 8;

  /** References that are followed: the time for it is some seconds, and grows with them. */
  private static final long MOST_REFERENCES = 100_000_000;

  private final Map<String, Double> ofIteration = new HashMap<>();
  private Optional<String> warning = Optional.empty();

  private FalselySharedWords() {}

  /** @param cores the most that are forecast */
  static FalselySharedWords of(BlockTraceReader trace, List<CandidateLoop> loops, List<LoopFinding> findings, int cores) throws IOException {
    return of(trace, loops, findings, cores, MOST_REFERENCES);
  }

  /** The same from so many references, and as many again of an execution of a loop that they come to. */
  static FalselySharedWords of(BlockTraceReader trace, List<CandidateLoop> loops, List<LoopFinding> findings, int cores, long most) throws IOException {
    FalselySharedWords words = new FalselySharedWords();
    int threads = Math.min(MOST_THREADS, cores);
    List<ParallelLoop> dealt = new ArrayList<>();
    for (CandidateLoop loop : loops) {
      LoopFinding finding = LoopBytes.finding(loop, findings);
      int number = isShort(loop, threads) ? trace.tables().loopAt(finding.place()) : 0;
      if (number > 0) {
        dealt.add(new ParallelLoop(number, Schedule.STATIC, 1, own(finding)));
      }
    }
    if (threads < 2 || dealt.isEmpty()) {
      return words;
    }
    AccurateDetection detection = new AccurateDetection(threads, SharingRequest.DIENER);
    ReferenceBudget budget = new ReferenceBudget(most, Math.max(1, most / mostIterations(threads)));
    new MimickedTrace(trace, RegisterMode.OPTIMISED, MemoryLayout.JVM, dealt, threads, Interleaving.RR, 1).replay(detection, budget);
    List<Reference> references = trace.references(RegisterMode.OPTIMISED);
    List<String> later = new ArrayList<>();
    for (CandidateLoop loop : loops) {
      LoopFinding finding = LoopBytes.finding(loop, findings);
      int number = trace.tables().loopAt(finding.place());
      Optional<ReferenceBudget.Dealt> given = isShort(loop, threads) && number > 0 ? budget.of(number) : Optional.empty();
      if (given.isPresent()) {
        long events = detection.falselyShared().stream().filter(line -> isIn(line.oneSite(), finding, trace, references)).mapToLong(FalselySharedLine::events).sum();
        words.ofIteration.put(place(loop), ofIteration(events, given.get()));
      } else if (dealt.stream().anyMatch(each -> each.loop() == number)) {
        later.add(finding.place());
      }
    }
    if (budget.hasLimited()) {
      words.warning = Optional.of(Notice.WATCHED_IN_PART.of("which cache lines threads would share was watched for the first " + most / 1_000_000 + " million references, and for the beginning of long iterations"
          + (later.isEmpty() ? "" : ": the run came to " + String.join(", ", later) + " later, of which nothing is told") + "; a smaller problem shows the whole"));
    }
    return words;
  }

  /** What was not given is taken to have as many events as what was. */
  private static double ofIteration(long events, ReferenceBudget.Dealt given) {
    return given.given() == 0 ? 0 : (double) events / Math.max(1, given.iterations()) * given.references() / given.given();
  }

  /** What to know of the figures; empty where they are of the whole run. */
  Optional<String> warning() {
    return warning;
  }

  /** The loops with their events. */
  List<CandidateLoop> with(List<CandidateLoop> loops) {
    return loops.stream().map(loop -> loop.falselySharing(ofIteration.getOrDefault(place(loop), 0.0))).toList();
  }

  private static String place(CandidateLoop loop) {
    return loop.file() + ":" + loop.line();
  }

  /** Neighbouring threads share a line only at the ends of what they have; all of it only where that is less than a line, of bytes at least. */
  private static boolean isShort(CandidateLoop loop, int threads) {
    return loop.written().iterations() / Math.max(1, loop.written().executions()) < mostIterations(threads);
  }

  private static long mostIterations(int threads) {
    return (long) MemoryUnits.LINE_BYTES * threads;
  }

  private static Set<String> own(LoopFinding finding) {
    Set<String> own = new HashSet<>(finding.best().privates());
    finding.best().reductions().forEach(reduction -> own.add(reduction.variable()));
    return own;
  }

  private static boolean isIn(int site, LoopFinding finding, BlockTraceReader trace, List<Reference> references) {
    Reference reference = site <= 0 ? null : references.get(site);
    return reference != null && finding.contains(trace.tables().place(reference));
  }
}
