package org.parcast.tracer.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;
import org.parcast.tracer.method.CallEffects;
import org.parcast.tracer.method.MethodFacts;
import org.parcast.tracer.run.TraceRequest;

/**
 * Loops whose iterations may be steps: those that no other is around when the program runs. Loops can be opened: what is in them counts as if they were not
 * there.
 */
public final class OutermostLoops {
  private final Map<String, List<MethodFacts>> bySignature = new HashMap<>();
  private final Set<MethodRef> methods = new HashSet<>();
  private final Set<String> opened;
  private final Map<Integer, Numbered> numbered = new HashMap<>();

  private record Numbered(MethodFacts facts, Loop loop) {}

  /** @param opened by {@link TraceRequest#loopKey} */
  OutermostLoops(Program program, List<MethodFacts> all, Predicate<Method> isKernel, Set<String> opened) {
    this.opened = Set.copyOf(opened);
    all.forEach(known -> bySignature.computeIfAbsent(known.signature, s -> new ArrayList<>()).add(known));
    List<MethodFacts> work = entries(program, all, isKernel);
    while (!work.isEmpty()) {
      MethodFacts known = work.remove(work.size() - 1);
      if (methods.add(known.method.ref())) {
        calls(known).stream().filter(call -> !isWithin(known.method, known.loopOf(call.id()))).forEach(call -> work.addAll(bySignature.getOrDefault(known.calls.signature(call), List.of())));
      }
    }
  }

  /** What the program itself does not call, or refers to, the virtual machine or the library may. */
  private static List<MethodFacts> entries(Program program, List<MethodFacts> all, Predicate<Method> isKernel) {
    Set<String> called = new HashSet<>();
    Set<MethodRef> referred = new HashSet<>();
    for (MethodFacts known : all) {
      for (Instruction instruction : known.method.instructions()) {
        if (instruction instanceof Instruction.Call call) {
          called.add(known.calls.signature(call));
          if (call.implementation() != null && program.find(call.implementation()) != null) {
            referred.add(program.find(call.implementation()).ref());
          }
        }
      }
    }
    List<MethodFacts> entries = new ArrayList<>();
    for (MethodFacts known : all) {
      MethodRef ref = known.method.ref();
      boolean entry = ref.name().equals("main") || ref.signature().equals("run()V") || isKernel.test(known.method);
      if (entry || !called.contains(known.signature) || referred.contains(ref)) {
        entries.add(known);
      }
    }
    return entries;
  }

  private static List<Instruction.Call> calls(MethodFacts known) {
    return known.method.instructions().stream().filter(Instruction.Call.class::isInstance).map(Instruction.Call.class::cast).filter(known.calls::isAnalysed).toList();
  }

  /** Whether a loop of the method may be the outermost by execution: some call of it stands in no loop. */
  public boolean mayBeOf(Method method) {
    return methods.contains(method.ref());
  }

  /** Whether the loop is in no other of its method, or in opened ones only. */
  public boolean contains(Method method, Loop loop) {
    return !isOpened(method, loop) && !isWithin(method, loop.parent());
  }

  /** Whether the loop, null for none, or one around it is not opened. */
  public boolean isWithin(Method method, Loop innermost) {
    for (Loop around = innermost; around != null; around = around.parent()) {
      if (!isOpened(method, around)) {
        return true;
      }
    }
    return false;
  }

  private boolean isOpened(Method method, Loop loop) {
    return !opened.isEmpty() && opened.contains(TraceRequest.loopKey(method, loop));
  }

  /** The loop has this number. */
  public void number(int number, MethodFacts facts, Loop loop) {
    numbered.put(number, new Numbered(facts, loop));
  }

  /**
   * The key of the loop with this number, if it is a {@link RerunLoop}.
   *
   * @param once whether it came round once
   */
  public Optional<String> rerun(int number, boolean once) {
    Numbered found = numbered.get(number);
    boolean reruns = found != null && (once || RerunLoop.isOne(found.facts, found.loop));
    return reruns ? Optional.of(TraceRequest.loopKey(found.facts.method, found.loop)) : Optional.empty();
  }

  /** Keys of the loop, null for none, of those around it, and of those around calls of the method, and so on. */
  Set<String> around(MethodFacts known, Loop innermost) {
    Set<String> found = new HashSet<>();
    addAround(known, innermost, found, new HashSet<>());
    return found;
  }

  private void addAround(MethodFacts known, Loop innermost, Set<String> found, Set<MethodRef> seen) {
    for (Loop around = innermost; around != null; around = around.parent()) {
      found.add(TraceRequest.loopKey(known.method, around));
    }
    if (seen.add(known.method.ref())) {
      bySignature.values().stream().flatMap(List::stream).forEach(caller -> calls(caller).stream().filter(call -> caller.calls.signature(call).equals(known.signature))
          .forEach(call -> addAround(caller, caller.loopOf(call.id()), found, seen)));
    }
  }
}
