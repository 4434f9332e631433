package org.parcast.engine.question;

import java.io.IOException;
import java.util.List;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.mimicry.MimickedTrace;
import org.parcast.analyses.trace.ReferenceConsumer;
import org.parcast.engine.run.BlockTraces;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.layout.MemoryLayout;
import org.parcast.recording.trace.table.Reference;
import org.parcast.recording.trace.table.TraceLoop;

/** A run that a question is asked about. */
public final class RecordedRun {
  private final BlockTraceReader trace;
  private final List<Reference> sites;

  RecordedRun(BlockTraces.Traced traced) {
    trace = traced.trace();
    sites = trace.references(RegisterMode.OPTIMISED);
  }

  /**
   * Tells every reference of the run to an element or field, in the order in which they were made, but for loads that an optimising compiler has in a register. The thread
   * is 0; addresses are virtual, and the same in each run.
   *
   * @throws IOException if the trace cannot be read
   */
  public void references(ReferenceConsumer consumer) throws IOException {
    new MimickedTrace(trace, RegisterMode.OPTIMISED, MemoryLayout.JVM, List.of(), 1, Interleaving.RR, 1).replay(consumer);
  }

  /** The source line of a reference's site, as {@code Heat.java:12}. */
  public String line(int site) {
    return trace.tables().place(sites.get(site));
  }

  /** The array or field that a site refers to; empty where it has no name. */
  public String variable(int site) {
    return sites.get(site).name();
  }

  /** The innermost loop around a site, as {@code Heat.java:11}; empty where there is none. */
  public String loop(int site) {
    TraceLoop loop = trace.tables().loops().get(sites.get(site).loop());
    return loop == null ? "" : loop.file() + ":" + loop.line();
  }
}
