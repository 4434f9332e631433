package org.parcast.tracer.method;

import java.util.Set;
import org.parcast.ir.Instruction;
import org.parcast.ir.MethodRef;

/** What methods of the library do to arrays that they are given. */
public enum LibraryModel {
  /** {@code System.arraycopy}: elements of the first array are copied into the third argument. */
  ARRAYCOPY,
  /** {@code Arrays.fill}: the last argument is stored in the elements. */
  FILL,
  /** The result is a copy of the first elements of the array: {@code clone}, {@code Arrays.copyOf}. */
  COPY,
  /** The result is a copy of the elements from the second argument on: {@code Arrays.copyOfRange}. */
  COPY_OF_RANGE,
  /** {@code Arrays.setAll}: what the function answers for each index is stored there. */
  SET_ALL,
  /** {@code Arrays.sort}: the elements change places. */
  SORT,
  /** A stream of the elements, or of the one number. */
  STREAM,
  /** The array is only read, and what is read leaves the program. */
  READ;

  private static final Set<String> READING =
      Set.of(
          "java/util/Arrays.toString",
          "java/util/Arrays.deepToString",
          "java/util/Arrays.equals",
          "java/util/Arrays.deepEquals",
          "java/util/Arrays.hashCode",
          "java/util/Arrays.deepHashCode",
          "java/util/Arrays.binarySearch",
          "java/util/Arrays.mismatch",
          "java/util/Arrays.compare",
          "java/lang/String.<init>",
          "java/lang/String.valueOf",
          "java/lang/String.copyValueOf",
          "java/lang/String.format",
          "java/lang/String.formatted",
          "java/io/PrintStream.format",
          "java/io/PrintStream.printf",
          "java/io/PrintStream.print",
          "java/io/PrintStream.println",
          "java/io/PrintStream.write",
          "java/io/OutputStream.write",
          "java/lang/StringBuilder.append",
          "java/lang/Object.getClass",
          "java/lang/Object.hashCode",
          "java/lang/Object.equals",
          "java/util/Objects.requireNonNull",
          "java/util/Objects.hash",
          "java/lang/System.identityHashCode");

  private static final Set<String> NUMBER_STREAMS = Set.of("java/util/stream/IntStream", "java/util/stream/LongStream", "java/util/stream/DoubleStream");
  private static final Set<String> RESULTS = Set.of("summaryStatistics", "findFirst", "findAny");

  /** Whether the method ends a stream of numbers with what it made of them, or answers its next one: values whose sources nothing tells. Whole numbers are mostly indices. */
  public static boolean isResultOfStream(MethodRef method) {
    boolean answersNext = method.owner().equals("java/util/PrimitiveIterator$OfDouble") && method.name().startsWith("next");
    return answersNext || NUMBER_STREAMS.contains(method.owner()) && RESULTS.contains(method.name());
  }

  /** Whether the method makes a stream of the elements of the array that it is given. */
  public static boolean isSourceOfStream(MethodRef method) {
    boolean fromArray = method.owner().equals("java/util/Arrays") && method.name().equals("stream");
    boolean isStream = method.owner().equals("java/util/stream/Stream") || NUMBER_STREAMS.contains(method.owner());
    return fromArray || isStream && method.name().equals("of");
  }

  /** The model of the method, or null where there is none. */
  public static LibraryModel of(MethodRef method) {
    String name = method.owner() + "." + method.name();
    if (name.equals("java/lang/System.arraycopy")) {
      return ARRAYCOPY;
    }
    if (isSourceOfStream(method)) {
      return method.descriptor().equals("(Ljava/lang/Object;)Ljava/util/stream/Stream;") ? null : STREAM;
    }
    if (name.equals("java/util/Arrays.fill")) {
      return FILL;
    }
    if (name.equals("java/util/Arrays.copyOf") || method.owner().startsWith("[") && method.name().equals("clone")) {
      return COPY;
    }
    if (name.equals("java/util/Arrays.copyOfRange")) {
      return COPY_OF_RANGE;
    }
    if (name.equals("java/util/Arrays.setAll") || name.equals("java/util/Arrays.parallelSetAll")) {
      return SET_ALL;
    }
    if (name.equals("java/util/Arrays.sort") || name.equals("java/util/Arrays.parallelSort")) {
      return SORT;
    }
    boolean checks = method.owner().equals("kotlin/jvm/internal/Intrinsics") && method.name().startsWith("check"); // in every function of Kotlin's
    return checks || READING.contains(name) ? READ : null;
  }

  /** Whether the call runs nothing but code that is traced itself or a constructor of what holds its arguments: a lambda, made or run, or a stream made. */
  public static boolean callsBack(Instruction.Call call) {
    return call.dispatch() == Instruction.Dispatch.DYNAMIC || isSourceOfStream(call.target()) || call.target().owner().startsWith("java/util/function/");
  }

  public boolean makesCopy() {
    return this == COPY || this == COPY_OF_RANGE;
  }

  /** Whether the shadow of the argument is needed. */
  public boolean wantsShadow(int argument) {
    return switch (this) {
      case ARRAYCOPY -> argument == 0 || argument == 2;
      case FILL, COPY, COPY_OF_RANGE, SET_ALL, SORT, STREAM -> argument == 0;
      case READ -> false;
    };
  }
}
