package org.parcast.tracer.method;

import java.util.Set;
import org.parcast.ir.Instruction;

/** Calls that put a box into a collection that the recorder may follow. */
public final class ContainerCalls {
  private static final Set<String> OWNERS =
      Set.of(
          "java/util/Collection",
          "java/util/List",
          "java/util/ArrayList",
          "java/util/AbstractList",
          "java/util/Queue",
          "java/util/Deque",
          "java/util/ArrayDeque");

  private static final Set<String> AT_THE_FRONT = Set.of("addFirst", "offerFirst", "push");
  private static final Set<String> PUTTING = Set.of("add", "set", "addLast", "offer", "offerLast");

  private ContainerCalls() {}

  /** Index of the operand that is put into the receiver, or -1. */
  public static int putBy(Instruction.Call call) {
    String name = call.target().name();
    boolean puts = OWNERS.contains(call.target().owner()) && (PUTTING.contains(name) || AT_THE_FRONT.contains(name));
    return puts ? call.operands().size() - 1 : -1;
  }

  /** Index of the operand that says which element is meant, as the index of an array does, or -1. */
  public static int placeIn(Instruction.Call call) {
    return OWNERS.contains(call.target().owner()) && call.target().descriptor().startsWith("(I") ? 1 : -1;
  }

  /** Whether the call answers the element of a list at an index. */
  public static boolean gets(Instruction.Call call) {
    return OWNERS.contains(call.target().owner()) && call.target().name().equals("get") && placeIn(call) == 1;
  }

  /** Whether the call answers what goes through a collection. */
  public static boolean walks(Instruction.Call call) {
    return (OWNERS.contains(call.target().owner()) || call.target().owner().equals("java/lang/Iterable")) && call.target().name().equals("iterator");
  }

  /** Whether the call answers the next element on the way. */
  public static boolean goesOn(Instruction.Call call) {
    return call.target().owner().equals("java/util/Iterator") && call.target().name().equals("next");
  }

  /** Whether it is put before all others. */
  public static boolean isAtTheFront(Instruction.Call call) {
    return AT_THE_FRONT.contains(call.target().name());
  }
}
