package org.parcast.engine.run;

import java.nio.file.Path;
import org.parcast.tracer.run.TraceListener;

/** Hears of an analysis while it is made, and of its runs. Calls may come from any thread, one at a time. */
public interface AnalysisListener extends TraceListener {
  /** Hears nothing. */
  AnalysisListener SILENT =
      new AnalysisListener() {
        @Override
        public void stage(String name) {}

        @Override
        public void printed(byte[] bytes, int length) {}
      };

  /** A stage has begun: "compiling", "tracing", "analysing". */
  @Override
  void stage(String name);

  /** So much of the stage is done, from 0 to 1: of stages that read a trace. */
  default void done(double share) {}

  /** The recording of the run is whole, and stays here. */
  default void recorded(Path recording) {}

  /** The program under analysis wrote the first {@code length} of these bytes to its standard output or error. */
  @Override
  void printed(byte[] bytes, int length);
}
