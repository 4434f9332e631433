package org.parcast.recorder;

import java.lang.StackWalker.StackFrame;
import java.util.HashMap;
import java.util.Map;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * The program's stacks and threads, without what lies below its {@code main} and who else is there. Its calls of the methods of {@link Thread} and
 * {@link StackWalker} with these names come here instead.
 */
public final class OwnStack {
  private static final String OURS = OwnStack.class.getPackageName() + '.';
  private static final String MAIN = MainThread.class.getName();

  /** Of the classes that a method handle is made of. */
  private static final String OF_HANDLES = "java.lang.invoke.";

  private OwnStack() {}

  /** {@link Thread#getStackTrace}. */
  public static StackTraceElement[] getStackTrace(Thread thread) {
    return own(thread.getStackTrace());
  }

  /** {@link Thread#getAllStackTraces}. */
  public static Map<Thread, StackTraceElement[]> getAllStackTraces() {
    Map<Thread, StackTraceElement[]> all = new HashMap<>();
    Thread.getAllStackTraces().forEach((thread, stack) -> {
      if (!isOurs(stack)) {
        all.put(thread, own(stack));
      }
    });
    return all;
  }

  /** Whether the recorder has started it for itself. */
  private static boolean isOurs(StackTraceElement[] stack) {
    String lowest = stack.length == 0 ? "" : stack[stack.length - 1].getClassName();
    return lowest.startsWith(OURS) && !lowest.startsWith(MAIN);
  }

  /** What a dump shows of hidden classes, too: the handle through which {@code main} is called, and who calls it. */
  private static StackTraceElement[] own(StackTraceElement[] stack) {
    int end = stack.length;
    if (end > 0 && stack[end - 1].getClassName().startsWith(MAIN)) {
      end--;
      while (end > 0 && stack[end - 1].getClassName().startsWith(OF_HANDLES)) {
        end--;
      }
    }
    return Stream.of(stack).limit(end).filter(frame -> !frame.getClassName().startsWith(OURS)).toArray(StackTraceElement[]::new);
  }

  /** {@link StackWalker#walk}. */
  public static <T> T walk(StackWalker walker, Function<? super Stream<StackFrame>, ? extends T> function) {
    return walker.walk(frames -> function.apply(own(frames)));
  }

  /** {@link StackWalker#forEach}. */
  public static void forEach(StackWalker walker, Consumer<? super StackFrame> action) {
    walker.walk(frames -> {
      own(frames).forEachOrdered(action);
      return null;
    });
  }

  private static Stream<StackFrame> own(Stream<StackFrame> frames) {
    return StreamSupport.stream(new UpToMain(frames.spliterator()), false).filter(frame -> !frame.getClassName().startsWith(OURS));
  }

  /**
   * Frames that are taken to end where the machine fails to show more: Java 17 does so where none is left but hidden ones, and it has handed out as many as it
   * fetches together.
   */
  private static final class UpToMain extends Spliterators.AbstractSpliterator<StackFrame> {
    private static final String FAILURE = "doStackWalk: later decode failed";
    private final Spliterator<StackFrame> frames;

    UpToMain(Spliterator<StackFrame> frames) {
      super(Long.MAX_VALUE, frames.characteristics());
      this.frames = frames;
    }

    @Override
    public boolean tryAdvance(Consumer<? super StackFrame> action) {
      try {
        return frames.tryAdvance(action);
      } catch (InternalError e) {
        if (FAILURE.equals(e.getMessage())) {
          return false;
        }
        throw e;
      }
    }
  }
}
