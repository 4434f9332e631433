package org.parcast.tracer.method;

import java.util.Set;
import org.parcast.ir.Instruction;
import org.parcast.ir.MethodRef;

/** Calls by which threads start each other, wait for each other or hand something on. */
public final class MeetingPoints {
  private static final String CONCURRENT = "java/util/concurrent/";

  private static final String ATOMIC = CONCURRENT + "atomic/";
  private static final String HANDLE = "java/lang/invoke/VarHandle";

  /** By these no thread waits for another or hands anything on, and they are called often. */
  private static final Set<String> ALONE = Set.of(CONCURRENT + "ThreadLocalRandom", CONCURRENT + "TimeUnit");

  /** Methods of threads, tasks and monitors, which classes of the program inherit. */
  private static final Set<String> INHERITED = Set.of("start", "join", "fork", "invoke", "invokeAll", "wait", "notify", "notifyAll");

  private MeetingPoints() {}

  public static boolean isOne(Instruction.Call call) {
    MethodRef target = call.target();
    return call.dispatch() != Instruction.Dispatch.DYNAMIC && (INHERITED.contains(target.name()) || isConcurrent(target));
  }

  /** Whether the call waits for a thread, rather than a task, to end. */
  public static boolean waitsForTheEnd(Instruction.Call call) {
    return call.target().name().equals("join") && call.target().descriptor().endsWith(")V");
  }

  /** To get a value hands nothing on. */
  private static boolean isConcurrent(MethodRef target) {
    String owner = target.owner();
    if (owner.startsWith(ATOMIC) || owner.equals(HANDLE)) {
      return !target.name().equals("get");
    }
    return owner.startsWith(CONCURRENT) && !ALONE.contains(owner) || owner.startsWith("java/util/stream/");
  }
}
