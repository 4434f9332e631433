package org.parcast.tracer;

import java.util.Set;
import org.parcast.ir.Instruction;
import org.parcast.ir.MethodRef;

/** Calls by which threads start each other, wait for each other or hand something over. */
final class MeetingPoints {
  private static final String CONCURRENT = "java/util/concurrent/";

  /** Of these packages and classes no thread waits for another, and they are called often. */
  private static final Set<String> ALONE =
      Set.of(CONCURRENT + "atomic/", CONCURRENT + "ThreadLocalRandom", CONCURRENT + "ConcurrentHashMap", CONCURRENT + "TimeUnit");

  /** Methods of threads, tasks and monitors, which classes of the program inherit. */
  private static final Set<String> INHERITED = Set.of("start", "join", "fork", "invoke", "invokeAll", "wait", "notify", "notifyAll");

  private MeetingPoints() {}

  static boolean isOne(Instruction.Call call) {
    MethodRef target = call.target();
    return call.dispatch() != Instruction.Dispatch.DYNAMIC && (INHERITED.contains(target.name()) || isConcurrent(target.owner()));
  }

  /** Whether the call waits for a thread, rather than a task, to end. */
  static boolean waitsForTheEnd(Instruction.Call call) {
    return call.target().name().equals("join") && call.target().descriptor().endsWith(")V");
  }

  private static boolean isConcurrent(String owner) {
    return owner.startsWith(CONCURRENT) && ALONE.stream().noneMatch(owner::startsWith) || owner.startsWith("java/util/stream/");
  }
}
