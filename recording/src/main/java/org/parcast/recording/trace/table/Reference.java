package org.parcast.recording.trace.table;

/**
 * A place in the program that touches memory.
 *
 * @param id its number, from 1 on: its place in {@link TraceTables#references()}
 * @param kind what it touches
 * @param write whether it stores
 * @param type descriptor of what is loaded or stored: {@code D}, {@code [D} for the load of a row, ...
 * @param bytes of it in the traced virtual machine: 4 for a (compressed) reference
 * @param name the array's variable or the field, as {@code a} or {@code Heat.u}; rows have their root's; empty where unknown
 * @param method number of its method
 * @param line source line, 0 where unknown
 * @param instruction id of the instruction in the method's SSA form; -1 for what a library method does
 * @param position index of the bytecode instruction in its method; -1 for what a library method does
 * @param loop number of the innermost loop of the method around it, 0 for none
 * @param inRegister when an optimising compiler has the value in a register, so that the load is none
 */
public record Reference(
    int id,
    Kind kind,
    boolean write,
    String type,
    int bytes,
    String name,
    int method,
    int line,
    int instruction,
    int position,
    int loop,
    InRegister inRegister) {

  /** Bytes of a pointer in C. */
  private static final int POINTER = 8;

  /** The same in C, where references are pointers. */
  public Reference inC() {
    return isNumber() ? this : new Reference(id, kind, write, type, POINTER, name, method, line, instruction, position, loop, inRegister);
  }

  /** Whether it loads or stores a number, no reference. */
  public boolean isNumber() {
    return !type.startsWith("[") && !type.startsWith("L");
  }

  /** What is touched. */
  public enum Kind {
    /** An array element of primitive type. */
    ELEMENT,
    /** An array element that is a reference: the load or store of a row of an array of arrays, or of an object. */
    ROW,
    /** A field of an object. */
    FIELD,
    /** A static field. */
    STATIC,
    /** Elements of an array, one after the other, by a library method. */
    LIBRARY,
    /** A local variable, in its slot of the stack; see {@link org.parcast.recording.trace.StackTable}. */
    STACK
  }

  /**
   * Whether the register rule of {@code --registers=optimised} leaves the load out: an optimising compiler (gcc -O2, and not more) certainly
   * has the value in a register. Stores are never left out.
   *
   * @param first in the first iteration of the loop and of those around it, or where there is none
   * @param later in the other iterations of the loop
   * @param outer bit m, from 1 on: in the first iteration of the loop, and of m - 1 around it, while the m-th around it is in a later one
   * @param inPlace whether the method stands in place of its calls: the loop is the one around the call then
   */
  public record InRegister(boolean first, boolean later, int outer, boolean inPlace) {
    /** Loops around a loop that are told apart, at most. */
    public static final int MOST_OUTER = 4;

    /** All bits of {@link #outer}. */
    public static final int EVERY_OUTER = (2 << MOST_OUTER) - 2;

    public static final InRegister NEVER = new InRegister(false, false, 0, false);
    public static final InRegister ALWAYS = new InRegister(true, true, EVERY_OUTER, false);

    /** Whether it is so in the first iteration of the loop, and of {@code level - 1} around it, in a later one of the next; at level 0, in a later one of its own. */
    public boolean at(int level) {
      return level == 0 ? later : (outer >> level & 1) != 0;
    }
  }
}
