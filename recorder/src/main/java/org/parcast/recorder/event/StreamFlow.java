package org.parcast.recorder.event;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.parcast.recorder.flow.Recorder;
import org.parcast.recorder.flow.Register;
import org.parcast.recorder.flow.Registers;
import org.parcast.recorder.flow.ValueFlowEvents;
import org.parcast.recorder.run.ThreadHandover;
import org.parcast.recorder.state.Shadow;

/**
 * What streams of the library compute. They are run in order, each element through all functions before the next: what an element was computed from is
 * handed from function to function, and gathered or stored where the stream ends. Rewritten classes call these methods.
 */
public final class StreamFlow {
  private StreamFlow() {}

  /** The one that runs; null while none does. */
  static StreamRun running;

  /** The loop that the next one is, 0 for none. */
  private static int entering;

  /** Number of the name of the place of the next one. */
  private static int place;

  /** The one that ended last. */
  private static StreamRun ended;

  /** What it answered where that may hold no number, with what the number was gathered from. */
  private static WeakReference<Object> optional = new WeakReference<>(null);

  private static Register inOptional;

  private static int operatorsOfOptional;

  // ---- sources

  /** A stream of numbers that come from nowhere that is known. */
  public static IntStream source(IntStream stream) {
    Object source = new Object();
    return stream.peek(element -> next(source, null));
  }

  /** The same of another type. */
  public static LongStream source(LongStream stream) {
    Object source = new Object();
    return stream.peek(element -> next(source, null));
  }

  /** The same of another type. */
  public static DoubleStream source(DoubleStream stream) {
    Object source = new Object();
    return stream.peek(element -> next(source, null));
  }

  /** The same of objects. */
  public static <T> Stream<T> source(Stream<T> stream) {
    return source(stream, null);
  }

  /** A stream of the elements of a collection: numbers in boxes that equal ones may share are known by their places. */
  public static <T> Stream<T> source(Stream<T> stream, Object collection) {
    Object source = new Object();
    Supplier<Register> elements = Boxes.elements(collection);
    return stream.peek(element -> {
      next(source, elements.get());
      if (running != null) {
        running.object(running.element);
      }
    });
  }

  /** A stream of one number, which was computed from what the register holds. */
  public static IntStream number(IntStream stream, Register register) {
    Register number = Registers.assign(null, register);
    return stream.peek(element -> next(number, number));
  }

  /** The same of another type. */
  public static LongStream number(LongStream stream, Register register) {
    Register number = Registers.assign(null, register);
    return stream.peek(element -> next(number, number));
  }

  /** The same of another type. */
  public static DoubleStream number(DoubleStream stream, Register register) {
    Register number = Registers.assign(null, register);
    return stream.peek(element -> next(number, number));
  }

  /** A stream that answers its numbers in another order. */
  public static IntStream shuffled(IntStream stream) {
    return stream.peek(element -> shuffle());
  }

  /** The same of another type. */
  public static LongStream shuffled(LongStream stream) {
    return stream.peek(element -> shuffle());
  }

  /** The same of another type. */
  public static DoubleStream shuffled(DoubleStream stream) {
    return stream.peek(element -> shuffle());
  }

  /** The same of objects: those of the program are known by themselves. */
  public static <T> Stream<T> shuffled(Stream<T> stream) {
    return stream.peek(element -> {
      if (ContainerWords.isBox(element) && Boxes.register(element) == null) {
        shuffle();
      } else if (running != null) {
        running.object(null);
      }
    });
  }

  private static void shuffle() {
    if (running != null) {
      running.shuffled();
    }
  }

  /** A stream each of whose elements comes from the one before. */
  public static IntStream chained(IntStream stream) {
    Object source = new Object();
    return stream.peek(element -> iterate(source));
  }

  /** The same of another type. */
  public static LongStream chained(LongStream stream) {
    Object source = new Object();
    return stream.peek(element -> iterate(source));
  }

  /** The same of another type. */
  public static DoubleStream chained(DoubleStream stream) {
    Object source = new Object();
    return stream.peek(element -> iterate(source));
  }

  /** The same of objects. */
  public static <T> Stream<T> chained(Stream<T> stream) {
    Object source = new Object();
    return stream.peek(element -> iterate(source));
  }

  /** A stream of the elements of an array from the index on. */
  public static IntStream elements(IntStream stream, Shadow shadow, int from) {
    Elements elements = new Elements(shadow, from);
    return stream.peek(element -> next(elements, elements.load()));
  }

  /** The same of another type. */
  public static LongStream elements(LongStream stream, Shadow shadow, int from) {
    Elements elements = new Elements(shadow, from);
    return stream.peek(element -> next(elements, elements.load()));
  }

  /** The same of another type. */
  public static DoubleStream elements(DoubleStream stream, Shadow shadow, int from) {
    Elements elements = new Elements(shadow, from);
    return stream.peek(element -> next(elements, elements.load()));
  }

  /** The same of numbers in boxes. */
  public static <T> Stream<T> elements(Stream<T> stream, Shadow shadow, int from) {
    if (shadow == null) {
      return source(stream);
    }
    Elements elements = new Elements(shadow, from);
    return stream.peek(element -> next(elements, elements.load()));
  }

  private static final class Elements {
    private final Shadow shadow;
    private int index;

    Elements(Shadow shadow, int index) {
      this.shadow = shadow;
      this.index = index;
    }

    Register load() {
      Register register = new Register();
      Registers.add(register, ValueFlowEvents.load(index++, shadow));
      return register;
    }
  }

  private static void next(Object source, Register element) {
    if (running != null) {
      running.element(element);
      running.iterate(source);
    }
  }

  private static void iterate(Object source) {
    if (running != null) {
      running.iterate(source);
    }
  }

  // ---- functions

  /**
   * A function for a stream that is told what its arguments were computed from, and tells it of what it answers.
   *
   * @param signature of the method of its interface
   */
  public static Object function(Object function, int signature, Class<?> type) {
    return function == null ? null : StreamFunctions.of(function, type, new Followed(function, signature, type == BiFunction.class || type.getSimpleName().endsWith("BinaryOperator")));
  }

  /**
   * The same for a function that hands on several elements for one.
   *
   * @param sink type of what it hands them to
   * @param handing signature of the method of that
   */
  public static Object handing(Object function, int signature, Class<?> sink, int handing) {
    return function == null ? null : StreamSinks.of(function, sink, handing, new Followed(function, signature, false));
  }

  private record Followed(Object function, int signature, boolean isOperator) implements StreamFunctions.Followed {
    @Override
    public Object call(StreamFunctions.Call call, Object... arguments) {
      return running == null ? call.answer() : follow(running, call, arguments);
    }

    @Override
    public void put(StreamFunctions.Call call, Object element) {
      if (running != null) {
        running.use();
        Transfer.registers[1] = null;
        Transfer.registers[2] = running.element;
        calling(call);
        Transfer.call = 0;
      } else {
        call.answer();
      }
    }

    private Object calling(StreamFunctions.Call call) {
      Transfer.receiver = function;
      Transfer.returned = 0;
      Transfer.call = signature;
      return call.answer();
    }

    private Object follow(StreamRun run, StreamFunctions.Call call, Object[] arguments) {
      boolean joins = isOperator && arguments[0] instanceof Number;
      if (arguments.length == 1 || joins) {
        run.open(arguments[arguments.length - 1]);
      }
      if (joins) {
        run.beginWith(arguments[0]);
      }
      Transfer.registers[1] = joins ? run.gathered : arguments.length == 1 ? run.element : null;
      Transfer.registers[2] = joins ? run.element : null;
      boolean isUnknown = run.isUnknown;
      Object answer = joins ? Boxes.unmade(() -> calling(call)) : calling(call);
      boolean told = Transfer.returned != 0;
      Transfer.call = 0;
      Transfer.returned = 0;
      if (joins && told && Transfer.resultRegister != null) {
        run.use();
        run.join(Transfer.resultRegister);
      } else if (joins) {
        run.gather();
      } else if (answer instanceof Number) {
        run.element(told ? Transfer.resultRegister : computed(run.element));
        run.isUnknown = isUnknown || !told && !(arguments[0] instanceof Number);
      } else if (answer instanceof Boolean) {
        run.decide(told ? Transfer.resultRegister : run.element);
      } else {
        Library.answered(isUnknown ? run.place : -1);
        if (answer != null) {
          run.object(null);
        }
      }
      return answer;
    }

    private static Register computed(Register from) {
      if (from != null) {
        Registers.computed(from);
      }
      return from;
    }
  }

  // ---- ends

  /** A stream is about to run that no loop of its method contains: its elements are the iterations of the loop with this number. */
  public static void loop(int loop) {
    entering = loop;
  }

  /** A stream is about to run at the place whose name has this number. */
  public static void at(int name) {
    place = name;
  }

  /** A stream is about to run. */
  public static void begin() {
    ThreadHandover.check();
    running = new StreamRun(running, entering != 0, place);
    if (entering != 0) {
      Structure.enterLoop(entering);
      entering = 0;
    }
  }

  /** It is about to run, and its elements are gathered by the operator, which is given as a bit. */
  public static IntStream gathering(IntStream stream, int operator) {
    beginGathering(operator);
    return stream.peek(element -> running.gather());
  }

  /** The same of another type. */
  public static LongStream gathering(LongStream stream, int operator) {
    beginGathering(operator);
    return stream.peek(element -> running.gather());
  }

  /** The same of another type. */
  public static DoubleStream gathering(DoubleStream stream, int operator) {
    beginGathering(operator);
    return stream.peek(element -> running.gather());
  }

  private static void beginGathering(int operator) {
    begin();
    running.operators = operator;
  }

  /** It is about to run, and its elements are counted. */
  public static void counting(int operator) {
    beginGathering(operator);
    running.isCounted = true;
  }

  /** It is about to run, and its elements are joined two by two, the first with the second. */
  public static IntStream joining(IntStream stream) {
    begin();
    return stream.peek(element -> running.gatherFirst());
  }

  /** The same of another type. */
  public static LongStream joining(LongStream stream) {
    begin();
    return stream.peek(element -> running.gatherFirst());
  }

  /** The same of another type. */
  public static DoubleStream joining(DoubleStream stream) {
    begin();
    return stream.peek(element -> running.gatherFirst());
  }

  /** The same of objects, which may be numbers in boxes. */
  public static <T> Stream<T> joining(Stream<T> stream) {
    begin();
    return stream.peek(element -> {
      running.open(element);
      running.gatherFirst();
    });
  }

  /** It is about to run, and its elements are put into an array. */
  public static IntStream taking(IntStream stream) {
    begin();
    return stream.peek(element -> take());
  }

  /** The same of another type. */
  public static LongStream taking(LongStream stream) {
    begin();
    return stream.peek(element -> take());
  }

  /** The same of another type. */
  public static DoubleStream taking(DoubleStream stream) {
    begin();
    return stream.peek(element -> take());
  }

  /** The same of objects, which may be numbers in boxes. */
  public static <T> Stream<T> taking(Stream<T> stream) {
    begin();
    return stream.peek(element -> {
      running.open(element);
      running.boxes.add(element);
      take();
    });
  }

  private static void take() {
    running.use();
    running.taken.add(running.element);
    running.element = null;
  }

  /** It has run. */
  public static void end() {
    if (running != null) {
      if (running.isLoop) {
        Structure.leaveLoop();
        Structure.exitLoop();
      }
      ended = running;
      ended.element(null);
      running = running.around;
    }
  }

  /** What it answered is a number, gathered at the site; the register that it replaces is not used any more. */
  public static Register answered(Register before, int site) {
    end();
    ended.count();
    return gathered(before, ended.gathered, site, ended.operators);
  }

  /** What it answered may hold a number. */
  public static void optional(Object answer) {
    end();
    optional = new WeakReference<>(answer);
    inOptional = ended.gathered;
    operatorsOfOptional = ended.operators;
  }

  /** The number that it holds. */
  public static Register inOptional(Register before, Object asked, int site) {
    return gathered(before, optional.get() == asked ? Registers.assign(null, inOptional) : null, site, operatorsOfOptional);
  }

  /** What it answered may be a box of a number that it has gathered, or hold one. */
  public static void reduced(Object answer, int site) {
    end();
    Object box = answer instanceof Optional<?> holder ? holder.orElse(null) : answer;
    if (ended.gathered != null && ContainerWords.isBox(box)) {
      Registers.gathered(ended.gathered, site, ended.operators);
      Boxes.made(box, ended.gathered, site);
      Registers.free(ended.gathered);
    }
  }

  private static Register gathered(Register before, Register now, int site, int operators) {
    Registers.free(before);
    if (now != null) {
      Registers.gathered(now, site, operators);
    }
    return now;
  }

  /** What it answered may be one of the library's lists, of its elements in their order. */
  public static void collected(Object answer, int site) {
    end();
    if (answer instanceof List<?> list && list.getClass().getClassLoader() == null && isOf(list, ended.boxes)) {
      Boxes.filled(list, ended.boxes, ended.taken, site);
    }
    ended.taken.forEach(Registers::free);
  }

  private static boolean isOf(List<?> list, List<Object> boxes) {
    Iterator<?> next = list.iterator();
    return list.size() == boxes.size() && boxes.stream().allMatch(box -> ContainerWords.isBox(box) && next.next() == box);
  }

  /** The shadow of the array that its elements were put into. */
  public static Shadow array(Object array, int site, int type) {
    end();
    if (array == null) {
      return null;
    }
    Shadow shadow = Structure.SHADOWS.make(array, site, type);
    for (int i = 0; i < ended.taken.size(); i++) {
      ValueFlowEvents.store(shadow, i, ended.taken.get(i), site);
      Registers.free(ended.taken.get(i));
    }
    return shadow;
  }
}
