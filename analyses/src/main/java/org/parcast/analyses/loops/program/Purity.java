package org.parcast.analyses.loops.program;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Method;

/** Which methods write nothing and call nothing unknown, all that they call included, and themselves again. */
public final class Purity {
  private final CallGraph calls;
  private final ClassInitialisers initialisers;
  private final Map<Method, Boolean> known = new ConcurrentHashMap<>();

  Purity(CallGraph calls) {
    this.calls = calls;
    this.initialisers = new ClassInitialisers(calls);
  }

  /** Whether a call only computes its result, from its arguments and what it may read. */
  public boolean isPure(Call call) {
    return staysPure(call) && calls.targets(call).stream().allMatch(this::isPure);
  }

  private boolean staysPure(Call call) {
    return !calls.mayLeaveProgram(call) || LibraryEffects.effect(call) == LibraryEffects.Effect.PURE;
  }

  /** Whether the method only computes its result. */
  public boolean isPure(Method method) {
    Boolean pure = known.get(method);
    if (pure == null) {
      pure = isPure(method, new HashSet<>());
      known.put(method, pure);
    }
    return pure;
  }

  private boolean isPure(Method method, Set<Method> visited) {
    return !visited.add(method) || method.instructions().stream().allMatch(instruction -> isPure(method, instruction, visited));
  }

  private boolean isPure(Method method, Instruction instruction, Set<Method> visited) {
    String initialised = ClassInitialisers.initialises(instruction);
    if (initialised != null && initialisers.reachOut(initialised, method.ref().owner())) {
      return false;
    } else if (instruction instanceof Call call) {
      return staysPure(call) && calls.targets(call).stream().allMatch(target -> isPure(target, visited));
    }
    return !hasEffect(instruction);
  }

  /** Whether an instruction, calls apart, does more than to compute a value or go on to a block. */
  static boolean hasEffect(Instruction instruction) {
    return instruction instanceof Instruction.ArrayStore
        || instruction instanceof Instruction.FieldStore
        || instruction instanceof Instruction.Monitor
        || instruction instanceof Instruction.Throw;
  }
}
