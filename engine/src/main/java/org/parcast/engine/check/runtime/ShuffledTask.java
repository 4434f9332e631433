package org.parcast.engine.check.runtime;

import java.util.Random;
import java.util.function.Supplier;

/** A call that is to be a task, made at once or when it is waited for, as a seed decides: behind calls that come after it. What it throws is thrown where it is waited for. */
public final class ShuffledTask<T> {
  /** The property with the seed. */
  public static final String SEED = "parcast.check.seed";

  private static final Random ORDER = new Random(Long.getLong(SEED, 0));

  private Supplier<T> call;
  private T result;
  private Throwable thrown;

  private ShuffledTask(Supplier<T> call) {
    this.call = call;
  }

  /** A call that gives something. Like any task it throws nothing checked: such calls do not compile. */
  public static <T> ShuffledTask<T> of(Supplier<T> call) {
    ShuffledTask<T> task = new ShuffledTask<>(call);
    if (ORDER.nextBoolean()) {
      task.quietlyJoin();
    }
    return task;
  }

  /** One that gives nothing. */
  public static ShuffledTask<?> of(Runnable call) {
    return of(() -> {
      call.run();
      return null;
    });
  }

  public T join() {
    quietlyJoin();
    if (thrown instanceof Error error) {
      throw error;
    } else if (thrown != null) {
      throw (RuntimeException) thrown;
    }
    return result;
  }

  public void quietlyJoin() {
    if (call == null) {
      return;
    }
    Supplier<T> open = call;
    call = null;
    try {
      result = open.get();
    } catch (RuntimeException | Error e) {
      thrown = e;
    }
  }
}
