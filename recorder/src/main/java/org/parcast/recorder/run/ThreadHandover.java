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
 * <p>A thread that comes to such an event while another touches words waits, too: it may be on its way to a lock, a queue or a monitor that the other
 * will open for it. What comes after that happens after what the other did (Java Language Specification 17.4.5), so that the two have taken turns.
 * Where it comes to a word without, nothing orders the two, and the run ends. While it holds a lock it may look whose turn it is, though.
 *
 * <p>A race must not pass unnoticed because one thread happened to be done before the other got going: a thread pauses before the first
 * word that it touches, so that others that were started with it come to touch theirs.
 *
 * <p>A turn passes between two events, never in the midst of one (see {@link EventBoundary}): what the recorder holds is changed by one thread at a time.
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

  /** By the clock, for how long a thread that is not at a word lets others touch theirs. They may have to wait for it without blocking, by asking again and again. */
  private static final long FOLLOWING_NANOS = 10_000_000_000L;

  /** By the clock, for how long a thread may be blocked in the midst of an event, as by a lock of the recorder that another has: then it waits for the program's threads, and others go on. */
  private static final long BLOCKED_NANOS = 2_000_000_000L;

  /** In how much processor time a thread blocks that is about to: one at a loop waits for it. */
  private static final long MOMENT_MILLIS = 5;

  private static final Object LOCK = new Object();

  /** Null while a thread waits for its turn, and while nobody knows whether the one that has it touches words. */
  private static volatile Thread owner = Thread.currentThread();

  /** Whose turn it is but to touch words, or until it does; null for nobody. Read without the lock: who waits for that is blocked. */
  private static volatile Thread keeper;

  /** The thread that has its turn, but has come to it after another has touched words in whose way it was, and nothing orders the two yet; null for nobody. */
  private static volatile Thread unordered;

  /** Who has touched words while another waited for its turn, the last one, and how often any has. */
  private static Thread toucher;

  private static long touches;

  /** The thread whose turn it is and that is about to go on as soon as it has the lock of this class; null for nobody. That it is blocked means nothing then. */
  private static volatile Thread arriving;

  /** How many threads wait for their turn that are at no word. */
  private static int followers;

  /** Whether the turn of the keeper is about to pass: before its next event it asks whether it has. */
  private static volatile boolean passing;

  private static final Map<Thread, Standing> VISITORS = new WeakHashMap<>();
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
    Thread before = owner != null ? owner : waiting;
    Thread last = before != null ? before : keeper;
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
    return me == owner || me == keeper && (passing ? keeps(me) : !closed);
  }

  private static boolean keeps(Thread me) {
    EventBoundary.asks(me);
    arriving = me;
    synchronized (LOCK) {
      arriving = null;
      EventBoundary.isAnswered(me);
      return me == keeper && !closed;
    }
  }

  /** Called before anything is recorded. */
  public static void check() {
    if (!owns()) {
      take();
    }
  }

  /** Whether the calling thread may touch words. */
  public static boolean owns() {
    return Thread.currentThread() == owner;
  }

  /** Called before what touches no word is recorded: until the turn has passed to who waits for it, it is still that of the thread that had it. */
  public static void follow() {
    if (!mine() && (closed || !comeAfter(false))) {
      awaitWritten();
    }
  }

  /** Called where the calling thread may have waited for others, or found that they are done: what they did before that comes before what it does now. */
  public static void acquired() {
    if (Thread.currentThread() == unordered) {
      unordered = null;
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
      Thread me = Thread.currentThread();
      arriving = me;
      synchronized (LOCK) {
        arriving = null;
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
      Thread holder = holder();
      Thread other = holder != null ? holder : waiting;
      if (other != null && visitor(other).collects && !visitor(Thread.currentThread()).collects) {
        return handOver(false);
      }
      if (holder != null) {
        await(holder, MOMENT_MILLIS);
        holder = holder();
      }
      return holder != null && !isRunning(holder) && handOver(false);
    }
  }

  /** Whose turn it is; null while a thread that is at a word waits for it. */
  private static Thread holder() {
    return owner != null ? owner : waiting == null ? keeper : null;
  }

  private static void take() {
    if (closed || !(touches() || (CriticalSections.isInside() ? comeAfter(true) : handOver(true)))) {
      awaitWritten();
    }
  }

  /** Whether the calling thread, which is at a word, has the turn already, and nobody was sure of that. */
  private static boolean touches() {
    Thread me = Thread.currentThread();
    if (me != keeper) {
      return false;
    }
    arriving = me;
    synchronized (LOCK) {
      arriving = null;
      if (me != keeper || waiting != null || closed) {
        return false;
      }
      if (me == unordered && !CriticalSections.isInside()) {
        refuse(toucher, me);
      }
      touched(me);
      return true;
    }
  }

  private static void touched(Thread by) {
    touches++;
    toucher = by;
    resume(by, by == unordered);
  }

  /** The thread goes on with its turn; {@code heard} says whether its next touch of a word is to be heard of. */
  private static void resume(Thread thread, boolean heard) {
    keeper = heard ? thread : null;
    owner = heard ? null : thread;
    passing = false;
  }

  /**
   * The calling thread, which is at no word or where a lock keeps others out, gets the turn as soon as the one that has it is blocked, has ended or leaves the words alone; until then others
   * may touch words. Answers false where it gets none, as nobody has one any more.
   *
   * @param atWord whether it is about to touch one
   */
  private static boolean comeAfter(boolean atWord) {
    synchronized (LOCK) {
      Thread me = Thread.currentThread();
      if (visitor(me).collects || waiting != null && visitor(waiting).collects) {
        return handOver(atWord);
      }
      several = true;
      long latest = System.nanoTime() + FOLLOWING_NANOS;
      long since = touches;
      followers++;
      listen();
      if (isFirstTouch(me)) {
        pause();
      }
      while (!closed && System.nanoTime() < latest && (isKept() || !stands(holder()))) {
        listen();
      }
      followers--;
      Thread before = holder();
      if (closed || before == null || System.nanoTime() >= latest) {
        return !closed && handOver(atWord);
      }
      give(before, me);
      unordered = touches == since ? null : me;
      goOn(me, atWord);
      return true;
    }
  }

  /** The next touch of a word is to be heard of, whosever turn it is. */
  private static void listen() {
    if (owner != null) {
      keeper = owner;
      owner = null;
    }
  }

  /** Waits a while for who has the turn. Answers whether it is not to be had yet: somebody is at a word, or has touched one in that while. */
  private static boolean isKept() {
    Thread holder = holder();
    long before = touches;
    if (holder == null) {
      Thread claims = waiting;
      await(() -> waiting == claims && !closed);
    } else if (visitor(holder).collects) {
      await(() -> holder() == holder && !closed && Patience.isRunning(holder));
    } else {
      Patience patience = new Patience(holder, QUIET_MILLIS);
      await(() -> holder() == holder && touches == before && !closed && (patience.lasts() || arriving == holder));
    }
    return holder == null || holder() != holder || touches != before;
  }

  /** Whether the thread whose turn it is has come to the end of its event, and touched no word on the way. It begins no other while the calling thread has the lock. */
  private static boolean stands(Thread holder) {
    long before = touches;
    listen();
    awaitBoundary(holder, () -> holder() == holder && touches == before && !closed);
    passing = holder() == holder && touches == before;
    return passing;
  }

  /** Lets the thread come to the end of the event that it is in, unless it is blocked there. */
  private static void awaitBoundary(Thread thread, BooleanSupplier lasts) {
    passing = true;
    long latest = System.nanoTime() + BLOCKED_NANOS;
    await(() -> EventBoundary.isInEvent(thread) && (Patience.isRunning(thread) || System.nanoTime() < latest) && lasts.getAsBoolean());
  }

  private static void goOn(Thread me, boolean atWord) {
    if (atWord) {
      touched(me);
    } else {
      resume(me, followers > 0 || unordered != null);
    }
  }

  /** The turn passes, and the recorder goes on where the other thread left it. */
  private static void give(Thread before, Thread me) {
    RunControl.handOver(visitor(before), visitor(me));
  }

  private static void refuse(Thread one, Thread other) {
    RunControl.fail(
        "threads",
        "threads \"" + one.getName() + "\" and \"" + other.getName() + "\" both came to use the program's numbers, and neither had ended or was waiting,"
            + " but the program is analysed as a sequential one; work that threads hand to each other by variables alone is not followed:"
            + " wait for them by join or get, run it with one thread, or choose a region that has one, as parcast comm does with --kernel");
  }

  /**
   * The calling thread gets the turn as soon as the one that has it leaves the words alone. Answers false where it gets none, as nobody has one any more.
   *
   * @param atWord whether it is about to touch one
   */
  private static boolean handOver(boolean atWord) {
    synchronized (LOCK) {
      Thread me = Thread.currentThread();
      Thread claims = waiting;
      if (claims != null && (visitor(claims).collects || visitor(me).collects)) {
        passes = me == awaited;
        await(() -> waiting == claims && !closed);
      }
      if (waiting != null) {
        refuse(waiting, me);
      }
      Thread before = holder();
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
        awaitBoundary(before, () -> !passes);
        awaited = null;
      } else {
        if (isFirstTouch(me)) {
          pause();
        }
        await(before, QUIET_MILLIS);
        awaitBoundary(before, () -> true);
      }
      give(before, me);
      unordered = null;
      waiting = null;
      goOn(me, atWord);
      if (closed) {
        owner = null;
      }
      return !closed;
    }
  }

  private static boolean isRunning(Thread thread) {
    return Patience.isRunning(thread) || thread == arriving;
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
    if (isRunning(thread)) {
      Patience patience = new Patience(thread, millis);
      await(() -> patience.lasts() || arriving == thread);
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
    Standing visitor = visitor(thread);
    boolean first = !visitor.touched && pauses < PAUSES;
    visitor.touched = true;
    if (first) {
      pauses++;
    }
    return first;
  }

  private static Standing visitor(Thread thread) {
    Standing visitor = VISITORS.computeIfAbsent(thread, Standing::new);
    if (visitor.depth == 0) {
      visitor.within = thread != first && opener != null && opener != thread && opener.isAlive();
    }
    return visitor;
  }
}
