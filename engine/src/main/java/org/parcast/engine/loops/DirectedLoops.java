package org.parcast.engine.loops;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.analyses.mimicry.Mimicry;
import org.parcast.analyses.mimicry.ParallelLoop;
import org.parcast.analyses.mimicry.Schedule;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.engine.run.BlockTraces;
import org.parcast.engine.run.SourceCopies;
import org.parcast.frontend.Directives;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.source.ParallelDirective;
import org.parcast.recording.trace.table.TraceLoop;
import org.parcast.recording.trace.table.TraceTables;

/** The loops that the program itself asks to be run in parallel: by a directive above them, or as a parallel stream. */
public final class DirectedLoops {
  private DirectedLoops() {}

  /**
   * Those loops by number.
   *
   * @param asked the schedule that the request asks for, in place of the directives'; null for theirs
   * @param mimicry what the threads share
   * @throws AnalysisException if a source file cannot be read
   */
  public static Map<Integer, ParallelLoop> of(BlockTraces.Traced traced, Schedule asked, Mimicry mimicry) throws AnalysisException {
    boolean paper = mimicry == Mimicry.PAPER;
    TraceTables tables = traced.trace().tables();
    Map<Integer, ParallelLoop> loops = new LinkedHashMap<>();
    for (TraceLoop loop : tables.loops().subList(1, tables.loops().size())) {
      if (loop.parallel()) {
        loops.put(loop.id(), new ParallelLoop(loop.id(), asked == null ? Schedule.STATIC : asked, 1, Set.of(), paper));
      }
    }
    for (ParallelDirective directive : directives(traced)) {
      int loop = tables.loopAt(Path.of(directive.file()).getFileName() + ":" + directive.loop().line());
      if (loop > 0) {
        Schedule own = directive.schedule().isEmpty() ? Schedule.STATIC : Schedule.parse(directive.schedule());
        loops.put(loop, new ParallelLoop(loop, asked == null ? own : asked, directive.collapse(),
            paper ? directive.shared() : privates(directive), paper));
      }
    }
    return loops;
  }

  /** What every thread has its own copy of in the loop, whatever is left of it behind. */
  private static Set<String> privates(ParallelDirective directive) {
    Set<String> privates = new HashSet<>(directive.privates());
    privates.addAll(directive.lastPrivates());
    return privates;
  }

  /** Those of the program, or of the source that its recording keeps. */
  private static List<ParallelDirective> directives(BlockTraces.Traced traced) throws AnalysisException {
    try {
      return (traced.program() != null ? Directives.of(traced.program()) : Directives.of(SourceCopies.files(traced.run().recording()))).directives();
    } catch (FrontendException e) {
      throw new AnalysisException(Kind.INPUT, e.getMessage(), e);
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, "cannot read the recording's sources: " + e.getMessage(), e);
    }
  }
}
