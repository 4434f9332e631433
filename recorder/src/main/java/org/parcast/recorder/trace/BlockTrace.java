package org.parcast.recorder.trace;

import java.io.IOException;
import org.parcast.recorder.run.ThreadHandover;

/**
 * What a traced program tells of its references and loops for the block trace: rewritten classes call these methods. Numbers of references,
 * blocks, loops and sites are the tracer's.
 *
 * <p>In a loop whose addresses the tracer proved to advance by constant strides, only the first two iterations tell of theirs ({@link
 * #strided}), and its end of their number; elsewhere every access is an event.
 */
public final class BlockTrace {
  private BlockTrace() {}

  private static final int REFERENCE_SHIFT = 40;
  private static final long ADDRESS = (1L << REFERENCE_SHIFT) - 1;
  private static final long LOOP_EVENT = Long.MIN_VALUE;
  private static final int ENTER = 0;
  private static final int ITERATE = 1;
  private static final int EXIT = 2;
  private static final int UNWIND = 3;
  private static final int EXECUTED = 4;

  /** Where in the event of a loop the instructions stand that were executed before it. */
  private static final int EXECUTED_SHIFT = REFERENCE_SHIFT + 3;

  private static final long MOST_EXECUTED = (1L << 63 - EXECUTED_SHIFT) - 1;

  private static final long[] EVENTS = new long[1 << 13];
  private static int filled;

  /** By reference: the array that it touched last, bytes of an element as a power of two. */
  private static Place[] last = new Place[0];

  private static byte[] shift = new byte[0];

  /** By reference, whether it loads no number but what leads to one, or to a lock: no use of what another thread works on. */
  private static boolean[] leads = new boolean[0];

  /** How many loops are open. */
  private static int depth;

  /** Instructions that were executed since the last event of a loop. */
  private static long executed;

  static void start(int references, byte[] elementShift, boolean[] leading) {
    leads = leading;
    last = new Place[references];
    java.util.Arrays.fill(last, new Place(new Object(), -1, 0, 0, false));
    shift = elementShift;
    LoopNotes.start(references);
  }

  /** Another thread is recorded from now on: answers what the one before has noted of its loop, null for nothing, and goes on with what this one had. */
  public static Object exchange(Object notes) {
    return LoopNotes.exchange((LoopNotes) notes);
  }

  // ---- single accesses

  /** An array element is about to be accessed. Where that will fail, nothing is recorded. */
  public static void element(Object array, int index, int reference) {
    if (SilentLoops.isSilent()) {
      return;
    }
    Place place = last[reference];
    if (place.get() != array) {
      if (array == null) {
        return;
      }
      place = find(array, reference);
    }
    if (index >= 0 && index < place.length) {
      if (place.rows != null) {
        SilentLoops.meet(place);
      }
      event((long) reference << REFERENCE_SHIFT | place.first + ((long) index << shift[reference]));
    }
  }

  /** A row is about to be stored in an array of arrays. */
  public static void row(Object[] array, int index, Object row, int reference) {
    element(array, index, reference);
    if (array != null && row != null && index >= 0 && index < array.length && row.getClass().isArray()) {
      Recording.attach(last[reference], index, row);
    }
  }

  /** What lies at a known address, as a static field, is about to be accessed. */
  public static void fixed(long address, int reference) {
    if (!SilentLoops.isSilent()) {
      event((long) reference << REFERENCE_SHIFT | address);
    }
  }

  /** A static field that is final is about to be loaded: nobody changes it meanwhile. */
  public static void constant(long address, int reference) {
    if (!SilentLoops.isSilent()) {
      ThreadHandover.follow();
      append((long) reference << REFERENCE_SHIFT | address);
    }
  }

  /** A field was accessed, {@code offset} bytes behind the start of the object; of an object at 0, which is null, nothing is recorded. */
  public static void field(long object, int offset, int reference) {
    if (object != 0 && !SilentLoops.isSilent()) {
      event((long) reference << REFERENCE_SHIFT | object + offset);
    }
  }

  /** As {@link #field}, for an object of a class that does not keep its address. */
  public static void foreignField(Object object, int offset, int reference) {
    if (object != null && !SilentLoops.isSilent()) {
      field(Recording.foreign(object), offset, reference);
    }
  }

  /** Where an element of an array lies, also beyond its end. */
  static long address(Object array, int index, int reference) {
    Place place = last[reference];
    if (place.get() != array) {
      place = find(array, reference);
    }
    return place.first + ((long) index << shift[reference]);
  }

  private static Place find(Object array, int reference) {
    awaitTurn(reference);
    Place place = Recording.place(array);
    last[reference] = place;
    return place;
  }

  /** A word is touched. */
  private static void event(long event) {
    awaitTurn((int) (event >>> REFERENCE_SHIFT));
    append(event);
  }

  /** Called before what the reference touches is recorded. */
  static void awaitTurn(int reference) {
    if (ThreadHandover.owns()) {
      return;
    }
    if (leads[reference]) {
      ThreadHandover.follow();
    } else {
      ThreadHandover.check();
    }
  }

  private static void append(long event) {
    int at = filled;
    EVENTS[at] = event;
    filled = at + 1;
    if (at == EVENTS.length - 1) {
      drain();
    }
  }

  /** Tells what is left to tell, where the program has ended or what follows stands for itself: whose turn it is does not matter, or is known. */
  static void catchUp() {
    drain();
    EVENTS[filled++] = executedEvent();
    drain();
  }

  /** Hands the events on. */
  static void drain() {
    int count = filled;
    filled = 0;
    Recording.take(EVENTS, count);
  }

  static void replay(Iterations iterations, long[] events, int count) throws IOException {
    for (int i = 0; i < count; i++) {
      long event = events[i];
      if (event >= 0) {
        iterations.reference((int) (event >>> REFERENCE_SHIFT), event & ADDRESS);
      } else {
        int what = (int) event;
        iterations.executed(event >>> EXECUTED_SHIFT & MOST_EXECUTED);
        switch ((int) (event >>> REFERENCE_SHIFT) & 7) {
          case ENTER -> iterations.enter(what);
          case ITERATE -> iterations.iterate(what);
          case EXIT -> iterations.exit(what);
          case EXECUTED -> iterations.executed(event & ADDRESS);
          default -> iterations.unwind(what);
        }
      }
    }
  }

  // ---- loops

  /** A basic block is executed, of so many instructions of bytecode. */
  public static void executed(int instructions) {
    executed += instructions;
  }

  /** What was executed since the last event is told of otherwise. */
  static void unsay() {
    executed = 0;
    drain();
  }

  private static long executedEvent() {
    long event = LOOP_EVENT | (long) EXECUTED << REFERENCE_SHIFT | Math.min(executed, ADDRESS);
    executed = 0;
    return event;
  }

  private static void loopEvent(int kind, int loop) {
    if (SilentLoops.isSilent()) {
      SilentLoops.forget();
    }
    if (executed > MOST_EXECUTED) {
      append(executedEvent());
    }
    append(LOOP_EVENT | executed << EXECUTED_SHIFT | (long) kind << REFERENCE_SHIFT | loop);
    executed = 0;
  }

  /** A loop is entered. */
  public static void enter(int loop) {
    ThreadHandover.follow();
    depth++;
    loopEvent(ENTER, loop);
  }

  /** The loop begins its next iteration. */
  public static void iterate(int loop) {
    ThreadHandover.follow();
    loopEvent(ITERATE, loop);
  }

  /** A body is called that a stream may have called for its next index. */
  public static void body(int loop) {
    ThreadHandover.follow();
    if (Recording.isInnermost(loop)) {
      loopEvent(ITERATE, loop);
    }
  }

  /** A loop is left. */
  public static void exit(int loop) {
    ThreadHandover.follow();
    depth--;
    loopEvent(EXIT, loop);
  }

  /** How many loops are open; kept by a method that catches exceptions. */
  public static int depth() {
    return depth;
  }

  /** An exception was caught where so many loops were open. */
  public static void unwind(int open) {
    ThreadHandover.follow();
    if (depth > open) {
      depth = open;
      RepeatedNests.forget();
      loopEvent(UNWIND, open);
    }
  }

  // ---- loops with strides

  /** An array element is about to be accessed in iteration {@code n} of a loop, from 1 on. */
  public static void strided(Object array, int index, int n, int reference) {
    if (n <= 2 && array != null) {
      awaitTurn(reference);
      note(address(array, index, reference), n, reference);
    }
  }

  /** A row is about to be loaded, from an array of arrays that stays the same. */
  public static void stridedRow(Object[] array, int index, int n, int reference) {
    if (n <= 2) {
      strided(array, index, n, reference);
      LoopNotes.current().held[reference] = array;
    }
  }

  /** An element of a row is about to be accessed; the row itself was just loaded by another reference of the same iteration. */
  public static void stridedColumn(Object array, int index, int n, int reference, int rowReference) {
    if (n <= 2) {
      strided(array, index, n, reference);
      LoopNotes.current().rowBy[reference] = rowReference;
    }
  }

  /** What lies at a known address is about to be accessed. */
  public static void stridedFixed(long address, int n, int reference) {
    if (n <= 2) {
      awaitTurn(reference);
      note(address, n, reference);
    }
  }

  /** A field was accessed. */
  public static void stridedField(long object, int offset, int n, int reference) {
    stridedFixed(object + offset, n, reference);
  }

  private static void note(long address, int n, int reference) {
    LoopNotes notes = LoopNotes.current();
    notes.open = true;
    if (n == 1) {
      notes.first[reference] = address;
    } else {
      notes.second[reference] = address;
    }
  }

  /**
   * A loop with strides has made {@code n} iterations.
   *
   * @param from first of its blocks; they follow each other
   * @param to last of its blocks
   * @param instructions of an iteration
   */
  public static void ran(int from, int to, int n, int instructions) {
    if (n > 0) {
      ThreadHandover.check();
      drain();
      LoopNotes notes = LoopNotes.current();
      notes.open = false;
      Recording.ran(from, to, n, instructions, notes, shift);
    }
  }

  /**
   * A loop with strides is being left in the midst of its {@code n}-th iteration.
   *
   * @param from first of the loop's blocks; they follow each other
   * @param to last of its blocks
   * @param references how many of them the iteration has made
   * @param instructions of the iteration so far
   */
  public static void left(int loop, int from, int to, int references, int n, int instructions) {
    iterate(loop);
    executed += instructions;
    int[] all = Recording.references(from, to);
    LoopNotes notes = LoopNotes.current();
    notes.open = false;
    for (int k = 0; k < references; k++) {
      int reference = all[k];
      long begin = notes.first[reference];
      long address = n == 1 ? begin : begin + (n - 1) * (notes.second[reference] - begin);
      event((long) reference << REFERENCE_SHIFT | address);
    }
  }

  // ---- arrays and objects

  /** An array was made. */
  public static void made(Object array, int site) {
    ThreadHandover.follow();
    Recording.make(array, site);
  }

  /** An object is about to be constructed. */
  public static void constructing(int site) {
    ThreadHandover.follow();
    Recording.site = site;
  }

  /** An object is there; its address. */
  public static long object(Object made) {
    ThreadHandover.follow();
    return Recording.object(made);
  }
}
