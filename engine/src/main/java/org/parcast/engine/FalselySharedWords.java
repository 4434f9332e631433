package org.parcast.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.SourceRange;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.mimicry.MimickedTrace;
import org.parcast.analyses.mimicry.ParallelLoop;
import org.parcast.analyses.mimicry.Schedule;
import org.parcast.analyses.sharing.SharingRequest;
import org.parcast.analyses.sharing.detection.AccurateDetection;
import org.parcast.analyses.sharing.detection.FalselySharedLine;
import org.parcast.analyses.time.cores.CandidateLoop;
import org.parcast.recorder.format.trace.BlockTraceReader;
import org.parcast.recorder.format.trace.RegisterMode;
import org.parcast.recorder.format.trace.layout.MemoryLayout;
import org.parcast.recorder.format.trace.table.Reference;

/** How often threads would use words of a line that another has stored other words of, if the iterations of a loop were dealt to them: from the trace of the sequential run. */
final class FalselySharedWords {
  private static final int LINE = 64;

  /** More threads than this make no other loops share lines. */
  private static final int MOST_THREADS = 8;

  private final Map<String, Double> ofIteration = new HashMap<>();

  private FalselySharedWords() {}

  /** @param cores the most that are forecast */
  static FalselySharedWords of(BlockTraceReader trace, List<CandidateLoop> loops, List<LoopFinding> findings, int cores) throws IOException {
    FalselySharedWords words = new FalselySharedWords();
    int threads = Math.min(MOST_THREADS, cores);
    List<ParallelLoop> dealt = new ArrayList<>();
    for (CandidateLoop loop : loops) {
      int number = isShort(loop, threads) ? trace.tables().loopAt(place(loop)) : 0;
      if (number > 0) {
        dealt.add(new ParallelLoop(number, Schedule.STATIC, 1, own(finding(loop, findings))));
      }
    }
    if (threads < 2 || dealt.isEmpty()) {
      return words;
    }
    AccurateDetection detection = new AccurateDetection(threads, SharingRequest.DIENER);
    new MimickedTrace(trace, RegisterMode.OPTIMISED, MemoryLayout.JVM, dealt, threads, Interleaving.RR, 1).replay(detection);
    List<Reference> references = trace.references(RegisterMode.OPTIMISED);
    for (CandidateLoop loop : loops) {
      double events = detection.falselyShared().stream().filter(line -> isIn(line.oneSite(), loop, findings, trace, references)).mapToLong(FalselySharedLine::events).sum();
      words.ofIteration.put(place(loop), isShort(loop, threads) ? events / Math.max(1, loop.written().iterations()) : 0);
    }
    return words;
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
    return loop.written().iterations() / Math.max(1, loop.written().executions()) < (long) LINE * threads;
  }

  private static LoopFinding finding(CandidateLoop loop, List<LoopFinding> findings) {
    return findings.stream().filter(found -> found.line() == loop.line() && found.file().equals(loop.file())).findFirst().orElseThrow();
  }

  private static Set<String> own(LoopFinding finding) {
    Set<String> own = new HashSet<>(finding.best().privates());
    finding.best().reductions().forEach(reduction -> own.add(reduction.variable()));
    return own;
  }

  private static boolean isIn(int site, CandidateLoop loop, List<LoopFinding> findings, BlockTraceReader trace, List<Reference> references) {
    Reference reference = site <= 0 ? null : references.get(site);
    SourceRange range = finding(loop, findings).stream().loop();
    return reference != null && trace.tables().place(reference).startsWith(Path.of(loop.file()).getFileName() + ":") && reference.line() >= (range == null ? loop.line() : range.line())
        && reference.line() <= (range == null ? loop.line() : range.endLine());
  }
}
