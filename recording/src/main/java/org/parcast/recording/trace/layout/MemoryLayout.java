package org.parcast.recording.trace.layout;

/** Where things lie: {@code --layout}. */
public enum MemoryLayout {
  /** As in the traced virtual machine. */
  JVM,
  /** As in C: rectangular arrays contiguous, without headers, placed as glibc does; loads of rows are no references. */
  C
}
