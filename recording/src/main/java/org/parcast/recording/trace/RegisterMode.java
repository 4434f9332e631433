package org.parcast.recording.trace;

/** Which accesses of the bytecode are references: {@code --registers}. */
public enum RegisterMode {
  /** Those that gcc -O2 would make: what is certainly in a register is not loaded again. */
  OPTIMISED,
  /** All of the bytecode to arrays and fields. */
  NONE,
  /** These, and those to local variables, each of which has a slot on the stack: about gcc -O0. */
  STACK
}
