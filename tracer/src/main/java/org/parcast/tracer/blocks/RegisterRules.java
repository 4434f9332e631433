package org.parcast.tracer.blocks;

import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;
import org.parcast.recording.trace.table.Reference.InRegister;

/**
 * The loads of a program whose values are in registers. From which call a method is executed that stands in place of all of its calls, see {@link Inlining},
 * the trace does not tell: those of its loads are in registers that are so wherever it is called. What a static final field holds is a constant of the
 * compiled code, and never loaded.
 */
final class RegisterRules {
  /** Superclasses that call no method of a class but those that all objects have. */
  private static final Set<String> PLAIN = Set.of("java/lang/Object", "java/lang/Record", "java/lang/Enum");

  private final Map<Method, LoopForest> loops;
  private final Inlining inlining;
  private final Map<MethodRef, InRegister[]> answers = new HashMap<>();

  /** Signatures of methods that may be called without that their body stands in place of the call. */
  private final Set<String> called = new HashSet<>();

  /** Signatures of methods that may be called in a loop. */
  private final Set<String> repeated = new HashSet<>();

  /**
   * Finds those of all methods.
   *
   * @param loops of the methods that have a body
   * @param constants whether a field is static and final
   */
  RegisterRules(Program program, Map<Method, LoopForest> loops, Predicate<FieldRef> constants) {
    this.loops = loops;
    this.inlining = new Inlining(program);
    List<RegisterRule> rules = loops.entrySet().stream().map(entry -> new RegisterRule(entry.getKey(), entry.getValue(), inlining)).toList();
    rules.forEach(rule -> answers.put(rule.method().ref(), rule.own()));
    program.classes().values().stream().filter(declared -> isCalledByLibrary(program, declared)).forEach(this::noteCallsByLibrary);
    loops.keySet().forEach(this::noteCalls);
    noteRepeated();
    answerForInPlace(rules);
    loops.keySet().forEach(method -> markConstants(method, constants));
  }

  /** By id of the instruction, for loads. */
  InRegister[] of(Method method) {
    return answers.get(method.ref());
  }

  // ---- calls

  private static boolean isCalledByLibrary(Program program, ClassDeclaration declared) {
    boolean extendsLibrary = declared.superName() != null && !PLAIN.contains(declared.superName()) && program.find(declared.superName()) == null;
    return extendsLibrary || declared.interfaces().stream().anyMatch(name -> program.find(name) == null);
  }

  private void noteCallsByLibrary(ClassDeclaration declared) {
    declared.methods().stream().filter(method -> !method.isStatic() && !Modifier.isPrivate(method.access())).map(method -> method.ref().signature()).forEach(signature -> {
      called.add(signature);
      repeated.add(signature);
    });
  }

  private static Stream<Instruction.Call> calls(Method method) {
    return method.instructions().stream().filter(Instruction.Call.class::isInstance).map(Instruction.Call.class::cast);
  }

  /** The signature of what a call may execute: of a lambda its body, which the library calls. */
  private static String signature(Instruction.Call call) {
    return (call.implementation() == null ? call.target() : call.implementation()).signature();
  }

  private void noteCalls(Method method) {
    calls(method).forEach(call -> {
      if (inlining.inPlaceOf(call) == null) {
        called.add(signature(call));
      }
      if (call.implementation() != null || loops.get(method).innermost(method.blockOf(call.id()).index()) != null) {
        repeated.add(signature(call));
      }
    });
  }

  /** What a method calls that is called in a loop is so too. */
  private void noteRepeated() {
    int before;
    do {
      before = repeated.size();
      loops.keySet().stream().filter(this::isRepeated).flatMap(RegisterRules::calls).map(RegisterRules::signature).forEach(repeated::add);
    } while (repeated.size() > before);
  }

  private boolean isRepeated(Method method) {
    return repeated.contains(method.ref().signature());
  }

  // ---- methods in place of their calls

  private void answerForInPlace(List<RegisterRule> rules) {
    Set<MethodRef> inPlace = rules.stream().flatMap(rule -> rule.inPlaceOfCalls().stream()).map(frame -> frame.method.ref())
        .filter(ref -> !called.contains(ref.signature())).collect(Collectors.toSet());
    Map<MethodRef, InRegister[]> everywhere = new HashMap<>();
    for (RegisterRule rule : rules) {
      if (!inPlace.contains(rule.method().ref())) {
        rule.inPlaceOfCalls().stream().filter(frame -> inPlace.contains(frame.method.ref()))
            .forEach(frame -> everywhere.merge(frame.method.ref(), at(rule, frame), RegisterRules::both));
      }
    }
    answers.putAll(everywhere);
  }

  /** Of a call that is in no loop, and not repeated either, nothing is known but a first time. */
  private InRegister[] at(RegisterRule rule, CallFrame frame) {
    boolean isOnce = !rule.isInLoop(frame) && !isRepeated(rule.method());
    return Arrays.stream(rule.of(frame))
        .map(load -> new InRegister(load.first(), isOnce || load.later(), isOnce ? InRegister.EVERY_OUTER : load.outer(), true)).toArray(InRegister[]::new);
  }

  private static InRegister[] both(InRegister[] some, InRegister[] others) {
    InRegister[] both = new InRegister[some.length];
    Arrays.setAll(both, id -> {
      InRegister one = some[id];
      InRegister other = others[id];
      return new InRegister(one.first() && other.first(), one.later() && other.later(), one.outer() & other.outer(), true);
    });
    return both;
  }

  private void markConstants(Method method, Predicate<FieldRef> constants) {
    for (Instruction instruction : method.instructions()) {
      if (instruction instanceof Instruction.FieldLoad load && constants.test(load.field())) {
        of(method)[load.id()] = InRegister.ALWAYS;
      }
    }
  }
}
