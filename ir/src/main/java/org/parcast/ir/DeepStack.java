package org.parcast.ir;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/**
 * Runs what follows values to where they come from, by a call for each instruction on the way, in threads whose stack is deep enough. The 65,535 bytes that a
 * method may have hold a chain of some 32,000 instructions; at a kilobyte of stack for each, that is 32 MB. Callees are followed a few levels deep.
 */
public final class DeepStack {
  /** Of a thread. The operating system gives what is used of it only. */
  private static final long BYTES = 512L << 20;

  private DeepStack() {}

  /** What is run, and answers. */
  @FunctionalInterface
  public interface Task<T, E extends Exception> {
    /**
     * Returns the answer.
     *
     * @throws E what keeps it from one
     */
    T run() throws E;
  }

  /**
   * Returns what the task answers.
   *
   * @throws E where the task does
   */
  public static <T, E extends Exception> T call(Task<T, E> task) throws E {
    return await(List.<Callable<T>>of(task::run), 1).get(0);
  }

  /** Returns what the function answers for each item, in their order; several are asked at once. */
  public static <T, R> List<R> map(List<T> items, Function<T, R> function) {
    return DeepStack.<R, RuntimeException>await(items.stream().map(item -> (Callable<R>) () -> function.apply(item)).toList(), Runtime.getRuntime().availableProcessors());
  }

  private static <T, E extends Exception> List<T> await(List<Callable<T>> tasks, int threads) throws E {
    ExecutorService pool = Executors.newFixedThreadPool(threads, run -> daemon(new Thread(null, run, "parcast-deep", BYTES)));
    try {
      List<T> answers = new ArrayList<>();
      for (Future<T> answer : tasks.stream().map(pool::submit).toList()) {
        answers.add(await(answer));
      }
      return answers;
    } catch (ExecutionException e) {
      throw DeepStack.<E>thrown(e.getCause());
    } finally {
      pool.shutdownNow();
    }
  }

  private static Thread daemon(Thread thread) {
    thread.setDaemon(true);
    return thread;
  }

  /** An interruption is passed on to whoever waits next. */
  private static <T> T await(Future<T> answer) throws ExecutionException {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return answer.get();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @SuppressWarnings("unchecked") // the task throws nothing else that is checked
  private static <E extends Exception> E thrown(Throwable cause) {
    if (cause instanceof RuntimeException unchecked) {
      throw unchecked;
    } else if (cause instanceof Error error) {
      throw error;
    }
    return (E) cause;
  }
}
