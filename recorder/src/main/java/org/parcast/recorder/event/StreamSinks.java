package org.parcast.recorder.event;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import java.util.stream.DoubleStream.DoubleMapMultiConsumer;
import java.util.stream.IntStream.IntMapMultiConsumer;
import java.util.stream.LongStream.LongMapMultiConsumer;
import org.parcast.recorder.event.StreamFunctions.Followed;
import org.parcast.recorder.flow.Register;
import org.parcast.recorder.flow.Registers;

/** Functions that hand a stream several elements for one, as {@code mapMulti}'s: what these were computed from is heard where they are handed on. */
final class StreamSinks {
  private StreamSinks() {}

  /** What the elements that a function hands on, several for one, go through. */
  private static final class Handed {
    private final StreamRun run = StreamFlow.running;
    private final int signature;

    /** @param signature of the method that takes them */
    Handed(int signature) {
      this.signature = signature;
    }

    /** A number is handed on. */
    void number(Runnable next) {
      boolean told = Transfer.call == signature;
      hand(told ? Registers.assign(null, Transfer.registers[1]) : null, !told, next);
    }

    /** An object is handed on. */
    void object(Object object, Runnable next) {
      Register box = Boxes.register(object);
      hand(box, box == null && Boxes.isReal(object), next);
    }

    private void hand(Register now, boolean isUnknown, Runnable next) {
      if (run == null) {
        next.run();
        return;
      }
      StreamRun within = StreamFlow.running;
      Register before = run.element;
      Transfer.call = 0;
      StreamFlow.running = run;
      run.element = null;
      run.element(now);
      run.isUnknown = isUnknown;
      next.run();
      run.element(null);
      run.element = before;
      StreamFlow.running = within;
    }
  }

  /**
   * The function with what it hands the elements to seen.
   *
   * @param sink type of what it hands them to
   * @param handing signature of the method of that
   */
  @SuppressWarnings("unchecked")
  static Object of(Object function, Class<?> sink, int handing, Followed followed) {
    if (function instanceof IntMapMultiConsumer g) {
      return (IntMapMultiConsumer) (x, taker) -> {
        IntConsumer seen = (IntConsumer) seen(taker, sink, handing);
        followed.call(() -> {
          g.accept(x, seen);
          return null;
        }, x);
      };
    }
    if (function instanceof LongMapMultiConsumer g) {
      return (LongMapMultiConsumer) (x, taker) -> {
        LongConsumer seen = (LongConsumer) seen(taker, sink, handing);
        followed.call(() -> {
          g.accept(x, seen);
          return null;
        }, x);
      };
    }
    if (function instanceof DoubleMapMultiConsumer g) {
      return (DoubleMapMultiConsumer) (x, taker) -> {
        DoubleConsumer seen = (DoubleConsumer) seen(taker, sink, handing);
        followed.call(() -> {
          g.accept(x, seen);
          return null;
        }, x);
      };
    }
    BiConsumer<Object, Object> g = (BiConsumer<Object, Object>) function;
    return (BiConsumer<Object, Object>) (x, taker) -> {
      Object seen = seen(taker, sink, handing);
      followed.call(() -> {
        g.accept(x, seen);
        return null;
      }, x);
    };
  }

  @SuppressWarnings("unchecked")
  private static Object seen(Object taker, Class<?> sink, int handing) {
    Handed handed = new Handed(handing);
    return switch (sink.getSimpleName()) {
      case "IntConsumer" -> (IntConsumer) y -> handed.number(() -> ((IntConsumer) taker).accept(y));
      case "LongConsumer" -> (LongConsumer) y -> handed.number(() -> ((LongConsumer) taker).accept(y));
      case "DoubleConsumer" -> (DoubleConsumer) y -> handed.number(() -> ((DoubleConsumer) taker).accept(y));
      default -> (Consumer<Object>) y -> handed.object(y, () -> ((Consumer<Object>) taker).accept(y));
    };
  }
}
