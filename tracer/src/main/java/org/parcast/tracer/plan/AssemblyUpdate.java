package org.parcast.tracer.plan;

import java.util.List;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Method;
import org.parcast.ir.slice.ConditionalStore;
import org.parcast.recording.Site;
import org.parcast.tracer.method.MethodFacts;

/** Tells stores that update their own word by {@code +}, {@code *}, a minimum or a maximum with a contribution: {@code f[node] += c}. */
public final class AssemblyUpdate {
  private final MethodFacts facts;
  private final Method method;
  private final Instruction store;

  private AssemblyUpdate(MethodFacts facts, Instruction store) {
    this.facts = facts;
    this.method = facts.method;
    this.store = store;
  }

  /** @param store a sink of kind {@code STORE} */
  public static Site.Assembly of(MethodFacts facts, Sink store) {
    AssemblyUpdate update = new AssemblyUpdate(facts, store.at());
    ConditionalStore conditional = facts.slices.conditional(store.at());
    int value = store.at() instanceof Instruction.ArrayStore array ? array.value() : store.at() instanceof Instruction.FieldStore field ? field.value() : store.value();
    boolean isMadeByCall = facts.method.instruction(store.at().id()) instanceof Instruction.Call;
    if (isMadeByCall || conditional == null && (update.isOwnWord(value) || !update.contributes(value, null))) {
      return Site.Assembly.NONE;
    }
    List<Integer> others = store.leaves().stream()
        .filter(leaf -> conditional == null ? !update.isOwnWord(leaf) : leaf != facts.common.canonical(conditional.own())).toList();
    return others.size() == 1 && update.isLoad(others.get(0)) ? Site.Assembly.OF_WORDS : Site.Assembly.OF_TERMS;
  }

  private boolean isLoad(int value) {
    Instruction instruction = method.instruction(value);
    return instruction instanceof Instruction.ArrayLoad || instruction instanceof Instruction.FieldLoad;
  }

  /** Whether the value is the own word, taken further by one operator. */
  private boolean contributes(int value, Operator by) {
    if (isOwnWord(value)) {
      return true;
    }
    Instruction instruction = method.instruction(value);
    if (instruction instanceof Instruction.Compute compute) {
      Operator operator = compute.operator() == Operator.SUB ? Operator.ADD : compute.operator();
      if (operator == Operator.CONVERT) {
        return contributes(compute.operands().get(0), by);
      }
      boolean same = (operator == Operator.ADD || operator == Operator.MUL) && (by == null || by == operator);
      return same
          && (contributes(compute.operands().get(0), operator)
              || compute.operator() != Operator.SUB && contributes(compute.operands().get(1), operator));
    }
    if (instruction instanceof Instruction.Call call && call.target().owner().endsWith("Math")) {
      return (call.target().name().equals("min") || call.target().name().equals("max")) && call.operands().stream().anyMatch(this::isOwnWord);
    }
    return instruction instanceof Instruction.Phi phi && facts.slices.isSelect(phi) && phi.operands().stream().anyMatch(this::isOwnWord);
  }

  private boolean isOwnWord(int value) {
    Instruction instruction = method.instruction(value);
    if (instruction instanceof Instruction.ArrayLoad load && store instanceof Instruction.ArrayStore array) {
      return facts.common.isSame(load.index(), array.index()) && facts.common.isSame(load.array(), array.array());
    }
    return instruction instanceof Instruction.FieldLoad load
        && store instanceof Instruction.FieldStore field
        && load.field().equals(field.field())
        && load.object() == field.object();
  }
}
