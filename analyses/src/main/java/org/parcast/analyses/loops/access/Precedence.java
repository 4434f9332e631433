package org.parcast.analyses.loops.access;

import java.util.List;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/** What has certainly been done in an iteration when control comes to a reference. */
public final class Precedence {
  private Precedence() {}

  /** Whether the write, or the whole loop that makes it, has always been done in this iteration when control comes to the read. */
  public static boolean precedes(Access write, Access read) {
    Activation at = write.at();
    int id = write.id();
    while (!isAround(at, read.at())) {
      if (!alwaysDone(at, id, null)) {
        return false;
      }
      id = at.call().id();
      at = at.caller();
    }
    int other = read.id();
    for (Activation reading = read.at(); reading != at; reading = reading.caller()) {
      other = reading.call().id();
    }
    MethodBody here = at.body();
    int block = here.method().blockOf(id).index();
    int target = here.method().blockOf(other).index();
    Loop outermost = null;
    for (Loop around = here.loopOf(id); around != null && !around.contains(target); around = around.parent()) {
      outermost = around;
    }
    if (outermost == null) {
      return block == target ? comesFirst(here.method(), id, other) : here.isDone(block, target);
    }
    return alwaysDone(at, id, outermost) && here.dominators().dominates(outermost.header(), target);
  }

  private static boolean isAround(Activation outer, Activation inner) {
    for (Activation at = inner; at != null; at = at.caller()) {
      if (at == outer) {
        return true;
      }
    }
    return false;
  }

  private static boolean comesFirst(Method method, int one, int other) {
    List<Instruction> instructions = method.blockOf(one).instructions();
    return instructions.indexOf(method.instruction(one)) < instructions.indexOf(method.instruction(other));
  }

  /** Whether every iteration of the loops around the instruction reaches it, up to the given loop or the method's end. */
  public static boolean alwaysDone(Activation at, int id, Loop outermost) {
    MethodBody here = at.body();
    int block = here.method().blockOf(id).index();
    for (Loop around = here.loopOf(id); around != null; around = around.parent()) {
      Loop in = around;
      int reached = block;
      boolean whole =
          around.backEdges().stream().allMatch(edge -> here.isDone(reached, edge.from()))
              && around.exits().stream().allMatch(edge -> edge.from() == in.header());
      if (!whole) {
        return false;
      }
      block = around.header();
      if (around == outermost) {
        return true;
      }
    }
    int last = block;
    return outermost == null
        && here.method().blocks().stream()
            .filter(end -> end.terminator() instanceof Instruction.Return)
            .allMatch(end -> here.isDone(last, end.index()));
  }
}
