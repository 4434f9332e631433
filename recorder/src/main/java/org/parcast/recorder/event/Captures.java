package org.parcast.recorder.event;

import java.util.HashMap;
import java.util.Map;
import org.parcast.recorder.flow.Register;
import org.parcast.recorder.flow.Registers;
import org.parcast.recorder.memory.IdentityTable;
import org.parcast.recorder.run.ThreadHandover;

/** The registers of numbers that lambdas have captured: by the lambda, and of each body by the one that was made last. */
final class Captures {
  private static final IdentityTable<Map<Integer, Register>> BY_LAMBDA = new IdentityTable<>();
  private static final Map<Integer, Map<Integer, Register>> LAST = new HashMap<>();
  private static Map<Integer, Register> pending = new HashMap<>();

  private Captures() {}

  static void add(int index, Register register) {
    pending.put(index, Registers.assign(null, register));
  }

  static void made(Object lambda, int signature) {
    ThreadHandover.follow();
    forgetDead();
    BY_LAMBDA.put(lambda, pending);
    LAST.put(signature, pending);
    pending = new HashMap<>();
  }

  static Register of(Object lambda, int signature, int index) {
    Map<Integer, Register> known = BY_LAMBDA.get(lambda);
    return (known == null ? LAST.getOrDefault(signature, Map.of()) : known).get(index);
  }

  private static void forgetDead() {
    for (Map<Integer, Register> gone; (gone = BY_LAMBDA.forgetDead()) != null; ) {
      Map<Integer, Register> captured = gone; // a lambda takes what does not change
      if (LAST.values().stream().noneMatch(last -> last == captured)) {
        captured.values().forEach(Registers::free);
      }
    }
  }
}
