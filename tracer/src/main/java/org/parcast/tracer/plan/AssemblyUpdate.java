package org.parcast.tracer.plan;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Method;
import org.parcast.ir.slice.CallModel.Effect;
import org.parcast.ir.slice.ConditionalStore;
import org.parcast.recording.Site;
import org.parcast.tracer.method.CallEffects;
import org.parcast.tracer.method.ContainerCalls;
import org.parcast.tracer.method.MethodFacts;

/** Tells stores that update their own word by {@code +}, {@code *}, a minimum or a maximum with a contribution: {@code f[node] += c}. */
public final class AssemblyUpdate {
  private static final Set<Operator> ASSOCIATIVE = EnumSet.of(Operator.ADD, Operator.MUL, Operator.AND, Operator.OR, Operator.XOR);

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
    int value = update.valueOf(store);
    boolean isMadeByCall = facts.method.instruction(store.at().id()) instanceof Instruction.Call;
    if (isMadeByCall || conditional == null && (update.isOwnWord(value) || !update.contributes(value, null))) {
      return Site.Assembly.NONE;
    }
    List<Integer> others = store.leaves().stream()
        .filter(leaf -> conditional == null ? !update.isOwnWord(leaf) : leaf != facts.common.canonical(conditional.own())).toList();
    return others.size() == 1 && isLoad(facts.method, others.get(0)) ? Site.Assembly.OF_WORDS : Site.Assembly.OF_TERMS;
  }

  /** The same of a number that the phi gathers: each rank that has terms may gather them, where one operator joins what ranks have and a term is of one word. */
  public static Site.Assembly ofGathering(MethodFacts facts, Instruction.Phi phi) {
    GatheredTerms terms = new GatheredTerms(facts, leaf -> facts.slices.isGathering(leaf, phi));
    boolean ofWords = phi.inputs().stream().filter(input -> facts.loopOf(phi.id()).contains(input.block())).flatMap(input -> terms.of(input.value()).stream())
        .allMatch(term -> term.size() == 1 && isLoad(facts.method, term.get(0)));
    return ofWords && !new NestedReductions(facts).operatorsOf(phi.id()).isEmpty() ? Site.Assembly.OF_WORDS : Site.Assembly.NONE;
  }

  /** Whether the number is what the word holds before the store. */
  static boolean isOwnWord(MethodFacts facts, Instruction store, int number) {
    return new AssemblyUpdate(facts, store).isOwnWord(number);
  }

  /** Whether the own word enters its next value by more than one associative operator: {@code p[i] = 0.5 * p[i] + q[i]}. Then it is the state of what goes on. */
  public static boolean isRecurrence(MethodFacts facts, Sink store) {
    AssemblyUpdate update = new AssemblyUpdate(facts, store.at());
    boolean isMadeByCall = !(store.at() instanceof Instruction.Call) && facts.method.instruction(store.at().id()) instanceof Instruction.Call;
    return !isMadeByCall && update.isTakenFurther(update.valueOf(store));
  }

  /** The same of the element that a method answers at the index that it is given, as the body of {@code Arrays.setAll} does. */
  public static boolean isRecurrence(MethodFacts body) {
    return body.method.instructions().stream().anyMatch(at -> at instanceof Instruction.Return returned && returned.value() >= 0
        && new AssemblyUpdate(body, returned).isTakenFurther(returned.value()));
  }

  /** The same of a number that a method is handed, where the own word is what the object answers, or has, of the same place: {@code u.set(i, 0.5 * u.get(i))}. */
  public static boolean isRecurrence(MethodFacts facts, Instruction.Call call, int argument) {
    return new AssemblyUpdate(facts, call).isTakenFurther(call.operands().get(argument));
  }

  private boolean isTakenFurther(int value) {
    return hasOwnWord(value) && !contributes(value, null);
  }

  private int valueOf(Sink sink) {
    boolean isPut = store instanceof Instruction.Call && sink.value() == store.id();
    return isPut ? store.operands().get(store.operands().size() - 1) : store instanceof Instruction.ArrayStore array ? array.value() : store instanceof Instruction.FieldStore field ? field.value() : sink.value();
  }

  private static boolean isLoad(Method method, int value) {
    Instruction instruction = method.instruction(value);
    return instruction instanceof Instruction.ArrayLoad || instruction instanceof Instruction.FieldLoad;
  }

  /** Whether the value is the own word, taken further by one operator. */
  private boolean contributes(int value, Operator by) {
    if (isOwnWord(value)) {
      return true;
    }
    Instruction instruction = method.instruction(value);
    if (isCopy(instruction)) {
      return contributes(instruction.operands().get(0), by);
    }
    if (instruction instanceof Instruction.Compute compute) {
      Operator operator = compute.operator() == Operator.SUB ? Operator.ADD : compute.operator();
      if (operator == Operator.CONVERT) {
        return contributes(compute.operands().get(0), by);
      }
      boolean same = ASSOCIATIVE.contains(operator) && (by == null || by == operator);
      return same
          && (goesOnIn(compute.operands(), 0, operator) || compute.operator() == operator && goesOnIn(compute.operands(), 1, operator));
    }
    if (isFused(instruction)) {
      return (by == null || by == Operator.ADD) && goesOnIn(instruction.operands(), instruction.operands().size() - 1, Operator.ADD);
    }
    if (isExtreme(instruction)) {
      return instruction.operands().stream().anyMatch(this::isOwnWord);
    }
    return instruction instanceof Instruction.Phi phi && facts.slices.isSelect(phi) && phi.operands().stream().anyMatch(this::isOwnWord);
  }

  /** Whether the own word is in one of the operands, taken further, and in no other. */
  private boolean goesOnIn(List<Integer> operands, int operand, Operator by) {
    return contributes(operands.get(operand), by) && IntStream.range(0, operands.size()).noneMatch(other -> other != operand && hasOwnWord(operands.get(other)));
  }

  private boolean hasOwnWord(int value) {
    return isOwnWord(value) || facts.leaves(value).stream().anyMatch(this::isOwnWord);
  }

  /** Whether it is the larger or the smaller of two numbers. */
  static boolean isExtreme(Instruction instruction) {
    return instruction instanceof Instruction.Call call && call.target().owner().endsWith("Math") && (call.target().name().equals("min") || call.target().name().equals("max"));
  }

  /** Whether the last of three numbers is added to the product of the others. */
  private static boolean isFused(Instruction instruction) {
    return instruction instanceof Instruction.Call call && CallEffects.isArithmetic(call) && call.operands().size() == 3 && call.target().name().equals("fma");
  }

  private boolean isCopy(Instruction instruction) {
    return instruction instanceof Instruction.CheckCast || instruction instanceof Instruction.Call call && facts.calls.effect(call) == Effect.COPY;
  }

  private boolean isOwnWord(int value) {
    Instruction instruction = method.instruction(value);
    if (store instanceof Instruction.Call put) {
      boolean isOfReceiver = instruction instanceof Instruction.FieldLoad load && !load.isStatic() && facts.calls.isAnalysed(put) && load.object() == put.operands().get(0);
      return isOfReceiver || isCopy(instruction) ? isOwnWord(instruction.operands().get(0)) : instruction instanceof Instruction.Call get && isOfSameElement(get, put);
    }
    if (store instanceof Instruction.Return) {
      return instruction instanceof Instruction.ArrayLoad load && method.instruction(load.index()) instanceof Instruction.Parameter index && index.index() == method.parameters().size() - 1;
    }
    if (instruction instanceof Instruction.ArrayLoad load && store instanceof Instruction.ArrayStore array) {
      return facts.common.isSame(load.index(), array.index()) && facts.common.isSame(load.array(), array.array());
    }
    return instruction instanceof Instruction.FieldLoad load
        && store instanceof Instruction.FieldStore field
        && load.field().equals(field.field())
        && load.object() == field.object();
  }

  private boolean isOfSameElement(Instruction.Call get, Instruction.Call put) {
    if (facts.calls.isAnalysed(put)) {
      int places = put.operands().size() - 1;
      return facts.calls.isAnalysed(get) && get.operands().size() == places && IntStream.range(0, places).allMatch(i -> facts.common.isSame(get.operands().get(i), put.operands().get(i)));
    }
    return get.operands().size() == 2 && put.operands().size() == 3 && ContainerCalls.placeIn(get) == 1 && ContainerCalls.placeIn(put) == 1
        && IntStream.range(0, 2).allMatch(i -> facts.common.isSame(get.operands().get(i), put.operands().get(i)));
  }
}
