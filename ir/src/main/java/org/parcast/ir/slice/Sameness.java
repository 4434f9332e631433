package org.parcast.ir.slice;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;

/** Which expressions of a method are the same to the letter. */
final class Sameness {
  private final Method method;
  private final CallModel calls;

  Sameness(Method method, CallModel calls) {
    this.method = method;
    this.calls = calls;
  }

  /** Whether two stores write the same word. */
  boolean areOfOneWord(Instruction one, Instruction other) {
    if (one instanceof Instruction.ArrayStore first && other instanceof Instruction.ArrayStore second) {
      return isSame(first.array(), second.array()) && isSame(first.index(), second.index());
    }
    return one instanceof Instruction.FieldStore first
        && other instanceof Instruction.FieldStore second
        && first.field().equals(second.field())
        && (first.isStatic() || isSame(first.object(), second.object()));
  }

  /** Whether expressions are the same, one by one. */
  boolean areSame(List<Integer> ones, List<Integer> others) {
    return ones.size() == others.size() && IntStream.range(0, ones.size()).allMatch(i -> isSame(ones.get(i), others.get(i)));
  }

  /** Whether two calls are of one method and are handed the same but for one operand. */
  boolean areAlikeBut(Instruction.Call one, Instruction.Call other, int operand) {
    return one.target().equals(other.target())
        && IntStream.range(0, one.operands().size()).allMatch(i -> i == operand || isSame(one.operands().get(i), other.operands().get(i)));
  }

  /** Whether a load reads the word that the store writes. */
  boolean isOfWord(int load, Instruction store) {
    Instruction instruction = method.instruction(load);
    if (instruction instanceof Instruction.ArrayLoad from && store instanceof Instruction.ArrayStore to) {
      return isSame(from.array(), to.array()) && isSame(from.index(), to.index());
    }
    return instruction instanceof Instruction.FieldLoad from
        && store instanceof Instruction.FieldStore to
        && from.field().equals(to.field())
        && (from.isStatic() || isSame(from.object(), to.object()));
  }

  /** Whether two expressions are the same to the letter: with nothing stored in between, they give the same. */
  boolean isSame(int a, int b) {
    return isSame(a, b, new HashSet<>());
  }

  /** @param compared pairs that are the same, or being compared: numbers may be used many times, as in the computation of a hash */
  private boolean isSame(int a, int b, Set<Long> compared) {
    if (a == b || !compared.add((long) a << Integer.SIZE | b)) {
      return true;
    }
    List<Integer> ofOne = method.instruction(a).operands();
    List<Integer> ofOther = method.instruction(b).operands();
    boolean same = isAlike(method.instruction(a), method.instruction(b)) && ofOne.size() == ofOther.size();
    for (int i = 0; same && i < ofOne.size(); i++) {
      same = isSame(ofOne.get(i), ofOther.get(i), compared);
    }
    return same;
  }

  /** Whether two instructions give the same if they are given the same. */
  private boolean isAlike(Instruction one, Instruction other) {
    if (!one.getClass().equals(other.getClass()) || !one.type().equals(other.type())) {
      return false;
    }
    if (one instanceof Instruction.Constant constant) {
      return String.valueOf(constant.value()).equals(String.valueOf(((Instruction.Constant) other).value()));
    } else if (one instanceof Instruction.Compute compute) {
      return compute.operator() == ((Instruction.Compute) other).operator();
    } else if (one instanceof Instruction.FieldLoad load) {
      return load.field().equals(((Instruction.FieldLoad) other).field());
    } else if (one instanceof Instruction.Call call) {
      return calls.isPure(call) && call.target().equals(((Instruction.Call) other).target());
    }
    return one instanceof Instruction.ArrayLoad;
  }
}
