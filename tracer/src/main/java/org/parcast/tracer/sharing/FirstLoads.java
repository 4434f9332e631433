package org.parcast.tracer.sharing;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.tracer.blocks.BlockMethod;
import org.parcast.tracer.blocks.RegisterRule;

/**
 * Loads that touch memory only when a loop executes them first: those that the register rule leaves out in later iterations, and those of a field of
 * one object that nothing in the loop may change, which a compiler of Java moves out of the loop, as no store to an array changes a field.
 */
final class FirstLoads {
  private final BlockMethod facts;
  private final Predicate<Instruction> isVolatile;
  private final Map<Loop, Set<FieldRef>> stored = new HashMap<>();
  private final Set<Loop> meeting = new HashSet<>();

  /** @param isVolatile whether an access is to a volatile field */
  FirstLoads(BlockMethod facts, Predicate<Instruction> isVolatile) {
    this.facts = facts;
    this.isVolatile = isVolatile;
  }

  boolean contains(Instruction load) {
    Loop loop = facts.innermost(load);
    if (loop == null || isVolatile.test(load)) {
      return false;
    }
    return facts.isLoadedOnce(load) || load instanceof Instruction.FieldLoad field && isOfOneObject(field, loop) && isUnchanged(field.field(), loop);
  }

  private boolean isOfOneObject(Instruction.FieldLoad load, Loop loop) {
    return load.isStatic() || !loop.contains(facts.method.blockOf(load.object()).index());
  }

  private boolean isUnchanged(FieldRef field, Loop loop) {
    Set<FieldRef> changed = stored.computeIfAbsent(loop, this::stored);
    return !meeting.contains(loop) && changed.stream().noneMatch(other -> other.name().equals(field.name()) && other.type().equals(field.type()));
  }

  /** The fields that the loop stores to. */
  private Set<FieldRef> stored(Loop loop) {
    Set<FieldRef> fields = new HashSet<>();
    facts.method.instructions(loop.blocks()).forEach(instruction -> {
      if (instruction instanceof Instruction.FieldStore store) {
        fields.add(store.field());
      }
      if (instruction instanceof Instruction.Monitor || instruction instanceof Instruction.Call call && !RegisterRule.touchesNothing(call)
          || isVolatile.test(instruction)) {
        meeting.add(loop);
      }
    });
    return fields;
  }
}
