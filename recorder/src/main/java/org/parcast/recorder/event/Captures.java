package org.parcast.recorder.event;

import java.lang.ref.ReferenceQueue;
import java.util.HashMap;
import java.util.Map;
import org.parcast.recorder.flow.Register;
import org.parcast.recorder.flow.Registers;
import org.parcast.recorder.memory.IdentityKey;
import org.parcast.recorder.run.ThreadHandover;

/** The registers of numbers that lambdas have captured: by the lambda, and of each body by the one that was made last. */
final class Captures {
  private static final Map<IdentityKey, Map<Integer, Register>> BY_LAMBDA = new HashMap<>();
  private static final Map<Integer, Map<Integer, Register>> LAST = new HashMap<>();
  private static final ReferenceQueue<Object> DEAD = new ReferenceQueue<>();
  private static Map<Integer, Register> pending = new HashMap<>();

  private Captures() {}

  static void add(int index, Register register) {
    pending.put(index, Registers.assign(null, register));
  }

  static void made(Object lambda, int signature) {
    ThreadHandover.follow();
    forgetDead();
    BY_LAMBDA.put(new IdentityKey(lambda, DEAD), pending);
    LAST.put(signature, pending);
    pending = new HashMap<>();
  }

  static Register of(Object lambda, int signature, int index) {
    Map<Integer, Register> known = lambda == null ? null : BY_LAMBDA.get(new IdentityKey(lambda, null));
    return (known == null ? LAST.getOrDefault(signature, Map.of()) : known).get(index);
  }

  private static void forgetDead() {
    for (Object gone; (gone = DEAD.poll()) != null; ) {
      Map<Integer, Register> captured = BY_LAMBDA.remove(gone);
      if (LAST.values().stream().noneMatch(last -> last == captured)) {
        captured.values().forEach(Registers::free);
      }
    }
  }
}
