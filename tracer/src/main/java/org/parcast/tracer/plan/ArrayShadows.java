package org.parcast.tracer.plan;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.parcast.ir.Instruction;
import org.parcast.tracer.method.LibraryModel;
import org.parcast.tracer.method.MethodFacts;

/** The arrays of a method whose shadows are needed, with all that they come from, and those that go where their shadows cannot follow. */
final class ArrayShadows {
  private final MethodFacts facts;
  private final BitSet needed = new BitSet();
  private final Map<Integer, BitSet> escapes = new HashMap<>();

  ArrayShadows(MethodFacts facts) {
    this.facts = facts;
  }

  BitSet needed() {
    return needed;
  }

  /** Arrays that the instruction sends where their shadows cannot follow. */
  BitSet escapesAt(int instruction) {
    return escapes.getOrDefault(instruction, new BitSet());
  }

  void escape(int at, int array) {
    escapes.computeIfAbsent(at, a -> new BitSet()).set(facts.common.canonical(array));
    need(array);
  }

  void need(int array) {
    int value = facts.common.canonical(array);
    if (needed.get(value) || !facts.isArrayOfWords(value)) {
      return;
    }
    needed.set(value);
    Instruction source = facts.method.instruction(value);
    if (source instanceof Instruction.Phi phi) {
      phi.operands().forEach(this::need);
    } else if (source instanceof Instruction.ArrayLoad load) {
      need(load.array());
    } else if (source instanceof Instruction.CheckCast cast) {
      need(cast.value());
    } else if (source instanceof Instruction.Call call) {
      LibraryModel model = LibraryModel.of(call.target());
      if (model != null && model.makesCopy()) {
        need(call.operands().get(0));
      }
    }
  }
}
