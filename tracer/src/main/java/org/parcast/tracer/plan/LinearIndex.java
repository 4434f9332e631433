package org.parcast.tracer.plan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Method;
import org.parcast.ir.Type;
import org.parcast.tracer.method.MethodFacts;

/**
 * The index of an element of a linearised array, as a sum of loop counters times strides: {@code (k*ny + j)*nx + i} has the strides {@code
 * ny*nx} and {@code nx}. What the strides are is known when the program runs: each is a product of operands of multiplications. In a method
 * without such counters, as {@code idx(i, j)}, its parameters are taken for them.
 */
public final class LinearIndex {
  /** The operand of a multiplication that is the stride's; of two parameters, the one that turns out not to change. */
  public enum Factor {
    LEFT,
    RIGHT,
    EITHER
  }

  /** An array has at most so many dimensions (Java Virtual Machine Specification, section 4.9.1): a sum of more terms is no index of one. */
  private static final int MOST_TERMS = 255;

  private final MethodFacts facts;
  private final Method method;
  private final boolean parameters;
  private int terms;
  private final List<List<Instruction.Compute>> strides = new ArrayList<>();
  private final Set<String> helpers = new LinkedHashSet<>();

  private LinearIndex(MethodFacts facts, boolean parameters) {
    this.facts = facts;
    this.method = facts.method;
    this.parameters = parameters;
  }

  public static LinearIndex of(MethodFacts facts, int index) {
    LinearIndex byCounters = new LinearIndex(facts, false);
    byCounters.collectAll(index);
    if (!byCounters.strides.isEmpty()) {
      return byCounters;
    }
    LinearIndex byParameters = new LinearIndex(facts, true);
    byParameters.collectAll(index);
    return byParameters;
  }

  private void collectAll(int index) {
    collect(index, List.of());
    if (terms > MOST_TERMS) {
      strides.clear();
    }
  }

  /** The strides but for 1, each as the multiplications by whose constant operands a counter passes. */
  public List<List<Instruction.Compute>> strides() {
    return strides;
  }

  /** Signatures of the analysed methods whose results are terms of the index. */
  public Set<String> helpers() {
    return helpers;
  }

  /** Which operand of a multiplication in {@link #strides} does not vary. */
  public Factor factor(Instruction.Compute product) {
    boolean left = varies(product.operands().get(0), new BitSet());
    boolean right = varies(product.operands().get(1), new BitSet());
    return left && right ? Factor.EITHER : left ? Factor.RIGHT : Factor.LEFT;
  }

  private void collect(int value, List<Instruction.Compute> factors) {
    if (terms > MOST_TERMS) {
      return;
    }
    if (method.instruction(value) instanceof Instruction.Compute compute) {
      Operator operator = compute.operator();
      if (operator == Operator.ADD || operator == Operator.SUB || operator == Operator.CONVERT) {
        compute.operands().forEach(operand -> collect(operand, factors));
        return;
      }
      if (operator == Operator.MUL && compute.type().equals(Type.INT) && varies(value, new BitSet())) {
        product(compute, factors);
        return;
      }
    }
    terms++;
    if (factors.isEmpty() && method.instruction(value) instanceof Instruction.Call call && facts.calls.isAnalysed(call)) {
      helpers.add(facts.calls.signature(call));
    }
    if (!factors.isEmpty() && varies(value, new BitSet()) && !strides.contains(factors)) {
      strides.add(factors);
    }
  }

  private void product(Instruction.Compute product, List<Instruction.Compute> factors) {
    Factor factor = factor(product);
    if (factor == Factor.EITHER && !parameters) {
      return; // two counters: no stride
    }
    List<Instruction.Compute> more = new ArrayList<>(factors);
    more.add(product);
    if (factor != Factor.LEFT) {
      collect(product.operands().get(0), more);
    }
    if (factor != Factor.RIGHT) {
      collect(product.operands().get(1), more);
    }
  }

  /** Whether the value changes with a loop's counter, or a parameter where these are taken for counters. */
  private boolean varies(int value, BitSet seen) {
    if (seen.get(value)) {
      return false;
    }
    seen.set(value);
    Instruction instruction = method.instruction(value);
    if (instruction instanceof Instruction.Phi phi) {
      Block block = method.blockOf(value);
      boolean counter = facts.loopOf(value) != null && facts.loopOf(value).header() == block.index();
      return counter || phi.operands().stream().anyMatch(operand -> varies(operand, seen));
    }
    if (instruction instanceof Instruction.Parameter) {
      return parameters;
    }
    return instruction instanceof Instruction.Compute compute && compute.operands().stream().anyMatch(operand -> varies(operand, seen));
  }
}
