package org.parcast.tracer.method;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;

/** Stores to what the same block has just loaded, as {@code x[i] += c} does: one tells of both. */
public final class BlockUpdates {
  private BlockUpdates() {}

  /**
   * The load of each store that updates, both by id.
   *
   * @param told whether an access is told of
   * @param quiet whether a call does nothing that other threads notice
   */
  public static Map<Integer, Instruction> in(Method method, Predicate<Instruction> told, Predicate<Instruction.Call> quiet) {
    Map<Integer, Instruction> updates = new HashMap<>();
    for (Block block : method.blocks()) {
      List<Instruction> loaded = new ArrayList<>();
      for (Instruction instruction : block.instructions()) {
        if (instruction instanceof Instruction.Monitor || instruction instanceof Instruction.Call call && !quiet.test(call)) {
          loaded.clear();
        } else if (told.test(instruction)) {
          Optional<Instruction> load = loaded.stream().filter(other -> isSame(other, instruction)).findFirst();
          load.ifPresent(loaded::remove);
          load.ifPresent(before -> updates.put(instruction.id(), before));
          loaded.add(instruction);
        }
      }
    }
    return updates;
  }

  /** Whether the one loads, and the other then stores, the same word. */
  private static boolean isSame(Instruction one, Instruction other) {
    if (one instanceof Instruction.ArrayLoad load && other instanceof Instruction.ArrayStore store) {
      return load.array() == store.array() && load.index() == store.index();
    }
    return one instanceof Instruction.FieldLoad load && other instanceof Instruction.FieldStore store && load.field().equals(store.field())
        && load.isStatic() == store.isStatic() && (load.isStatic() || load.object() == store.object());
  }
}
