package org.parcast.analyses.loops.program;

import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.Scanner;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.MethodRef;

/** What methods of the Java library do to memory. */
public final class LibraryEffects {
  private static final Set<String> PURE_CLASSES =
      Set.of("Math", "StrictMath", "Integer", "Long", "Double", "Float", "Short", "Byte", "Character", "Boolean", "String", "Object", "Number", "Record", "Enum");

  /** Methods that make text of their arguments. */
  private static final Set<String> WRITERS = Set.of("valueOf", "format", "formatted", "join");

  private static final Pattern KNOWN_TEXT =
      Pattern.compile("Ljava/lang/(String|Integer|Long|Double|Float|Short|Byte|Character|Boolean|StringBuilder);|\\[C");

  /** Methods that write into an array, where they are given one. */
  private static final Set<String> FILLERS = Set.of("getChars", "getBytes", "toChars");

  private static final Set<String> COPIES = Set.of("copyOf", "copyOfRange");

  /** Methods of {@code Arrays} that only read the arrays of numbers that they are given. */
  private static final Set<String> READERS = Set.of("toString", "equals", "hashCode", "compare", "mismatch", "binarySearch");

  /** Methods of {@code Objects} that look at no more than numbers and references. */
  private static final Set<String> CHECKS = Set.of("checkIndex", "checkFromToIndex", "checkFromIndexSize", "isNull", "nonNull");

  private static final Pattern NUMBERS = Pattern.compile("\\((\\[?[ZBCSIJFD])+\\).*");

  /** What the interfaces of containers promise to change nothing. */
  private static final Set<String> ASKING = Set.of("get", "getOrDefault", "size", "isEmpty", "contains", "containsAll", "containsKey", "containsValue", "indexOf",
      "lastIndexOf", "iterator", "hasNext", "keySet", "values", "entrySet", "getKey", "getValue", "peek", "peekFirst", "peekLast", "element", "first", "last", "getFirst",
      "getLast", "firstKey", "lastKey", "floorKey", "ceilingKey", "floorEntry", "ceilingEntry", "toArray", "subList");

  /** Classes whose objects keep to themselves what they know. */
  private static final Set<String> SELF_CONTAINED = Set.of("java/util/Random", "java/util/SplittableRandom", "java/util/BitSet", "java/util/zip/CRC32", "java/util/zip/Adler32",
      "java/util/concurrent/atomic/AtomicInteger", "java/util/concurrent/atomic/AtomicLong");

  private static final Pattern NUMBERS_ALONE = Pattern.compile("\\([ZBCSIJFD]*\\)[ZBCSIJFDV]");

  private static final Map<String, Boolean> CONTAINERS = new ConcurrentHashMap<>();
  private static final Map<String, Boolean> PLATFORM = new ConcurrentHashMap<>();

  /** What a method does. */
  public enum Effect {
    /** It only computes its result. */
    PURE,
    /** It copies part of an array into another, {@code System.arraycopy}. */
    COPY,
    /** It stores a value into all or part of an array, {@code Arrays.fill}. */
    FILL,
    /** It makes a new array with the elements of its first argument. */
    CLONE,
    /** Anything: it may keep its arguments, and must not be moved. */
    UNKNOWN
  }

  private LibraryEffects() {}

  public static Effect effect(Call call) {
    MethodRef target = call.target();
    String owner = target.owner();
    if (target.name().equals("clone") && owner.startsWith("[") || owner.equals("java/util/Arrays") && COPIES.contains(target.name())) {
      return Effect.CLONE;
    } else if (owner.equals("java/lang/System") && target.name().equals("arraycopy")) {
      return Effect.COPY;
    } else if (owner.equals("java/util/Arrays") && target.name().equals("fill")) {
      return Effect.FILL;
    } else if (captures(call)) {
      return Effect.PURE; // A lambda is made, not called.
    } else if (owner.equals("java/lang/invoke/StringConcatFactory")) {
      return callsToString(target) ? Effect.UNKNOWN : Effect.PURE;
    }
    return isPure(target) && !(WRITERS.contains(target.name()) && callsToString(target)) ? Effect.PURE : Effect.UNKNOWN;
  }

  /** Whether a method that makes text of its arguments is given objects whose {@code toString} may do anything. */
  public static boolean callsToString(MethodRef target) {
    String others = KNOWN_TEXT.matcher(target.descriptor().substring(1, target.descriptor().indexOf(')'))).replaceAll("");
    return others.contains("L") || others.contains("[");
  }

  /** Whether the call makes a lambda, which keeps what it captures for whoever calls it. */
  static boolean captures(Call call) {
    return call.implementation() != null;
  }

  /** Whether a call that only computes its result may read the elements of arrays that it is given. */
  public static boolean readsElements(Call call) {
    String owner = call.target().owner();
    return effect(call) == Effect.PURE && !captures(call) && !owner.equals("java/lang/Object") && !owner.equals("java/util/Objects")
        && (owner.startsWith("java/lang/") || readsNumbers(call.target())) && !owner.equals("java/lang/invoke/StringConcatFactory");
  }

  /** Whether the result is the first operand. */
  public static boolean givesBack(Call call) {
    MethodRef target = call.target();
    return target.owner().equals("java/util/Objects") && target.name().equals("requireNonNull")
        || target.owner().equals("java/lang/StringBuilder") && target.descriptor().endsWith(")Ljava/lang/StringBuilder;");
  }

  /** Whether the result is a copy of the first operand, which holds what that holds. */
  static boolean copies(Call call) {
    return call.target().name().equals("clone") && !call.operands().isEmpty();
  }

  /** Whether the class or interface is one of the library's that hold objects: a collection, a map, or what goes through one. */
  public static boolean isContainer(String owner) {
    return CONTAINERS.computeIfAbsent(owner, LibraryEffects::findContainer);
  }

  private static boolean findContainer(String owner) {
    return owner.startsWith("java/util/") && find(owner)
        .filter(found -> Stream.of(Collection.class, Map.class, Map.Entry.class, Iterator.class).anyMatch(kind -> kind.isAssignableFrom(found)))
        .filter(found -> found != Scanner.class).isPresent();
  }

  /** Whether the class is one of the platform's. */
  static boolean isPlatform(String owner) {
    return PLATFORM.computeIfAbsent(owner, name -> find(name).isPresent());
  }

  /** Whether the call changes nothing but its object, which it gives numbers or asks for one. A generator that is given no seed asks for it what all of them share. */
  static boolean keepsToItsObject(MethodRef target) {
    boolean unseeded = target.name().equals("<init>") && target.descriptor().equals("()V") && target.owner().endsWith("Random");
    return SELF_CONTAINED.contains(target.owner()) && NUMBERS_ALONE.matcher(target.descriptor()).matches() && !unseeded;
  }

  /** Whether the interface is one of the library's that lambdas implement. */
  public static boolean isFunction(String owner) {
    return owner.startsWith("java/") && find(owner).map(found -> found.isAnnotationPresent(FunctionalInterface.class)).orElse(false);
  }

  private static Optional<Class<?>> find(String owner) {
    try {
      return Optional.of(Class.forName(owner.replace('/', '.'), false, ClassLoader.getPlatformClassLoader()));
    } catch (ClassNotFoundException e) {
      return Optional.empty();
    }
  }

  /** Whether a call asks a container for what it holds, and leaves it as it is. */
  public static boolean asksContainer(Call call) {
    return isContainer(call.target().owner()) && ASKING.contains(call.target().name());
  }

  /** Whether what the class or interface is the name of may be a list, a queue, or what goes through one; maps and sets are none. */
  static boolean mayBeList(String owner) {
    return find(owner).map(found -> !Map.class.isAssignableFrom(found) && !Map.Entry.class.isAssignableFrom(found) && !java.util.Set.class.isAssignableFrom(found)).orElse(true);
  }

  private static boolean readsNumbers(MethodRef target) {
    return target.owner().equals("java/util/Arrays") && READERS.contains(target.name()) && NUMBERS.matcher(target.descriptor()).matches();
  }

  /** Whether a method, called by its name, only computes its result. */
  public static boolean isPure(MethodRef target) {
    String owner = target.owner();
    if (makesException(target)) {
      return true;
    } else if (owner.equals("java/util/Objects") && target.name().equals("requireNonNull")) {
      return true; // Compilers put it where a null has to fail.
    } else if (owner.equals("java/util/Objects") && CHECKS.contains(target.name())) {
      return true;
    } else if (owner.equals("kotlin/jvm/internal/Intrinsics") && target.name().startsWith("check")) {
      return true; // Kotlin's compiler likewise.
    } else if (owner.equals("scala/runtime/BoxesRunTime") && target.name().matches("(un)?boxTo.*")) {
      return true; // A number made an object by Scala's compiler, or taken out of it.
    } else if (readsNumbers(target)) {
      return true;
    }
    String given = target.descriptor().substring(0, target.descriptor().indexOf(')'));
    if (owner.startsWith("java/math/")) {
      return !given.contains("Random") && !given.contains("["); // Numbers never change.
    }
    if (!owner.startsWith("java/lang/") || target.name().equals("random") || owner.equals("java/lang/Enum") && target.name().equals("valueOf")
        || FILLERS.contains(target.name()) && given.contains("[")
        || target.name().startsWith("wait") || target.name().startsWith("notify")) {
      return false;
    }
    String simple = owner.substring("java/lang/".length());
    return PURE_CLASSES.contains(simple);
  }

  /** Whether an exception is made. */
  private static boolean makesException(MethodRef target) {
    return target.name().equals("<init>") && target.owner().startsWith("java/") && (target.owner().endsWith("Exception") || target.owner().endsWith("Error"));
  }
}
