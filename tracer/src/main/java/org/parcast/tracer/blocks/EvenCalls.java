package org.parcast.tracer.blocks;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.recorder.trace.SilentLoops;
import org.parcast.tracer.method.CallEffects;
import org.parcast.tracer.method.StraightCalls;
import org.parcast.tracer.blocks.CallTargets.Target;
import org.parcast.tracer.method.Strides;

/**
 * Whether every iteration of a loop calls the same methods, which go straight to their return, and moves each address by the same stride, in them as in
 * itself: then what the first two iterations touch tells all. Rows of an array that vary may lie unevenly, which the run finds out.
 */
final class EvenCalls {
  private final Method method;
  private final CallEffects calls;
  private final CallTargets targets;
  private final Loop loop;

  /** The loop itself, and the bodies of the calls. */
  private final Map<Strides, List<Block>> bodies = new LinkedHashMap<>();

  /** What has to be the same in all iterations, so that a call runs the same of several methods in all. */
  private final Map<Strides, List<Integer>> receivers = new LinkedHashMap<>();

  /** The methods around the one that is being looked at. */
  private final List<Method> around = new ArrayList<>();

  private final Set<Method> called = new HashSet<>();
  private int accesses;

  private EvenCalls(Method method, CallEffects calls, CallTargets targets, Loop loop) {
    this.method = method;
    this.calls = calls;
    this.targets = targets;
    this.loop = loop;
  }

  /** The methods that the loop calls, where it is such a one, those of the calls within included; none where it is not. */
  static Set<Method> called(Method method, CallEffects calls, CallTargets targets, Loop loop, int superCall) {
    List<Block> path = StridedLoops.straightPath(method, calls, loop, superCall);
    EvenCalls even = new EvenCalls(method, calls, targets, loop);
    return path != null && even.place(new Strides(method, loop), method, path) && even.isEven() ? even.called : Set.of();
  }

  /** Puts the bodies in the places of their calls, and notes what all of them store. Answers whether they do nothing but load, store and compute. */
  private boolean place(Strides strides, Method of, List<Block> blocks) {
    bodies.put(strides, blocks);
    around.add(of);
    for (Block block : blocks) {
      for (Instruction instruction : block.instructions()) {
        strides.note(instruction);
        accesses += BlockMethod.isAccess(instruction) ? 1 : 0;
        boolean noisy = instruction instanceof Instruction.NewArray || instruction instanceof Instruction.NewObject || instruction instanceof Instruction.Monitor
            || instruction instanceof Instruction.Throw;
        if (noisy || accesses > SilentLoops.MOST_ACCESSES || instruction instanceof Instruction.Call call && !calls.isPure(call) && !place(strides, call)) {
          return false;
        }
      }
    }
    around.remove(around.size() - 1);
    return true;
  }

  private boolean place(Strides strides, Instruction.Call call) {
    List<Target> all = targets.of(call);
    if (all.size() > 1) {
      receivers.computeIfAbsent(strides, s -> new ArrayList<>()).add(call.operands().get(0));
    }
    for (Target target : all) {
      Method body = target.body();
      Strides inner = all.size() > 1 ? strides.perhapsCalled(call, body, target.shift()) : strides.called(call, body, target.shift());
      called.add(body);
      if (!StraightCalls.goesStraight(body) || around.contains(body) || !place(inner, body, body.blocks())) {
        return false;
      }
    }
    return !all.isEmpty();
  }

  private boolean isEven() {
    return bodies.entrySet().stream().allMatch(body -> body.getValue().stream().flatMap(block -> block.instructions().stream())
            .allMatch(instruction -> !BlockMethod.isAccess(instruction) || isEven(body.getKey(), instruction)))
        && receivers.entrySet().stream().allMatch(calling -> calling.getValue().stream().allMatch(calling.getKey()::isInvariant));
  }

  private boolean isEven(Strides strides, Instruction access) {
    if (access instanceof Instruction.ArrayLoad load) {
      return strides.isAffine(load.index()) && (strides.isInvariant(load.array()) || !load.type().isReference() && strides.isEvenRow(load.array()));
    } else if (access instanceof Instruction.ArrayStore store) {
      return !store.elementType().isReference() && strides.isAffine(store.index()) && (strides.isInvariant(store.array()) || strides.isEvenRow(store.array()));
    } else if (access instanceof Instruction.FieldLoad load) {
      return load.isStatic() || strides.isInvariant(load.object());
    }
    Instruction.FieldStore store = (Instruction.FieldStore) access;
    return store.isStatic() || strides.isInvariant(store.object());
  }
}
