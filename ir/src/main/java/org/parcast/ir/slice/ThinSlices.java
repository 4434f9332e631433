package org.parcast.ir.slice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.ir.Block;
import org.parcast.ir.Dominators;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;

/**
 * The static thin slices of a method. Arithmetic, conversions and selects are seen through; loads, parameters, results of analysed calls and
 * phis that choose are leaves. Leaves that can hold nothing but constants (loop counters) are left out.
 */
public final class ThinSlices {
  private static final int LARGEST = 256;

  private final Method method;
  private final LoopForest loops;
  private final CallModel calls;
  private final Selects selects;
  private final BitSet constantPhis = new BitSet();
  private final Map<Integer, ThinSlice> slices = new HashMap<>();

  private ThinSlices(Method method, Dominators dominators, LoopForest loops, CallModel calls) {
    this.method = method;
    this.loops = loops;
    this.calls = calls;
    this.selects = new Selects(method, dominators, loops, calls);
    findConstantPhis();
  }

  /** The slices of a method. */
  public static ThinSlices of(Method method, Dominators dominators, LoopForest loops, CallModel calls) {
    return new ThinSlices(method, dominators, loops, calls);
  }

  /** The slice of a number. */
  public ThinSlice of(int value) {
    ThinSlice known = slices.get(value);
    if (known == null) {
      slices.put(value, ThinSlice.NONE);
      Gathering gathering = new Gathering();
      gathering.visit(value);
      known = gathering.slice();
      slices.put(value, known);
    }
    return known;
  }

  /** Whether the phi selects, as a conditional move does, and so is seen through. */
  public boolean isSelect(Instruction.Phi phi) {
    return selects.diamondOf(phi) != null;
  }

  /** The block whose branch decides what the select gives. */
  public int headOf(Instruction.Phi select) {
    return selects.diamondOf(select).head();
  }

  /** Whether the branch at the block's end decides nothing but what selects give: it is a computation, then. */
  public boolean decidesSelect(int block) {
    return selects.decides(block);
  }

  /** The blocks that run only for some choices of the select. */
  public BitSet armsOf(Instruction.Phi select) {
    return (BitSet) selects.diamondOf(select).arms().clone();
  }

  /** Whether the phi is at the head of a loop, and is computed anew from itself in the iterations: a sum, a norm, a minimum. */
  public boolean gathers(Instruction.Phi phi) {
    Loop loop = loops.innermost(method.blockOf(phi.id()).index());
    if (loop == null || loop.header() != method.blockOf(phi.id()).index()) {
      return false;
    }
    for (Instruction.Phi.Input input : phi.inputs()) {
      if (loop.contains(input.block()) && reaches(input.value(), phi.id(), false, new BitSet())) {
        return true;
      }
    }
    return false;
  }

  /** Whether the slice of a value leads to the phi through other phis, with something computed on the way. */
  private boolean reaches(int value, int phi, boolean computed, BitSet seen) {
    ThinSlice slice = of(value);
    boolean soFar = computed || slice.computed();
    for (int leaf : slice.leaves()) {
      if (leaf == phi) {
        if (soFar) {
          return true;
        }
      } else if (method.instruction(leaf) instanceof Instruction.Phi other && !seen.get(2 * leaf + (soFar ? 1 : 0))) {
        seen.set(2 * leaf + (soFar ? 1 : 0));
        for (Instruction.Phi.Input input : other.inputs()) {
          if (reaches(input.value(), phi, soFar, seen)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private void findConstantPhis() {
    List<Instruction.Phi> phis = new ArrayList<>();
    for (Block block : method.blocks()) {
      for (Instruction.Phi phi : block.phis()) {
        if (Numbers.isNumber(phi.type())) {
          phis.add(phi);
          constantPhis.set(phi.id());
        }
      }
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Instruction.Phi phi : phis) {
        if (constantPhis.get(phi.id()) && phi.operands().stream().anyMatch(operand -> !of(operand).leaves().isEmpty())) {
          constantPhis.clear(phi.id());
          changed = true;
          slices.clear();
        }
      }
    }
    slices.clear();
  }

  /** Collects the leaves of one slice from the slices of the operands. */
  private final class Gathering {
    private final List<Integer> leaves = new ArrayList<>();
    private boolean computed;

    ThinSlice slice() {
      return new ThinSlice(leaves.size() > LARGEST ? leaves.stream().distinct().toList() : leaves, computed);
    }

    void visit(int id) {
      Instruction instruction = method.instruction(id);
      if (instruction instanceof Instruction.Compute compute) {
        computed = true;
        compute.operands().forEach(this::merge);
      } else if (instruction instanceof Instruction.ArrayLoad || instruction instanceof Instruction.FieldLoad || instruction instanceof Instruction.Parameter) {
        if (Numbers.isNumber(instruction.type())) {
          leaves.add(id);
        }
      } else if (instruction instanceof Instruction.Call call) {
        visit(call);
      } else if (instruction instanceof Instruction.CheckCast cast) {
        visit(cast);
      } else if (instruction instanceof Instruction.Phi phi && Numbers.isNumber(phi.type())) {
        visit(phi);
      }
    }

    private void merge(int id) {
      ThinSlice slice = of(id);
      leaves.addAll(slice.leaves());
      computed |= slice.computed();
    }

    private void mergeNumbers(List<Integer> ids) {
      for (int id : ids) {
        if (Numbers.isNumber(method.instruction(id).type())) {
          merge(id);
        }
      }
    }

    /** A box that comes as a mere object, as out of a collection, is a source of its own. */
    private void visit(Instruction.CheckCast cast) {
      if (Numbers.isBox(cast.type()) && !Numbers.isNumber(method.instruction(cast.value()).type())) {
        leaves.add(cast.id());
      } else {
        merge(cast.value());
      }
    }

    private void visit(Instruction.Call call) {
      switch (calls.effect(call)) {
        case COMPUTATION -> {
          computed = true;
          mergeNumbers(call.operands());
        }
        case COPY -> merge(call.operands().get(0));
        case ANALYSED -> {
          if (Numbers.isNumber(call.type())) {
            leaves.add(call.id());
          }
        }
        case OPAQUE -> {}
      }
    }

    private void visit(Instruction.Phi phi) {
      Selects.Diamond diamond = selects.diamondOf(phi);
      if (diamond == null) {
        if (!constantPhis.get(phi.id())) {
          leaves.add(phi.id());
        }
      } else {
        computed = true;
        mergeNumbers(phi.operands());
        mergeNumbers(diamond.compared());
      }
    }
  }
}
