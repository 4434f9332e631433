package org.parcast.recorder.event;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
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

  /** A stream that runs, perhaps in a function of another. */
  private static final class Run {
    final Run around;

    /** What the element at hand was computed from; null where it is not known. */
    Register element;

    /** What its end has gathered. */
    Register gathered;

    final List<Register> taken = new ArrayList<>();

    /** Of a stream of objects, those that were taken. */
    final List<Object> boxes = new ArrayList<>();

    private boolean hasFirst;

    /** Whether no loop contains it, so that its elements may be steps. */
    final boolean isLoop;

    /** The source that its first element came from; each further one of that source begins an iteration. */
    private Object iterated;

    Run(Run around, boolean isLoop) {
      this.around = around;
      this.isLoop = isLoop;
    }

    void iterate(Object source) {
      if (iterated == null) {
        iterated = source;
      } else if (isLoop && iterated == source) {
        Structure.nextIteration();
      }
    }

    void element(Register now) {
      if (now != element) {
        Registers.free(element);
        element = now;
      }
    }

    void gather() {
      if (element != null) {
        gathered = gathered == null ? new Register() : gathered;
        Registers.add(gathered, element);
        Registers.term(gathered);
        Registers.computed(gathered);
      }
    }

    /** A reduction that is given no first value begins with the first element. */
    void gatherFirst() {
      if (!hasFirst) {
        hasFirst = true;
        gather();
      }
    }

    void join(Register joined) {
      Registers.free(gathered);
      gathered = joined;
      Registers.term(joined);
    }
  }

  private static Run running;

  /** The loop that the next one is, 0 for none. */
  private static int entering;

  /** The one that ended last. */
  private static Run ended;

  /** What it answered where that may hold no number, with what the number was gathered from. */
  private static WeakReference<Object> optional = new WeakReference<>(null);

  private static Register inOptional;

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
    Object source = new Object();
    return stream.peek(element -> next(source, null));
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
    return function == null ? null : StreamFunctions.of(function, type, new Followed(function, signature));
  }

  private record Followed(Object function, int signature) implements StreamFunctions.Followed {
    @Override
    public Object call(StreamFunctions.Call call, Object... arguments) {
      return running == null ? call.answer() : follow(running, call, arguments);
    }

    private Object follow(Run run, StreamFunctions.Call call, Object[] arguments) {
      boolean joins = arguments.length == 2 && arguments[0] instanceof Number && arguments[1] instanceof Number;
      if (arguments.length == 1 && run.element == null) {
        run.element(Boxes.register(arguments[0]));
      }
      Transfer.registers[1] = joins ? run.gathered : arguments.length == 1 ? run.element : null;
      Transfer.registers[2] = joins ? run.element : null;
      Transfer.receiver = function;
      Transfer.returned = 0;
      Transfer.call = signature;
      Object answer = call.answer();
      boolean told = Transfer.returned != 0;
      Transfer.call = 0;
      Transfer.returned = 0;
      if (joins && told && Transfer.resultRegister != null) {
        run.join(Transfer.resultRegister);
      } else if (joins) {
        run.gather();
      } else if (answer instanceof Number) {
        run.element(told ? Transfer.resultRegister : computed(run.element));
      } else if (answer != null && !(answer instanceof Boolean)) {
        run.element(null);
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

  /** A stream is about to run. */
  public static void begin() {
    ThreadHandover.check();
    running = new Run(running, entering != 0);
    if (entering != 0) {
      Structure.enterLoop(entering);
      entering = 0;
    }
  }

  /** It is about to run, and its elements are gathered. */
  public static IntStream gathering(IntStream stream) {
    begin();
    return stream.peek(element -> running.gather());
  }

  /** The same of another type. */
  public static LongStream gathering(LongStream stream) {
    begin();
    return stream.peek(element -> running.gather());
  }

  /** The same of another type. */
  public static DoubleStream gathering(DoubleStream stream) {
    begin();
    return stream.peek(element -> running.gather());
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
      running.element(running.element == null ? Boxes.register(element) : running.element);
      running.boxes.add(element);
      take();
    });
  }

  private static void take() {
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
    return gathered(before, ended.gathered, site);
  }

  /** What it answered may hold a number. */
  public static void optional(Object answer) {
    end();
    optional = new WeakReference<>(answer);
    inOptional = ended.gathered;
  }

  /** The number that it holds. */
  public static Register inOptional(Register before, Object asked, int site) {
    return gathered(before, optional.get() == asked ? Registers.assign(null, inOptional) : null, site);
  }

  private static Register gathered(Register before, Register now, int site) {
    Registers.free(before);
    if (now != null) {
      Registers.gathered(now, site);
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
