package org.parcast.partition.repeatable;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;

/** Runs independent tasks on some threads; their results come in the order of the tasks, whatever the number of threads. */
public final class Tasks {
  private final int threads;

  public Tasks(int threads) {
    this.threads = threads;
  }

  public <T> List<T> run(int count, IntFunction<T> task) {
    List<T> results = new ArrayList<>(count);
    if (threads == 1 || count < 2) {
      for (int i = 0; i < count; i++) {
        results.add(task.apply(i));
      }
      return results;
    }
    ExecutorService executor = Executors.newFixedThreadPool(Math.min(threads, count));
    try {
      List<Future<T>> futures = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        int index = i;
        futures.add(executor.submit(() -> task.apply(index)));
      }
      for (Future<T> future : futures) {
        results.add(future.get());
      }
      return results;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while partitioning", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error; // out of memory here is out of memory for whoever asked
      }
      throw new IllegalStateException("partitioning failed: " + e.getCause(), e.getCause());
    } finally {
      executor.shutdownNow();
    }
  }
}
