package org.parcast.recorder.event;

import org.parcast.recorder.flow.Register;
import org.parcast.recorder.state.Shadow;

/**
 * Carries the shadows of arguments and results across calls of traced methods. The caller fills it just before the call; the callee takes
 * it first of all, if it finds its own signature in {@link #call}: called from code that is not traced, it finds another. The callee keeps
 * what it takes in locals, so that recursion is safe; static initialisers save and restore it, as they may run in between.
 */
public final class Transfer {
  private Transfer() {}

  /** Number of the signature that is being called, 0 for none. */
  public static int call;

  /** The object that is being called where it may be a lambda that has captured numbers. */
  public static Object receiver;

  /** Number of the signature that has returned last with a shadow, 0 for none. */
  public static int returned;

  /** Allocation site of the object whose constructor is being called, 0 for none. */
  public static int site;

  /** Type of that object. */
  public static int type;

  /** The shadows of arguments that are arrays, by argument. */
  public static Shadow[] shadows = new Shadow[256];

  /** The registers of arguments that are numbers, by argument. */
  public static Register[] registers = new Register[256];

  /** Shadow of the result where it is an array. */
  public static Shadow resultShadow;

  /** Register of the result where it is a number; the caller's from then on. */
  public static Register resultRegister;

  /** The value of the result where it is a number that one load has given. */
  public static int resultValue;

  /** Moves the arguments but the receiver, {@code count} with it, by so many places; nothing is known of what comes before them. */
  public static void move(int count, int shift) {
    if (count > 1) {
      System.arraycopy(shadows, 1, shadows, 1 + shift, count - 1);
      System.arraycopy(registers, 1, registers, 1 + shift, count - 1);
    }
    for (int i = 0; i <= shift; i++) {
      shadows[i] = null;
      registers[i] = null;
    }
  }

  /** Nothing is known of what is being called or has returned: another thread goes on. */
  public static void clear() {
    call = 0;
    returned = 0;
    site = 0;
  }

  private record Saved(int call, int returned, int site, int type, Shadow[] shadows, Register[] registers, Shadow shadow, Register register, int value) {}

  /** What stands in the transfer, for a static initialiser that runs between a call and its callee. */
  public static Object save() {
    Saved saved = new Saved(call, returned, site, type, shadows, registers, resultShadow, resultRegister, resultValue);
    shadows = new Shadow[256];
    registers = new Register[256];
    return saved;
  }

  /** Puts back what {@link #save()} answered. */
  public static void restore(Object before) {
    Saved saved = (Saved) before;
    call = saved.call;
    returned = saved.returned;
    site = saved.site;
    type = saved.type;
    shadows = saved.shadows;
    registers = saved.registers;
    resultShadow = saved.shadow;
    resultRegister = saved.register;
    resultValue = saved.value;
  }
}
