package org.parcast.recorder.flow;

/** An object of a rewritten class that has words, itself or in a class below it. */
public interface Recorded {
  /** The shadow of its words; null where it has none. */
  Shadow parcast$shadow();
}
