package org.parcast.engine.time.runtime;

import java.util.function.Supplier;

/** A call that is to be a task, made at once by the thread that hands it out, and timed. What it throws is thrown where it is waited for. */
public final class TimedTask<T> {
  private final T result;
  private final Throwable thrown;

  private TimedTask(T result, Throwable thrown) {
    this.result = result;
    this.thrown = thrown;
  }

  /** A call that gives something. Like any task it throws nothing checked: such calls do not compile. */
  public static <T> TimedTask<T> of(int group, Supplier<T> call) {
    CallClock.enter(group);
    try {
      return new TimedTask<>(call.get(), null);
    } catch (RuntimeException | Error e) {
      return new TimedTask<>(null, e);
    } finally {
      CallClock.leave(group);
    }
  }

  /** One that gives nothing. */
  public static TimedTask<?> of(int group, Runnable call) {
    return of(group, () -> {
      call.run();
      return null;
    });
  }

  public T join() {
    if (thrown instanceof Error error) {
      throw error;
    } else if (thrown != null) {
      throw (RuntimeException) thrown;
    }
    return result;
  }

  public void quietlyJoin() {
    // It is over.
  }
}
