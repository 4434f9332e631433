package org.parcast.tracer.run;

/** Hears what the program under analysis prints, and how far its run is, as it happens. */
public interface TraceListener {
  /** Bytes that the program wrote to its standard output or standard error. */
  void printed(byte[] bytes, int length);

  /** A stage of the run has begun: "looking for the time loop", "tracing". */
  void stage(String name);
}
