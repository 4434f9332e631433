package org.parcast.tracer.method;

import java.util.Arrays;
import java.util.Set;
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

  /** Whether the call makes a stream of what is none, or puts its elements in another order. */
  public static boolean isSource(Instruction.Call call) {
    return call.dispatch() != Dispatch.DYNAMIC && isStream(call.type().descriptor()) && !ITERATED.contains(call.target().name()) && !call.target().name().equals(JOINED)
        && (!isOnStream(call) || call.target().name().equals("sorted"));
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

  /** Whether the stream's numbers are joined two by two, the first with the second. */
  public static boolean joins(Instruction.Call call) {
    return call.target().name().equals("reduce") && answersOptional(call);
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
    return call.type().isPrimitive() && (gathers(call) || reduces || asksOptional(call));
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

  /** The last argument's functional interface, or null where it is none of the library's. */
  public static Class<?> function(Instruction.Call call) {
    Type[] arguments = Type.getArgumentTypes(call.target().descriptor());
    boolean ofStream = call.dispatch() != Dispatch.DYNAMIC && call.target().owner().startsWith(PACKAGE) && isStream("L" + call.target().owner() + ";");
    String last = ofStream && arguments.length > 0 && !call.target().name().equals("collect") ? arguments[arguments.length - 1].getInternalName() : "";
    if (!last.startsWith(FUNCTIONS)) {
      return null;
    }
    try {
      return Class.forName(last.replace('/', '.'));
    } catch (ClassNotFoundException e) {
      return null; // of a later version of the library than this
    }
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
