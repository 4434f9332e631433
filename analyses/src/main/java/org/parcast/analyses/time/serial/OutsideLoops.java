package org.parcast.analyses.time.serial;

/**
 * What a run takes beside its loops.
 *
 * @param seconds on the program's own thread
 * @param compiling seconds that the virtual machine's compilers work in the run, beside the program, on cores that it leaves to them
 */
public record OutsideLoops(Estimate seconds, double compiling) {
  /** Nothing is compiled. */
  public static OutsideLoops settled(Estimate seconds) {
    return new OutsideLoops(seconds, 0);
  }
}
