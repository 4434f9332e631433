package org.parcast.analyses.loops.program;

import java.util.Set;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Method;

/** Texts, lists and sets of the library that a method makes itself and adds to: adding changes nothing but them, and runs no code of the program. */
public final class LocalContainers {
  private static final String TEXT = "java/lang/StringBuilder";

  /** What keeps its elements as they come. */
  private static final Set<String> SEQUENCES = Set.of("java/util/ArrayList", "java/util/LinkedList", "java/util/ArrayDeque", "java/util/Vector");

  /** What asks its elements how they compare. */
  private static final Set<String> ORDERED = Set.of("java/util/HashSet", "java/util/LinkedHashSet", "java/util/TreeSet", "java/util/PriorityQueue");

  private static final Set<String> BOXES = Set.of("java/lang/Integer", "java/lang/Long", "java/lang/Double", "java/lang/Float", "java/lang/Short", "java/lang/Byte",
      "java/lang/Character", "java/lang/Boolean");

  /** Interfaces that nothing implements but what keeps its elements as they come. A Queue may be a PriorityQueue, a Collection a set. */
  private static final Set<String> SEQUENCE_INTERFACES = Set.of("java/util/List", "java/util/Deque");

  private LocalContainers() {}

  /** Whether the call adds one element, number or text to a list, queue or text, whoever made that: adding changes nothing else, and runs no code of the program's. */
  public static boolean addsInOrder(Call call) {
    boolean one = call.operands().size() == 2 && call.operands().get(0).intValue() != call.operands().get(1);
    String owner = call.target().owner();
    boolean inOrder = isText(call) ? !LibraryEffects.callsToString(call.target()) : SEQUENCES.contains(owner) || SEQUENCE_INTERFACES.contains(owner);
    return one && inOrder && isAddition(call);
  }

  /** Whether the call may look at a list, queue or text, or change it, that was there before: not where its method makes it, and not where it is a map or a set. */
  public static boolean mayTouchList(Method method, Call call) {
    boolean onNew = !call.operands().isEmpty() && method.instruction(receiver(method, call)) instanceof Instruction.NewObject;
    return !onNew && (isText(call) || LibraryEffects.isContainer(call.target().owner()) && LibraryEffects.mayBeList(call.target().owner()));
  }

  /** The object of the call; that of a text which a call before has given back. */
  public static int receiver(Method method, Call call) {
    int receiver = call.operands().get(0);
    while (method.instruction(receiver) instanceof Call given && isText(given) && LibraryEffects.givesBack(given)) {
      receiver = given.operands().get(0);
    }
    return receiver;
  }

  /** Id of the instruction that makes what the call adds one element, number or text to, in the same method; -1 where the call does something else. */
  public static int addedTo(Method method, Call call) {
    if (call.operands().size() != 2 || !isAddition(call)) {
      return -1;
    }
    int made = receiver(method, call);
    String type = method.instruction(made) instanceof Instruction.NewObject object ? object.type().descriptor() : "";
    type = type.isEmpty() ? type : type.substring(1, type.length() - 1);
    boolean adds = isText(call) ? type.equals(TEXT) && !LibraryEffects.callsToString(call.target())
        : SEQUENCES.contains(type) || ORDERED.contains(type) && isPlain(method.instruction(call.operands().get(1)));
    return adds && call.operands().get(1) != made ? made : -1;
  }

  private static boolean isAddition(Call call) {
    return call.target().name().equals(isText(call) ? "append" : "add");
  }

  /** Whether the call is one of a text that is put together. */
  public static boolean isText(Call call) {
    return call.target().owner().equals(TEXT);
  }

  /** Whether the library itself knows how elements compare: numbers in boxes, and strings. */
  private static boolean isPlain(Instruction element) {
    return element instanceof Call box && box.target().name().equals("valueOf") && BOXES.contains(box.target().owner()) || element.type().descriptor().equals("Ljava/lang/String;");
  }
}
