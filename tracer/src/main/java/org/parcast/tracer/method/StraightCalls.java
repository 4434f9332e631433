package org.parcast.tracer.method;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Dispatch;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Method;
import org.parcast.ir.Program;
import org.parcast.ir.Type;

/**
 * Calls of which it is certain what method of the program runs, where that goes straight to its return and does nothing on its way but load, store and
 * compute, and call such methods.
 */
public final class StraightCalls {
  private static final Set<String> MATHEMATICS = Set.of("java/lang/Math", "java/lang/StrictMath");

  private final Map<String, List<MethodFacts>> bodies = new HashMap<>();

  /** By the signature of a method of an interface, the bodies of the functions that may stand for it. */
  private final Map<String, Set<MethodFacts>> functions = new HashMap<>();

  /** Signatures of such methods that functions may stand for of which more has to be known: what they have captured, or the library's code. */
  private final Set<String> others = new HashSet<>();

  private final Map<Method, Boolean> known = new HashMap<>();
  private final Program program;

  /** Methods of the analysed region, which tell of more. */
  private final Predicate<Method> kernels;

  /** Whether the program makes proxies, which may stand for any interface. */
  private boolean proxies;

  public StraightCalls(Program program, List<MethodFacts> methods, Lambdas lambdas, Predicate<Method> kernels) {
    this.program = program;
    this.kernels = kernels;
    for (MethodFacts facts : methods) {
      bodies.computeIfAbsent(facts.signature, signature -> new ArrayList<>()).add(facts);
      lambdas.linksOf(facts.method.ref()).forEach(link -> functions.computeIfAbsent(link.called(), called -> new HashSet<>()).add(facts));
      facts.method.instructions().stream().filter(Instruction.Call.class::isInstance).map(Instruction.Call.class::cast)
          .filter(call -> call.function() != null && (facts.calls.lambdaBody(call) == null || !call.operands().isEmpty())).forEach(call -> others.add(call.function().signature()));
      proxies |= facts.method.instructions().stream().anyMatch(at -> at instanceof Instruction.Call call && call.target() != null && call.target().owner().equals("java/lang/reflect/Proxy"));
    }
  }

  /** The method that runs, or null where that is not certain, or is no such method. */
  public MethodFacts bodyOf(Instruction.Call call, MethodFacts caller) {
    if (call.dispatch() == Dispatch.DYNAMIC || call.target().name().startsWith("<") || !caller.calls.isAnalysed(call)) {
      return null;
    }
    String signature = caller.calls.signature(call);
    Set<MethodFacts> standing = functions.getOrDefault(signature, Set.of());
    List<MethodFacts> declared = bodies.getOrDefault(signature, List.of());
    if (standing.size() + declared.size() != 1 || others.contains(signature) || proxies && call.dispatch() == Dispatch.INTERFACE) {
      return null;
    }
    MethodFacts body = standing.isEmpty() ? declared.get(0) : standing.iterator().next();
    boolean certain = isBody(body) && isWithinReach(body, caller) && program.find(call.target().owner()) != null;
    return certain && (standing.isEmpty() || isFunction(body) && body.method.ref().descriptor().equals(call.target().descriptor())) ? body : null;
  }

  /** Whether the method is the body of a function that has captured nothing: what it is given stands one place further back than in the call of the function. */
  public static boolean isFunction(MethodFacts body) {
    return body.method.isStatic() && body.method.ref().name().startsWith("lambda$");
  }

  private boolean isWithinReach(MethodFacts body, MethodFacts caller) {
    String owner = body.method.ref().owner();
    return packageOf(owner).equals(packageOf(caller.method.ref().owner())) || Modifier.isPublic(program.find(owner).access());
  }

  private static String packageOf(String owner) {
    return owner.substring(0, owner.lastIndexOf('/') + 1);
  }

  /** Whether the method is one of an interface. */
  public boolean isOfInterface(MethodFacts body) {
    return Modifier.isInterface(program.find(body.method.ref().owner()).access());
  }

  /** Whether the method is one that may be certain to run for a call. */
  public boolean isBody(MethodFacts facts) {
    return bodies.get(facts.signature).size() == 1 && !facts.method.ref().name().startsWith("<") && !kernels.test(facts.method) && isStraight(facts);
  }

  private boolean isStraight(MethodFacts facts) {
    Boolean before = known.putIfAbsent(facts.method, false); // as is one that calls itself
    if (before != null) {
      return before;
    }
    boolean straight = goesStraight(facts.method) && facts.method.instructions().stream()
        .allMatch(instruction -> isCalm(instruction, facts) || instruction instanceof Instruction.Return || instruction instanceof Instruction.Parameter);
    known.put(facts.method, straight);
    return straight;
  }

  /** Whether the method has a body that goes from its beginning to its return without a branch, a handler or a lock. */
  public static boolean goesStraight(Method method) {
    return (method.access() & (Modifier.SYNCHRONIZED | Modifier.NATIVE)) == 0 && !method.blocks().isEmpty()
        && method.blocks().stream().allMatch(block -> block.handlers().isEmpty() && block.successors().stream().allMatch(next -> next > block.index()) && block.successors().size() <= 1);
  }

  /** Whether the instruction does nothing but load, store and compute, and does not throw where its operands are as they were before, but for what it accesses. */
  public boolean isCalm(Instruction instruction, MethodFacts facts) {
    if (instruction instanceof Instruction.ArrayStore store) {
      return !store.elementType().isReference();
    } else if (instruction instanceof Instruction.FieldStore store) {
      return !store.field().type().isReference();
    } else if (instruction instanceof Instruction.Compute compute && (compute.operator() == Operator.DIV || compute.operator() == Operator.REM)) {
      return compute.type().equals(Type.DOUBLE) || compute.type().equals(Type.FLOAT) || facts.method.instruction(compute.operands().get(1)) instanceof Instruction.Constant;
    } else if (instruction instanceof Instruction.Call call) {
      return facts.calls.isPure(call) && MATHEMATICS.contains(call.target().owner()) && !mayThrow(call.target().name()) || bodyOf(call, facts) != null;
    }
    return instruction instanceof Instruction.ArrayLoad || instruction instanceof Instruction.FieldLoad || instruction instanceof Instruction.ArrayLength
        || instruction instanceof Instruction.Compute || instruction instanceof Instruction.Phi || instruction instanceof Instruction.Constant || instruction instanceof Instruction.Goto;
  }

  private static boolean mayThrow(String function) {
    return function.endsWith("Exact") || function.matches("(floor|ceil)(Div|Mod)|clamp");
  }
}
