package org.parcast.tracer.method;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.slice.CallModel;
import org.parcast.ir.slice.NumberTypes;

/**
 * Loads that read what an earlier load of the same block has read: the same array and index or the same field, with nothing stored and
 * nothing called in between. One event serves them all.
 */
public final class CommonLoads {
  private final int[] canonical;
  private final Map<List<Object>, Integer> numbers = new HashMap<>();
  private final int[] number;

  CommonLoads(Method method, CallModel calls) {
    this.canonical = new int[method.size()];
    this.number = new int[method.size()];
    for (int id = 0; id < canonical.length; id++) {
      canonical[id] = id;
      number[id] = -1 - id;
    }
    method.blocks().forEach(block -> visit(block, calls));
  }

  /** The first load of the block that reads what this one reads. */
  public int canonical(int load) {
    return canonical[load];
  }

  /** Whether the two numbers are known to be the same. */
  public boolean isSame(int a, int b) {
    return number[a] == number[b];
  }

  private void visit(Block block, CallModel calls) {
    Map<List<Object>, Integer> loads = new HashMap<>();
    for (Instruction instruction : block.instructions()) {
      if (instruction instanceof Instruction.Constant constant) {
        number(instruction, constant.type(), String.valueOf(constant.value()));
      } else if (instruction instanceof Instruction.Compute compute) {
        List<Object> key = new ArrayList<>(List.of(compute.operator(), compute.type()));
        compute.operands().forEach(operand -> key.add(number[operand]));
        number(instruction, key.toArray());
      } else if (instruction instanceof Instruction.ArrayLoad load) {
        load(instruction, List.of(number[load.array()], number[load.index()]), loads);
      } else if (instruction instanceof Instruction.FieldLoad load) {
        load(instruction, List.of(load.field(), load.isStatic() ? 0 : number[load.object()]), loads);
      } else if (instruction instanceof Instruction.Call call && NumberTypes.isNumber(call.type()) && calls.effect(call) == CallModel.Effect.COPY && call.operands().size() == 1) {
        number[call.id()] = number[call.operands().get(0)];
      } else if (clobbers(instruction, calls)) {
        loads.clear();
      }
    }
  }

  private void number(Instruction instruction, Object... key) {
    number[instruction.id()] = numbers.computeIfAbsent(List.of(key), k -> numbers.size() + 1);
  }

  private void load(Instruction instruction, List<Object> key, Map<List<Object>, Integer> loads) {
    Integer first = loads.putIfAbsent(key, instruction.id());
    if (first != null) {
      canonical[instruction.id()] = first;
      number[instruction.id()] = number[first];
    }
  }

  /** Whether the instruction may overwrite a word or a reference. */
  public static boolean clobbers(Instruction instruction, CallModel calls) {
    return instruction instanceof Instruction.ArrayStore
        || instruction instanceof Instruction.FieldStore
        || instruction instanceof Instruction.Monitor
        || instruction instanceof Instruction.Call call && !calls.isPure(call);
  }
}
