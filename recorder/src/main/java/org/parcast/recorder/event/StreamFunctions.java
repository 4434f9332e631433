package org.parcast.recorder.event;

import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.ObjIntConsumer;
import java.util.function.ObjLongConsumer;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/** The library's functional interfaces that streams take, each standing for a function that is followed: without reflection, as they run inside loops. */
final class StreamFunctions {
  /** Calls the program's function with the arguments at hand. */
  interface Call {
    Object answer();
  }

  /** Sees each call of a function. */
  interface Followed {
    Object call(Call call, Object... arguments);

    /** Sees the element put into a container, the first argument of the function. */
    void put(Call call, Object element);
  }

  private StreamFunctions() {}

  /** A function that is seen being called; itself where its type is none that streams hand elements to. */
  @SuppressWarnings("unchecked")
  static Object of(Object function, Class<?> type, Followed followed) {
    return switch (type.getSimpleName()) {
      case "IntFunction" -> {
        IntFunction<Object> g = (IntFunction<Object>) function;
        yield (IntFunction<Object>) x -> followed.call(() -> g.apply(x), x);
      }
      case "IntPredicate" -> {
        IntPredicate g = (IntPredicate) function;
        yield (IntPredicate) x -> (boolean) followed.call(() -> g.test(x), x);
      }
      case "IntUnaryOperator" -> {
        IntUnaryOperator g = (IntUnaryOperator) function;
        yield (IntUnaryOperator) x -> (int) followed.call(() -> g.applyAsInt(x), x);
      }
      case "IntBinaryOperator" -> {
        IntBinaryOperator g = (IntBinaryOperator) function;
        yield (IntBinaryOperator) (x, y) -> (int) followed.call(() -> g.applyAsInt(x, y), x, y);
      }
      case "IntConsumer" -> {
        IntConsumer g = (IntConsumer) function;
        yield (IntConsumer) x -> followed.call(() -> {
          g.accept(x);
          return null;
        }, x);
      }
      case "IntToLongFunction" -> {
        IntToLongFunction g = (IntToLongFunction) function;
        yield (IntToLongFunction) x -> (long) followed.call(() -> g.applyAsLong(x), x);
      }
      case "IntToDoubleFunction" -> {
        IntToDoubleFunction g = (IntToDoubleFunction) function;
        yield (IntToDoubleFunction) x -> (double) followed.call(() -> g.applyAsDouble(x), x);
      }
      case "ToIntFunction" -> {
        ToIntFunction<Object> g = (ToIntFunction<Object>) function;
        yield (ToIntFunction<Object>) x -> (int) followed.call(() -> g.applyAsInt(x), x);
      }
      case "LongFunction" -> {
        LongFunction<Object> g = (LongFunction<Object>) function;
        yield (LongFunction<Object>) x -> followed.call(() -> g.apply(x), x);
      }
      case "LongPredicate" -> {
        LongPredicate g = (LongPredicate) function;
        yield (LongPredicate) x -> (boolean) followed.call(() -> g.test(x), x);
      }
      case "LongUnaryOperator" -> {
        LongUnaryOperator g = (LongUnaryOperator) function;
        yield (LongUnaryOperator) x -> (long) followed.call(() -> g.applyAsLong(x), x);
      }
      case "LongBinaryOperator" -> {
        LongBinaryOperator g = (LongBinaryOperator) function;
        yield (LongBinaryOperator) (x, y) -> (long) followed.call(() -> g.applyAsLong(x, y), x, y);
      }
      case "LongConsumer" -> {
        LongConsumer g = (LongConsumer) function;
        yield (LongConsumer) x -> followed.call(() -> {
          g.accept(x);
          return null;
        }, x);
      }
      case "LongToIntFunction" -> {
        LongToIntFunction g = (LongToIntFunction) function;
        yield (LongToIntFunction) x -> (int) followed.call(() -> g.applyAsInt(x), x);
      }
      case "LongToDoubleFunction" -> {
        LongToDoubleFunction g = (LongToDoubleFunction) function;
        yield (LongToDoubleFunction) x -> (double) followed.call(() -> g.applyAsDouble(x), x);
      }
      case "ToLongFunction" -> {
        ToLongFunction<Object> g = (ToLongFunction<Object>) function;
        yield (ToLongFunction<Object>) x -> (long) followed.call(() -> g.applyAsLong(x), x);
      }
      case "DoubleFunction" -> {
        DoubleFunction<Object> g = (DoubleFunction<Object>) function;
        yield (DoubleFunction<Object>) x -> followed.call(() -> g.apply(x), x);
      }
      case "DoublePredicate" -> {
        DoublePredicate g = (DoublePredicate) function;
        yield (DoublePredicate) x -> (boolean) followed.call(() -> g.test(x), x);
      }
      case "DoubleUnaryOperator" -> {
        DoubleUnaryOperator g = (DoubleUnaryOperator) function;
        yield (DoubleUnaryOperator) x -> (double) followed.call(() -> g.applyAsDouble(x), x);
      }
      case "DoubleBinaryOperator" -> {
        DoubleBinaryOperator g = (DoubleBinaryOperator) function;
        yield (DoubleBinaryOperator) (x, y) -> (double) followed.call(() -> g.applyAsDouble(x, y), x, y);
      }
      case "DoubleConsumer" -> {
        DoubleConsumer g = (DoubleConsumer) function;
        yield (DoubleConsumer) x -> followed.call(() -> {
          g.accept(x);
          return null;
        }, x);
      }
      case "DoubleToIntFunction" -> {
        DoubleToIntFunction g = (DoubleToIntFunction) function;
        yield (DoubleToIntFunction) x -> (int) followed.call(() -> g.applyAsInt(x), x);
      }
      case "DoubleToLongFunction" -> {
        DoubleToLongFunction g = (DoubleToLongFunction) function;
        yield (DoubleToLongFunction) x -> (long) followed.call(() -> g.applyAsLong(x), x);
      }
      case "ObjIntConsumer" -> {
        ObjIntConsumer<Object> g = (ObjIntConsumer<Object>) function;
        yield (ObjIntConsumer<Object>) (container, x) -> followed.put(() -> {
          g.accept(container, x);
          return null;
        }, x);
      }
      case "ObjLongConsumer" -> {
        ObjLongConsumer<Object> g = (ObjLongConsumer<Object>) function;
        yield (ObjLongConsumer<Object>) (container, x) -> followed.put(() -> {
          g.accept(container, x);
          return null;
        }, x);
      }
      case "ObjDoubleConsumer" -> {
        ObjDoubleConsumer<Object> g = (ObjDoubleConsumer<Object>) function;
        yield (ObjDoubleConsumer<Object>) (container, x) -> followed.put(() -> {
          g.accept(container, x);
          return null;
        }, x);
      }
      case "ToDoubleFunction" -> {
        ToDoubleFunction<Object> g = (ToDoubleFunction<Object>) function;
        yield (ToDoubleFunction<Object>) x -> (double) followed.call(() -> g.applyAsDouble(x), x);
      }
      case "Function" -> {
        Function<Object, Object> g = (Function<Object, Object>) function;
        Function<Object, Object> seen = x -> followed.call(() -> g.apply(x), x);
        yield seen;
      }
      case "UnaryOperator" -> {
        UnaryOperator<Object> g = (UnaryOperator<Object>) function;
        yield (UnaryOperator<Object>) x -> followed.call(() -> g.apply(x), x);
      }
      case "Predicate" -> {
        Predicate<Object> g = (Predicate<Object>) function;
        yield (Predicate<Object>) x -> (boolean) followed.call(() -> g.test(x), x);
      }
      case "Consumer" -> {
        Consumer<Object> g = (Consumer<Object>) function;
        yield (Consumer<Object>) x -> followed.call(() -> {
          g.accept(x);
          return null;
        }, x);
      }
      case "BinaryOperator" -> {
        BinaryOperator<Object> g = (BinaryOperator<Object>) function;
        yield (BinaryOperator<Object>) (x, y) -> followed.call(() -> g.apply(x, y), x, y);
      }
      case "BiFunction" -> {
        BiFunction<Object, Object, Object> g = (BiFunction<Object, Object, Object>) function;
        BiFunction<Object, Object, Object> seen = (x, y) -> followed.call(() -> g.apply(x, y), x, y);
        yield seen;
      }
      default -> function;
    };
  }
}
