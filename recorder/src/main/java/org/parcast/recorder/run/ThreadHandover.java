package org.parcast.recorder.run;

import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Whose turn it is to be recorded. The recorder follows one thread at a time: a second may take its turn while the first is blocked or has
 * ended, or leaves the words alone. Where two want it at once, the program is no sequential one, and the run ends. Every event begins with
 * {@link #check()}, one comparison for the thread whose turn it is; one that touches no word begins with {@link #follow()}: a thread that has handed work
 * to another calls methods and makes objects until it waits for it, which is no use of the other's words.
 *
 * <p>A race must not pass unnoticed because one thread happened to be done before the other got going: a thread pauses before the first
 * word that it touches, so that others that were started with it come to touch theirs.
 *
 * <p>Finalizers and cleaners run when the collector has found their objects, so that no order between them and the program is the program's: they have their
 * turn at the next event of the thread that they come upon, which waits until they are done.
 */
public final class ThreadHandover {
  private ThreadHandover() {}

  /** For how much processor time a thread may leave the words alone until its turn is over. */
  private static final long QUIET_MILLIS = 100;

  /** Pause of a thread before its first touch, and of how many threads. */
  private static final long FIRST_MILLIS = 20;

  private static final int PAUSES = 50;

  /** In how much processor time a thread blocks that is about to: one at a loop waits for it. */
  private static final long MOMENT_MILLIS = 5;

  private static final Object LOCK = new Object();

  /** Null while a thread waits for its turn. */
  private static volatile Thread owner = Thread.currentThread();

  /** Whose turn it still is, but to touch words, while another waits for it; null for nobody. Read without the lock: who waits for that is blocked. */
  private static volatile Thread keeper;

  /** What is known of a thread while it is not its turn. */
  private static final class Visitor {
    /** How many outermost loops of methods it has open. */
    int depth;

    /** Whether a loop of another thread, which waits meanwhile, contains those. */
    boolean within;

    boolean touched;

    /** Whether it runs finalizers or cleaners. */
    final boolean collects;

    Visitor(boolean collects) {
      this.collects = collects;
    }
  }

  private static final Map<Thread, Visitor> VISITORS = new WeakHashMap<>();
  private static volatile Thread waiting;
  private static Thread first = Thread.currentThread();

  /** Who entered a loop last that no other contains, and has it open; null for nobody. */
  private static volatile Thread opener;

  private static boolean several;
  private static int pauses;

  /** Whom a thread that runs finalizers waits for, or null, and whether that one has come to an event and lets it pass. */
  private static Thread awaited;

  private static boolean passes;

  /** Opens when the recording is written. */
  private static final CountDownLatch WRITTEN = new CountDownLatch(1);

  private static volatile boolean closed;

  /** The thread is the first. */
  public static void begin(Thread program) {
    first = program;
    owner = program;
  }

  /**
   * Nobody else has a turn any more: whoever wants one waits until the recording is written. Answers whose turn it was or was to be; null where that
   * is known to nobody just now.
   */
  public static Thread close() {
    Thread before = owner;
    Thread last = before != null ? before : waiting;
    closed = true;
    if (!mine()) {
      owner = null;
    }
    return last;
  }

  /** The recording is written; what threads do now is not recorded. */
  public static void written() {
    WRITTEN.countDown();
  }

  /** Whether it is the calling thread's turn, and be it until another's begins. */
  public static boolean mine() {
    Thread me = Thread.currentThread();
    return me == owner || me == keeper && !closed;
  }

  /** Called before anything is recorded. */
  public static void check() {
    if (Thread.currentThread() != owner) {
      take();
    }
  }

  /** Called before what touches no word is recorded: until the turn has passed to who waits for it, it is still that of the thread that had it. */
  public static void follow() {
    if (!mine()) {
      take();
    }
  }

  /** Whether more than one thread was met. */
  public static boolean several() {
    return several;
  }

  /** How many loops the calling thread has open, while it is not its turn. */
  public static int depth() {
    synchronized (LOCK) {
      return visitor(Thread.currentThread()).depth;
    }
  }

  /** The calling thread, whose turn it is not, has so many loops open. */
  public static void setDepth(int depth) {
    synchronized (LOCK) {
      visitor(Thread.currentThread()).depth = depth;
      if (depth == 0) {
        outermostLeft();
      }
    }
  }

  /** The calling thread, whose turn it is, has entered a loop that no other contains. One that leaves the words alone contains nobody's. */
  public static void outermostEntered() {
    if (several) {
      synchronized (LOCK) {
        Thread me = Thread.currentThread();
        opener = me == first || visitor(me).touched ? me : opener;
      }
    } else {
      opener = first;
    }
  }

  /** The calling thread has left all its loops. */
  public static void outermostLeft() {
    if (opener == Thread.currentThread()) {
      opener = null;
    }
  }

  /**
   * Takes the turn where the thread that has it is blocked or has ended, or comes to be so in a moment: for what is no touch of a word.
   * Answers whether the calling thread has the turn now.
   */
  public static boolean takeIfIdle() {
    if (mine()) {
      return true;
    }
    if (closed) {
      return false;
    }
    synchronized (LOCK) {
      Thread holder = owner;
      Thread other = holder != null ? holder : waiting;
      if (other != null && visitor(other).collects && !visitor(Thread.currentThread()).collects) {
        return handOver();
      }
      if (holder != null) {
        await(holder, MOMENT_MILLIS);
        holder = owner;
      }
      return holder != null && !Patience.isRunning(holder) && handOver();
    }
  }

  private static void take() {
    if (closed || !handOver()) {
      awaitWritten();
    }
  }

  /** The calling thread gets the turn as soon as the one that has it leaves the words alone. Answers false where it gets none, as nobody has one any more. */
  private static boolean handOver() {
    synchronized (LOCK) {
      Thread me = Thread.currentThread();
      Thread claims = waiting;
      if (claims != null && (visitor(claims).collects || visitor(me).collects)) {
        passes = me == awaited;
        await(() -> waiting == claims && !closed);
      }
      if (waiting != null) {
        RunControl.fail(
            "threads",
            "threads \"" + waiting.getName() + "\" and \"" + me.getName() + "\" both came to use the program's numbers, and neither had ended or was waiting,"
                + " but the program is analysed as a sequential one; work that threads hand to each other by semaphores, locks or wait and notify may not be followed:"
                + " wait for them by join or get, run it with one thread, or choose a region that has one, as parcast comm does with --kernel");
      }
      Thread before = owner;
      if (before == null) {
        return false;
      }
      several = true;
      if (before != null && visitor(before).collects) {
        await(() -> Patience.isRunning(before) && !closed);
      }
      waiting = me;
      keeper = visitor(me).collects ? null : before;
      owner = null;
      if (visitor(me).collects) {
        passes = false;
        awaited = before;
        Patience patience = new Patience(before, QUIET_MILLIS);
        await(() -> !passes && patience.lasts());
        awaited = null;
      } else {
        if (isFirstTouch(me)) {
          pause();
        }
        await(before, QUIET_MILLIS);
      }
      visitor(before).depth = RunControl.handOver(visitor(me).depth, visitor(me).within);
      keeper = null;
      owner = me;
      waiting = null;
      if (closed) {
        owner = null;
      }
      return !closed;
    }
  }

  private static void awaitWritten() {
    boolean interrupted = false;
    while (WRITTEN.getCount() > 0) {
      try {
        WRITTEN.await();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Waits until the thread is blocked or has ended, or has run for so long. Meanwhile others may come for the turn. */
  private static void await(Thread thread, long millis) {
    if (Patience.isRunning(thread)) {
      Patience patience = new Patience(thread, millis);
      await(patience::lasts);
    }
  }

  private static void pause() {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(FIRST_MILLIS);
    await(() -> System.nanoTime() < end);
  }

  private static void await(BooleanSupplier lasts) {
    boolean interrupted = false;
    while (lasts.getAsBoolean()) {
      try {
        LOCK.wait(1);
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static boolean isFirstTouch(Thread thread) {
    Visitor visitor = visitor(thread);
    boolean first = !visitor.touched && pauses < PAUSES;
    visitor.touched = true;
    if (first) {
      pauses++;
    }
    return first;
  }

  private static Visitor visitor(Thread thread) {
    Visitor visitor = VISITORS.computeIfAbsent(thread, t -> new Visitor(collects(t)));
    if (visitor.depth == 0) {
      visitor.within = thread != first && opener != null && opener != thread && opener.isAlive();
    }
    return visitor;
  }

  /** Whether the thread runs finalizers or cleaners: what it runs is of the library's references, below what makes it a thread. */
  private static boolean collects(Thread thread) {
    StackTraceElement[] stack = thread.getStackTrace();
    for (int i = stack.length - 1; i >= 0; i--) {
      String name = stack[i].getClassName();
      if (!name.equals("java.lang.Thread") && !name.equals("jdk.internal.misc.InnocuousThread")) {
        return name.startsWith("java.lang.ref.") || name.startsWith("jdk.internal.ref.");
      }
    }
    return false;
  }
}
