package org.parcast.engine.run;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.tracer.run.TimeLimit;

/**
 * The end of the time that an analysis may take, with the runs that it makes. It is made in a thread of its own, which is left to itself when the time is over: it ends where it next tells
 * of a stage, or with the process.
 */
public final class Deadline {
  private volatile boolean passed;
  private volatile Path recording;
  private volatile Runnable atPassing = () -> {};

  /** Ends a thread whose work nobody waits for any more. */
  private static final class Passed extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /** What can be made of a program, told to a listener. */
  @FunctionalInterface
  public interface Work<T> {
    T make(AnalysisListener listener) throws AnalysisException;
  }

  /**
   * Makes an analysis.
   *
   * @param limit the time for it; null for any
   * @throws AnalysisException that of the work, or of kind LIMIT where the time is over; a recording that is whole by then is kept
   */
  public static <T> T keep(TimeLimit limit, AnalysisListener listener, Work<T> work) throws AnalysisException {
    if (limit == null) {
      return work.make(listener);
    }
    Deadline deadline = new Deadline();
    try {
      return deadline.call(limit, () -> work.make(deadline.heard(listener)));
    } catch (AnalysisException | RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Does some work.
   *
   * @throws AnalysisException of kind LIMIT where the time is over
   * @throws Exception that of the work
   */
  public <T> T call(TimeLimit limit, Callable<T> work) throws Exception {
    FutureTask<T> task = new FutureTask<>(work);
    Thread worker = new Thread(task, Thread.currentThread().getName());
    worker.setDaemon(true);
    worker.start();
    try {
      return task.get(limit.left().toNanos(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      passed = true;
      atPassing.run();
      throw new AnalysisException(Kind.LIMIT, "the analysis was not done after " + limit + ": give it longer with --timeout, or a smaller problem" + kept(), e);
    } catch (InterruptedException e) {
      passed = true;
      worker.interrupt();
      Thread.currentThread().interrupt();
      throw new AnalysisException(Kind.LIMIT, "interrupted before the analysis was done", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (Exception) e.getCause();
    }
  }

  private String kept() {
    return recording == null ? "" : "; " + recording + " is the recording, which can be analysed without another run";
  }

  /** What is done first when the time is over. */
  public void atPassing(Runnable action) {
    atPassing = action;
  }

  /** Ends the thread that calls where the time is over. */
  public void check() {
    if (passed) {
      throw new Passed();
    }
  }

  /** The recording is whole, and is kept whatever comes. */
  public void recorded(Path kept) {
    recording = kept;
  }

  /** The listener, but that nobody goes on who tells of a stage too late. */
  private AnalysisListener heard(AnalysisListener listener) {
    return new AnalysisListener() {
      @Override
      public void stage(String name) {
        check();
        listener.stage(name);
      }

      @Override
      public void done(double share) {
        check();
        listener.done(share);
      }

      @Override
      public void printed(byte[] bytes, int length) {
        listener.printed(bytes, length);
      }

      @Override
      public void recorded(Path kept) {
        Deadline.this.recorded(kept);
        listener.recorded(kept);
      }
    };
  }
}
