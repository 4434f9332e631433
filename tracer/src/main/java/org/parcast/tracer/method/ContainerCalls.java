package org.parcast.tracer.method;

import java.util.Set;
import org.parcast.ir.Instruction;
import org.parcast.ir.Type;

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

  /** Classes beside the collections that keep nothing of what they are handed. */
  private static final Set<String> NO_CONTAINERS = Set.of("java/util/Arrays", "java/util/Formatter", "java/util/StringJoiner", "java/util/Scanner");

  private static final Set<String> AT_THE_FRONT = Set.of("addFirst", "offerFirst", "push");
  private static final Set<String> PUTTING = Set.of("add", "set", "addLast", "offer", "offerLast");

  private static final Set<String> MAPS =
      Set.of("java/util/Map", "java/util/HashMap", "java/util/LinkedHashMap", "java/util/SortedMap", "java/util/NavigableMap", "java/util/TreeMap", "java/util/concurrent/ConcurrentHashMap", "java/util/concurrent/ConcurrentMap");

  private static final Set<String> SETS = Set.of("java/util/Set", "java/util/HashSet", "java/util/LinkedHashSet", "java/util/SortedSet", "java/util/NavigableSet", "java/util/TreeSet");

  private static final Set<String> CHANGING = Set.of("merge", "putIfAbsent", "replace", "compute", "computeIfAbsent", "computeIfPresent");
  private static final Set<String> ANSWERING = Set.of("get", "getOrDefault", "remove");

  private ContainerCalls() {}

  /** Whether a collection or a stream of the library keeps the operand of the type, which is no key and no index, or answers it in another's place. Boxes that equal numbers may share tell nothing there, but of maps. */
  public static boolean keeps(Instruction.Call call, int operand, Type type) {
    String owner = call.target().owner();
    boolean isCollection = call.dispatch() != Instruction.Dispatch.DYNAMIC && owner.startsWith("java/util/") && !owner.startsWith("java/util/function/") && !NO_CONTAINERS.contains(owner);
    boolean isOwn = type.descriptor().equals("Ljava/lang/Double;") || type.descriptor().equals("Ljava/lang/Float;") || changesMap(call);
    return isCollection && isOwn && putBy(call) != operand && !putsIntoMap(call) && placeIn(call) != operand;
  }

  /** Whether references of the type may be to a collection or a map whose elements are followed. */
  public static boolean isContainer(Type reference) {
    String name = reference.descriptor().substring(1, reference.descriptor().length() - 1);
    return OWNERS.contains(name) || MAPS.contains(name);
  }

  private static boolean isOnMap(Instruction.Call call) {
    return MAPS.contains(call.target().owner()) && call.dispatch() != Instruction.Dispatch.STATIC;
  }

  /** Whether the call puts its last operand into a map. */
  public static boolean putsIntoMap(Instruction.Call call) {
    return isOnMap(call) && call.target().name().equals("put");
  }

  /** Whether the call changes the number that a map keeps under a key, its first argument, in another way than by putting one there. */
  public static boolean changesMap(Instruction.Call call) {
    return isOnMap(call) && CHANGING.contains(call.target().name());
  }

  /** Whether the call has its first argument kept under its own value, as the element of a set or the key of a map. */
  public static boolean keepsByValue(Instruction.Call call) {
    return SETS.contains(call.target().owner()) && call.target().name().equals("add") || putsIntoMap(call) || changesMap(call);
  }

  /** Whether the call answers what a map has kept under a key, not only whether it was there. */
  public static boolean getsOfMap(Instruction.Call call) {
    return isOnMap(call) && ANSWERING.contains(call.target().name()) && call.type().isReference();
  }

  /** Whether the call answers the number of an entry of a map. */
  public static boolean getsOfEntry(Instruction.Call call) {
    return call.target().owner().equals("java/util/Map$Entry") && call.target().name().equals("getValue");
  }

  /** Whether the call answers the entries of a map, or its numbers. */
  public static boolean answersEntries(Instruction.Call call) {
    return isOnMap(call) && (call.target().name().equals("entrySet") || call.target().name().equals("values"));
  }

  /** Index of the operand that is put into the receiver, or -1. */
  public static int putBy(Instruction.Call call) {
    String name = call.target().name();
    boolean puts = OWNERS.contains(call.target().owner()) && (PUTTING.contains(name) || AT_THE_FRONT.contains(name));
    return puts ? call.operands().size() - 1 : -1;
  }

  /** Whether the call puts its last operand in the place of another, as a store to an element does. */
  public static boolean sets(Instruction.Call call) {
    return putsIntoMap(call) || OWNERS.contains(call.target().owner()) && call.target().name().equals("set");
  }

  /** Index of the operand that says which element is meant, as the index of an array does, or -1. */
  public static int placeIn(Instruction.Call call) {
    boolean isIndex = OWNERS.contains(call.target().owner()) && call.target().descriptor().startsWith("(I");
    return isIndex || isOnMap(call) ? 1 : -1;
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
