package org.parcast.tracer.run;

/** Hears what the program under analysis prints, and how far its run is, as it happens. */
public interface TraceListener {
  /** Hears nothing. */
  TraceListener SILENT = new TraceListener() {};

  /** The program wrote the first {@code length} of these bytes to its standard output or error. */
  default void printed(byte[] bytes, int length) {}

  /** A stage of the run has begun: "looking for the time loop", "tracing". */
  default void stage(String name) {}
}
