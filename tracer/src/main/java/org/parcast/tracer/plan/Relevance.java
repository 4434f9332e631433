package org.parcast.tracer.plan;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.Program;
import org.parcast.ir.Type;
import org.parcast.ir.slice.NumberTypes;
import org.parcast.tracer.method.CallEffects;
import org.parcast.tracer.method.Lambdas;
import org.parcast.tracer.method.MethodFacts;
import org.parcast.tracer.method.StreamCalls;
import org.parcast.tracer.method.WordLayout;

/**
 * What methods need to know of each other: which arguments and results carry shadows across calls (those that some method may need to know
 * the sources of), and which may have been gathered in a loop. The least fixed point over all methods, by signature.
 */
public final class Relevance {
  private final Set<String> parameters = new HashSet<>();
  private final Set<String> results = new HashSet<>();
  private final Set<String> gatheredParameters = new HashSet<>();
  private final Set<String> gatheredResults = new HashSet<>();
  /** Those that call themselves and compute what they answer of what that answers. */
  private final Set<String> recursive = new HashSet<>();
  /** Parameters that are handed more than constants and counters. */
  private final Set<String> carryingParameters = new HashSet<>();
  private final Set<String> singleResults = new HashSet<>();
  private final Set<String> answering = new HashSet<>();
  /** Those that stand for methods of interfaces which answer a mere object. */
  private final Set<String> answeringBoxes = new HashSet<>();
  private final Set<String> singleValues = new HashSet<>();
  private final Set<FieldRef> computed = new HashSet<>();
  private final Predicate<Method> kernels;

  private Relevance(Predicate<Method> kernels) {
    this.kernels = kernels;
  }

  /** Finds what is relevant in the methods that have code; {@code kernels} are those of the analysed region. */
  static Relevance of(List<MethodFacts> methods, WordLayout layout, Lambdas lambdas, Predicate<Method> kernels) {
    Relevance relevance = new Relevance(kernels);
    methods.forEach(relevance::findComputedFields);
    methods.forEach(relevance::findUnfollowedFunctions);
    boolean changed = true;
    while (changed) {
      changed = false;
      for (MethodFacts facts : methods) {
        changed |= relevance.addGathered(facts);
        changed |= relevance.addLinks(facts, lambdas);
        changed |= relevance.add(facts, BackwardSlice.of(facts, layout, relevance));
      }
    }
    relevance.singleValues.addAll(SingleValues.of(methods, layout, lambdas, relevance));
    return relevance;
  }

  /** The facts of all methods of the program that have code. */
  static List<MethodFacts> factsOf(Program program, CallEffects calls) {
    List<MethodFacts> facts = new ArrayList<>();
    for (ClassDeclaration declared : program.classes().values()) {
      for (Method method : declared.methods()) {
        if (!method.blocks().isEmpty()) {
          facts.add(new MethodFacts(method, calls));
        }
      }
    }
    return facts;
  }

  private boolean add(MethodFacts facts, BackwardSlice demand) {
    boolean changed = false;
    for (int parameter : demand.parameters()) {
      changed |= parameters.add(facts.signature + "#" + parameter);
    }
    for (String called : demand.results()) {
      changed |= results.add(called);
    }
    return changed;
  }

  /** What callers of an interface know of its method and what is known of the bodies that stand for it. */
  private boolean addLinks(MethodFacts facts, Lambdas lambdas) {
    String body = facts.signature;
    boolean changed = lambdas.mayAnswerToLibrary(facts.method.ref()) && (answering.add(body) | results.add(body));
    for (Instruction.Parameter parameter : answering.contains(body) ? facts.method.parameters() : List.<Instruction.Parameter>of()) {
      changed |= carryingParameters.add(body + "#" + parameter.index());
    }
    for (Lambdas.Link link : lambdas.linksOf(facts.method.ref())) {
      if (answersMereObject(link.called())) {
        answeringBoxes.add(body);
      }
      changed |= results.contains(link.called()) && results.add(body);
      changed |= gatheredResults.contains(body) && gatheredResults.add(link.called());
      changed |= singleResults.contains(body) && singleResults.add(link.called());
      for (int i = 1; i < link.arguments(); i++) {
        String argument = link.called() + "#" + i;
        String parameter = body + "#" + (i + link.shift());
        changed |= parameters.contains(parameter) && parameters.add(argument);
        changed |= gatheredParameters.contains(argument) && gatheredParameters.add(parameter);
        changed |= carryingParameters.contains(argument) && carryingParameters.add(parameter);
      }
    }
    return changed;
  }

  private static boolean answersMereObject(String signature) {
    return NumberTypes.mayBeBox(new Type(org.objectweb.asm.Type.getReturnType(signature.substring(signature.indexOf('('))).getDescriptor()));
  }

  private void findComputedFields(MethodFacts facts) {
    if (facts.method.ref().name().startsWith("<")) {
      return;
    }
    for (Instruction instruction : facts.method.instructions()) {
      if (instruction instanceof Instruction.FieldStore store
          && facts.isNumber(store.value())
          && (facts.slices.of(store.value()).computed() || !facts.leaves(store.value()).isEmpty())) {
        computed.add(store.field());
      }
    }
  }

  /** What the arguments of a functional interface's method hold must be known where code that is not followed may stand for it. */
  private void findUnfollowedFunctions(MethodFacts facts) {
    for (Instruction instruction : facts.method.instructions()) {
      if (instruction instanceof Instruction.Call call && call.function() != null && facts.calls.lambdaBody(call) == null) {
        int arguments = org.objectweb.asm.Type.getArgumentTypes(call.function().descriptor()).length;
        for (int i = 1; i <= arguments; i++) {
          parameters.add(call.function().signature() + "#" + i);
        }
      }
      if (instruction instanceof Instruction.Call call && StreamCalls.handing(call) != null) {
        parameters.add(StreamCalls.handing(call) + "#1");
      }
    }
  }

  private boolean addGathered(MethodFacts facts) {
    Gathered gathered = new Gathered(facts, this);
    boolean changed = false;
    for (Instruction instruction : facts.method.instructions()) {
      if (instruction instanceof Instruction.Return returned && returned.value() >= 0 && (facts.isNumber(returned.value()) || facts.isObject(returned.value()))) {
        if (returnedLeaves(facts, returned).anyMatch(leaf -> gathered.isEndedBefore(leaf, returned))) {
          changed |= gatheredResults.add(facts.signature);
        }
        if (gathersByRecursion(facts, returned)) {
          changed |= recursive.add(facts.signature) | gatheredResults.add(facts.signature);
        }
        if (returnedLeaves(facts, returned).anyMatch(leaf -> mayBeSingle(facts, leaf))) {
          changed |= singleResults.add(facts.signature);
        }
      } else if (instruction instanceof Instruction.Call call && facts.calls.isAnalysed(call)) {
        changed |= addGatheredArguments(facts, gathered, call, facts.calls.signature(call));
      } else if (instruction instanceof Instruction.Call call && facts.calls.lambdaBody(call) != null) {
        changed |= addGatheredArguments(facts, gathered, call, CallEffects.signature(facts.calls.lambdaBody(call)));
      }
    }
    return changed;
  }

  private boolean addGatheredArguments(MethodFacts facts, Gathered gathered, Instruction.Call call, String signature) {
    boolean changed = false;
    for (int i = 0; i < call.operands().size(); i++) {
      int operand = call.operands().get(i);
      if (facts.isNumber(operand) && facts.leaves(operand).stream().anyMatch(leaf -> mayCarry(facts, leaf))) {
        changed |= carryingParameters.add(signature + "#" + i);
      }
      if (facts.isNumber(operand) && facts.leaves(operand).stream().anyMatch(leaf -> gathered.isEndedBefore(leaf, call))) {
        changed |= gatheredParameters.add(signature + "#" + i);
      }
    }
    return changed;
  }

  /** Whether what is returned is computed, not only chosen, from what the method has answered to itself. */
  private static boolean gathersByRecursion(MethodFacts facts, Instruction.Return returned) {
    BitSet seen = new BitSet();
    Deque<Integer> work = new ArrayDeque<>(List.of(returned.value()));
    boolean computed = false;
    boolean answered = false;
    while (!work.isEmpty()) {
      int number = work.pop();
      if (facts.isNumber(number) && !seen.get(number)) {
        seen.set(number);
        Instruction made = facts.method.instruction(number);
        answered |= made instanceof Instruction.Call call && facts.calls.signature(call).equals(facts.signature);
        computed |= made instanceof Instruction.Phi phi ? facts.slices.isSelect(phi) : facts.slices.of(number).computed();
        (made instanceof Instruction.Phi ? made.operands() : facts.slices.madeFrom(number)).forEach(work::push);
      }
    }
    return computed && answered;
  }

  private Stream<Integer> returnedLeaves(MethodFacts facts, Instruction.Return returned) {
    return Stream.concat(facts.leaves(returned.value()).stream(), deciding(facts, facts.slices.predicateOf(returned)).stream());
  }

  /** The leaves of what decides that may hold anything; none where nothing does. */
  List<Integer> deciding(MethodFacts facts, int predicate) {
    return predicate < 0 ? List.of() : facts.leaves(predicate).stream().filter(leaf -> mayCarry(facts, leaf)).toList();
  }

  /** Whether the leaf may hold more than constants and counters. */
  private boolean mayCarry(MethodFacts facts, int leaf) {
    return !(facts.method.instruction(leaf) instanceof Instruction.Parameter parameter) || carryingParameters.contains(facts.signature + "#" + parameter.index());
  }

  /** Whether the number may be a single one: a computed field, the word of an array of one, or what a method answers of such. */
  boolean mayBeSingle(MethodFacts facts, int number) {
    Instruction source = facts.method.instruction(number);
    return source instanceof Instruction.FieldLoad field && isComputed(field.field())
        || source instanceof Instruction.ArrayLoad element && facts.method.instruction(element.index()) instanceof Instruction.Constant index && Integer.valueOf(0).equals(index.value())
        || source instanceof Instruction.Call call && singleResults.contains(facts.calls.signature(call));
  }

  /** Whether the method is one of the analysed region. */
  boolean isKernel(Method method) {
    return kernels.test(method);
  }

  /** Whether a method that is no constructor stores numbers that are no constants in the field. */
  boolean isComputed(FieldRef field) {
    return computed.contains(field);
  }

  /** Whether a method of this signature gathers by calling itself: {@code return sum(from, middle) + sum(middle, to)}. */
  public boolean gathersByRecursion(String signature) {
    return recursive.contains(signature);
  }

  /** Whether the result of a method of this signature may have been gathered in a loop, or by recursion. */
  boolean mayAnswerGathered(String signature) {
    return gatheredResults.contains(signature);
  }

  /** The same for an argument. */
  boolean mayTakeGathered(String signature, int index) {
    return gatheredParameters.contains(signature + "#" + index);
  }

  public boolean isParameterRelevant(String signature, int index) {
    return parameters.contains(signature + "#" + index);
  }

  boolean isResultRelevant(String signature) {
    return results.contains(signature);
  }

  /** Whether what is called by the signature answers what one load has given: the value itself, not a register of what it was computed from. */
  public boolean answersSingleValue(String signature) {
    return singleValues.contains(signature);
  }

  /** Whether code that is not followed may run for the call, and answer what it computes from arguments that hold more than constants. */
  boolean mayAnswerArguments(MethodFacts facts, Instruction.Call call) {
    if (call.dispatch() != Instruction.Dispatch.INTERFACE && call.dispatch() != Instruction.Dispatch.VIRTUAL) {
      return false;
    }
    String signature = facts.calls.signature(call);
    return IntStream.range(0, call.operands().size())
        .anyMatch(i -> isParameterRelevant(signature, i) && facts.isNumber(call.operands().get(i)) && !facts.leaves(call.operands().get(i)).isEmpty());
  }

  /** Whether what the method answers may go on as a mere object, though it is a number. */
  boolean mayAnswerBox(String signature) {
    return answeringBoxes.contains(signature);
  }

  /** Whether code of the library may call the method and take what it answers. */
  public boolean mayAnswerToLibrary(String signature) {
    return answering.contains(signature);
  }
}
