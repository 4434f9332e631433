package org.parcast.recorder.sharing;

import java.io.BufferedWriter;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The threads that have touched memory, in the order of their first accesses. Of a thread that has ended only what it has counted is kept. Those that
 * come when as many are known as can be told apart count as the last of these.
 */
final class Registry {
  /** By number of the virtual machine; each thread sees its own entry for certain. */
  private static ThreadCounts[] byThreadId = new ThreadCounts[64];

  private static final List<Running> RUNNING = new ArrayList<>();
  private static final List<String> NAMES = new ArrayList<>();
  private static final List<Tally> ENDED = new ArrayList<>();

  /** A thread that has not been seen to end; held weakly, as the virtual machine holds it while it runs. */
  private record Running(WeakReference<Thread> thread, int id, ThreadCounts counts) {
    boolean isOver() {
      Thread running = thread.get();
      return running == null || !running.isAlive();
    }
  }

  private Registry() {}

  /** What the thread that calls counts in. */
  static ThreadCounts current() {
    ThreadCounts known = known();
    if (known != null) {
      return known;
    }
    Thread thread = Thread.currentThread();
    return register(thread, (int) thread.getId());
  }

  /** The same; null where the thread has touched nothing yet. */
  static ThreadCounts known() {
    int id = (int) Thread.currentThread().getId();
    ThreadCounts[] known = byThreadId;
    return id < known.length ? known[id] : null;
  }

  private static synchronized ThreadCounts register(Thread thread, int id) {
    if (id < byThreadId.length && byThreadId[id] != null) {
      return byThreadId[id];
    }
    settleEnded();
    if (NAMES.size() < Entry.MOST_THREADS) {
      NAMES.add(name(thread));
      ENDED.add(new Tally());
    }
    ThreadCounts own = new ThreadCounts(NAMES.size() - 1);
    RUNNING.add(new Running(new WeakReference<>(thread), id, own));
    if (id >= byThreadId.length) {
      byThreadId = Arrays.copyOf(byThreadId, 2 * id);
    }
    byThreadId[id] = own;
    return own;
  }

  /** One word; virtual threads have no name unless the program gives them one. */
  static String name(Thread thread) {
    return thread.getName().isEmpty() ? "unnamed-" + thread.getId() : thread.getName().replaceAll("\\s", "_");
  }

  /** Those that have ended tell of all that they have not told of yet. */
  static synchronized void settleEnded() {
    RUNNING.removeIf(other -> other.isOver() && end(other));
  }

  /**
   * Takes over what a thread has counted. One that is counting at this moment, as the run is stopped or it is a daemon, may be between two states: of it what
   * it has told of, if no more can be had.
   */
  private static boolean end(Running running) {
    Tally tally;
    try {
      tally = running.counts.all();
    } catch (RuntimeException e) {
      tally = running.counts.told();
    }
    ENDED.get(running.counts.thread).addAll(tally);
    byThreadId[running.id] = null;
    return true;
  }

  /**
   * Writes what all threads have counted, as lines of words: {@code granularity BYTES}, then for each thread {@code thread NAME}, {@code events} to
   * each, {@code received} those of them that load what the other stored last, {@code types} read-read read-write write-write, and
   * {@code site NUMBER MET APART READ}, events with a store in which the two threads touched a word in common or none, and events of two loads. Nothing
   * where no thread has touched memory.
   */
  static synchronized void write(Path file, long granularity) throws IOException {
    if (NAMES.isEmpty()) {
      return;
    }
    RUNNING.removeIf(Registry::end);
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      out.write("granularity " + granularity + "\n");
      for (int thread = 0; thread < NAMES.size(); thread++) {
        out.write("thread " + NAMES.get(thread) + "\n");
        ENDED.get(thread).write(out, NAMES.size());
      }
    }
  }
}
