package org.parcast.tracer.method;

import java.util.Arrays;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import org.objectweb.asm.Type;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Dispatch;
import org.parcast.ir.MethodRef;

/** Calls that make, change and end the library's streams. */
public final class StreamCalls {
  private static final String PACKAGE = "java/util/stream/";
  private static final String FUNCTIONS = "java/util/function/";
  private static final Set<String> OF_NUMBERS = Set.of("IntStream", "LongStream", "DoubleStream");
  private static final Set<String> GATHERING = Set.of("sum", "max", "min", "average");
  private static final Set<String> COUNTING = Set.of("count", "anyMatch", "allMatch", "noneMatch");
  private static final Set<String> OPTIONALS = Set.of("java/util/OptionalInt", "java/util/OptionalLong", "java/util/OptionalDouble");

  /** Types of answers that may be lists: a collector's answer is of any type. */
  private static final Set<String> MAYBE_LISTS = Set.of("Ljava/lang/Object;", "Ljava/util/List;");

  /** What neither runs a stream nor answers one. */
  private static final Set<String> OTHERS = Set.of("iterator", "spliterator", "close", "isParallel", "builder");

  /** Sources whose elements come from those before. */
  private static final Set<String> ITERATED = Set.of("iterate", "generate");

  /** Sources whose elements come from other streams. */
  private static final String JOINED = "concat";

  private StreamCalls() {}

  /** Whether the call makes a stream of what is none. */
  public static boolean isSource(Instruction.Call call) {
    return call.dispatch() != Dispatch.DYNAMIC && isStream(call.type().descriptor()) && !ITERATED.contains(call.target().name()) && !call.target().name().equals(JOINED)
        && !isOnStream(call);
  }

  /** Whether the call puts a stream's elements in another order. */
  public static boolean shuffles(Instruction.Call call) {
    return isOnStream(call) && call.target().name().equals("sorted");
  }

  /** Type of what the function that the call is given hands elements to, several for one; null for any other call. */
  public static Class<?> sink(Instruction.Call call) {
    if (!isOnStream(call) || !call.target().name().startsWith("mapMulti")) {
      return null;
    }
    return switch (call.type().descriptor()) {
      case "L" + PACKAGE + "IntStream;" -> IntConsumer.class;
      case "L" + PACKAGE + "LongStream;" -> LongConsumer.class;
      case "L" + PACKAGE + "DoubleStream;" -> DoubleConsumer.class;
      default -> Consumer.class;
    };
  }

  /** The signature of the method that is handed such elements where they are numbers, else null: the recorder stands for what has it. */
  public static String handing(Instruction.Call call) {
    Class<?> sink = sink(call);
    return sink == null || sink == Consumer.class ? null : signature(sink);
  }

  /** Whether the call is given, before what joins two parts' results, a function that puts elements into a container or adds them to what was reduced. */
  public static boolean isGivenCombiner(Instruction.Call call) {
    boolean ofObjects = isOnStream(call) && call.target().name().equals("reduce") && Type.getArgumentCount(call.target().descriptor()) == 3;
    return ofObjects || isOfNumbers(call) && call.target().name().equals("collect");
  }

  /** Whether the call makes a stream whose elements come from those before. */
  public static boolean isChained(Instruction.Call call) {
    return call.dispatch() != Dispatch.DYNAMIC && isStream(call.type().descriptor()) && !isOnStream(call) && ITERATED.contains(call.target().name());
  }

  /** Whether the call runs the stream that it is made on. */
  public static boolean isEnd(Instruction.Call call) {
    return isOnStream(call) && !isStream(call.type().descriptor()) && !OTHERS.contains(call.target().name());
  }

  /** Whether it is one of a stream's methods on a stream. */
  public static boolean isOnStream(Instruction.Call call) {
    return call.dispatch() == Dispatch.INTERFACE && isStream("L" + call.target().owner() + ";");
  }

  static boolean isStream(String descriptor) {
    return descriptor.startsWith("L" + PACKAGE) && (descriptor.endsWith("Stream;"));
  }

  /** Whether the stream's numbers are gathered to one. */
  public static boolean gathers(Instruction.Call call) {
    return isOfNumbers(call) && GATHERING.contains(call.target().name());
  }

  /** Whether the stream's elements are counted, or it is asked whether there are such: what predicates decided by makes the number. */
  public static boolean counts(Instruction.Call call) {
    return isOnStream(call) && COUNTING.contains(call.target().name());
  }

  /** Whether the stream's elements are joined two by two, the first with the second. */
  public static boolean joins(Instruction.Call call) {
    return isEnd(call) && call.target().name().equals("reduce") && call.operands().size() == 2;
  }

  /** Whether the stream's objects, which may be numbers in boxes, are reduced to one. */
  public static boolean reducesObjects(Instruction.Call call) {
    return isEnd(call) && !isOfNumbers(call) && call.target().name().equals("reduce");
  }

  /** Whether the stream's numbers are put into an array. */
  public static boolean takes(Instruction.Call call) {
    return isOfNumbers(call) && call.target().name().equals("toArray");
  }

  /** Whether the call may answer a list of the stream's objects. */
  public static boolean mayCollect(Instruction.Call call) {
    return isEnd(call) && !isOfNumbers(call) && call.operands().size() <= 2 && MAYBE_LISTS.contains(call.type().descriptor());
  }

  /** Whether the call answers a number that a stream has gathered. */
  public static boolean answersGathered(Instruction.Call call) {
    boolean reduces = isOfNumbers(call) && call.target().name().equals("reduce");
    return call.type().isPrimitive() && (gathers(call) || counts(call) || reduces || asksOptional(call));
  }

  /** Whether the call answers what may hold such a number. */
  public static boolean answersOptional(Instruction.Call call) {
    return isOfNumbers(call) && OPTIONALS.contains(call.type().descriptor().replaceAll("^L|;$", ""));
  }

  /** Whether the call asks for it. */
  public static boolean asksOptional(Instruction.Call call) {
    String name = call.target().name();
    return OPTIONALS.contains(call.target().owner()) && call.type().isPrimitive() && (name.startsWith("getAs") || name.startsWith("orElse"));
  }

  /** Whether the program would have threads run the stream. */
  public static boolean asksForThreads(Instruction.Call call) {
    return isOnStream(call) && call.target().name().equals("parallel") || call.target().name().equals("parallelStream") && isStream(call.type().descriptor());
  }

  /** The functional interface of the argument that is given elements, or null where it is none of the library's. */
  public static Class<?> function(Instruction.Call call) {
    Type[] arguments = Type.getArgumentTypes(call.target().descriptor());
    boolean ofStream = call.dispatch() != Dispatch.DYNAMIC && call.target().owner().startsWith(PACKAGE) && isStream("L" + call.target().owner() + ";");
    int taking = arguments.length - (isGivenCombiner(call) ? 2 : 1);
    boolean takes = ofStream && taking >= 0 && (isGivenCombiner(call) || !call.target().name().equals("collect"));
    String function = takes ? arguments[taking].getInternalName() : "";
    if (!isFunction(function)) {
      return null;
    }
    try {
      return Class.forName(function.replace('/', '.'));
    } catch (ClassNotFoundException e) {
      return null; // of a later version of the library than this
    }
  }

  /** Whether it is one of the functional interfaces that streams take. */
  static boolean isFunction(String type) {
    return type.startsWith(FUNCTIONS) || type.startsWith(PACKAGE) && type.endsWith("MapMultiConsumer");
  }

  /** What callers of the interface's only method without a body know it by. */
  public static String signature(Class<?> function) {
    return Stream.of(function.getMethods()).filter(method -> java.lang.reflect.Modifier.isAbstract(method.getModifiers()))
        .filter(method -> Arrays.stream(Object.class.getMethods()).noneMatch(of -> of.getName().equals(method.getName())))
        .map(method -> new MethodRef(Type.getInternalName(function), method.getName(), Type.getMethodDescriptor(method)).signature()).findFirst().orElseThrow();
  }

  private static boolean isOfNumbers(Instruction.Call call) {
    return isOnStream(call) && OF_NUMBERS.contains(call.target().owner().substring(PACKAGE.length()));
  }
}
