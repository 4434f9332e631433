package org.parcast.recording.trace.table;

/**
 * A loop of the source or of the bytecode.
 *
 * @param id its number, from 1 on
 * @param method number of its method
 * @param parent number of the loop of the same method right around it, 0 for none
 * @param file source file by name, empty where unknown
 * @param line line of its keyword, of the call for a stream; 0 where unknown
 * @param header block of its header in the method's SSA form, -1 for a stream
 * @param stream whether it is no loop but a library call ({@code IntStream.forEach}, {@code Arrays.setAll}) that calls a body for each index
 * @param parallel whether it is such a call that the program wants to be made by several threads; the trace has it made by one, in order
 */
public record TraceLoop(int id, int method, int parent, String file, int line, int header, boolean stream, boolean parallel) {

  /** A loop that one thread runs. */
  public TraceLoop(int id, int method, int parent, String file, int line, int header, boolean stream) {
    this(id, method, parent, file, line, header, stream, false);
  }
}
