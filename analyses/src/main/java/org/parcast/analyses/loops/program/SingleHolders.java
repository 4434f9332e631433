package org.parcast.analyses.loops.program;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.ArrayLoad;
import org.parcast.ir.Instruction.ArrayStore;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Instruction.FieldLoad;
import org.parcast.ir.Instruction.FieldStore;
import org.parcast.ir.Method;

/**
 * Objects that at most one field or array element refers to at any time: rows made with their array, or stored once where they are made.
 * Then two elements that mean one object are one element. Exchanging two elements of an array keeps it so.
 */
public final class SingleHolders {
  private final CallGraph calls;
  private final PointsTo pointsTo;
  private final FreshResults fresh;
  /** What is stored in ways that may leave two holders. */
  private final BitSet shared = new BitSet();
  private final BitSet storedOnce = new BitSet();

  SingleHolders(CallGraph calls, PointsTo pointsTo, FreshResults fresh) {
    this.calls = calls;
    this.pointsTo = pointsTo;
    this.fresh = fresh;
    for (Method method : calls.methods()) {
      for (Block block : method.blocks()) {
        List<ArrayStore> exchanged = exchanges(method, block);
        for (Instruction instruction : block.instructions()) {
          visit(method, block, instruction, exchanged);
        }
      }
    }
  }

  /** Whether each of the objects has at most one holder. */
  public boolean holdSingly(BitSet objects) {
    return !objects.isEmpty() && !objects.intersects(shared) && objects.stream().noneMatch(pointsTo::isEscaped);
  }

  private void visit(Method method, Block block, Instruction instruction, List<ArrayStore> exchanged) {
    if (instruction instanceof ArrayStore store && store.elementType().isReference() && !exchanged.contains(store)) {
      stored(method, block, store.value());
    } else if (instruction instanceof FieldStore store && store.field().type().isReference() && !isExchange(method, block, store)) {
      stored(method, block, store.value());
    } else if (instruction instanceof Call call && calls.mayLeaveProgram(call)) {
      LibraryEffects.Effect effect = LibraryEffects.effect(call);
      if (effect == LibraryEffects.Effect.COPY || effect == LibraryEffects.Effect.CLONE) {
        shared.or(pointsTo.elements(pointsTo.of(method, call.operands().get(0))));
      } else if (effect == LibraryEffects.Effect.FILL) {
        shared.or(pointsTo.of(method, call.operands().get(call.operands().size() - 1)));
      }
    }
  }

  private void stored(Method method, Block block, int value) {
    BitSet objects = pointsTo.of(method, value);
    boolean once = fresh.isFresh(method, value) && objects.cardinality() == 1 && method.blockOf(value).equals(block) && !storedOnce.intersects(objects);
    if (once) {
      storedOnce.or(objects);
    } else {
      shared.or(objects);
    }
  }

  /** Whether the store is one of two by which an object exchanges two of its fields: {@code t = f; f = g; g = t}. */
  private static boolean isExchange(Method method, Block block, FieldStore store) {
    if (!(method.instruction(store.value()) instanceof FieldLoad taken) || !block.instructions().contains(taken)) {
      return false;
    }
    return block.instructions().stream()
        .anyMatch(
            other ->
                other instanceof FieldStore back
                    && back.object() == store.object()
                    && taken.object() == store.object()
                    && back.field().equals(taken.field())
                    && !back.field().equals(store.field())
                    && method.instruction(back.value()) instanceof FieldLoad given
                    && given.object() == store.object()
                    && given.field().equals(store.field())
                    && isUndisturbed(block, taken, given, store, back));
  }

  /** Whether the block does both loads before both stores, and nothing that could change the places between. */
  private static boolean isUndisturbed(Block block, Instruction one, Instruction other, Instruction first, Instruction second) {
    List<Instruction> all = block.instructions();
    int begin = Math.min(all.indexOf(one), all.indexOf(other));
    int middle = Math.max(all.indexOf(one), all.indexOf(other));
    int end = Math.max(all.indexOf(first), all.indexOf(second));
    return begin >= 0 && middle < Math.min(all.indexOf(first), all.indexOf(second))
        && all.subList(begin, end).stream()
            .noneMatch(
                i -> i instanceof Call || i instanceof ArrayStore && i != first && i != second || i instanceof FieldStore && i != first && i != second);
  }

  /** Pairs of stores that exchange two elements of an array: {@code t = a[i]; a[i] = a[j]; a[j] = t}. */
  private static List<ArrayStore> exchanges(Method method, Block block) {
    List<ArrayStore> found = new ArrayList<>();
    List<ArrayStore> stores = block.instructions().stream().filter(ArrayStore.class::isInstance).map(ArrayStore.class::cast)
        .filter(store -> store.elementType().isReference() && method.instruction(store.value()) instanceof ArrayLoad).toList(); // tables have thousands of others
    for (ArrayStore first : stores) {
      for (ArrayStore second : stores) {
        if (first != second
            && method.instruction(first.value()) instanceof ArrayLoad one
            && method.instruction(second.value()) instanceof ArrayLoad other
            && first.array() == second.array() && one.array() == first.array() && other.array() == first.array()
            && one.index() == second.index() && other.index() == first.index()
            && isUndisturbed(block, one, other, first, second)) {
          found.add(first);
        }
      }
    }
    return found;
  }
}
