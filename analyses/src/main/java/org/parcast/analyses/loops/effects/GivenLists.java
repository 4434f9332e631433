package org.parcast.analyses.loops.effects;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.parcast.analyses.loops.access.MethodBody;
import org.parcast.analyses.loops.program.CallGraph;
import org.parcast.analyses.loops.program.LocalContainers;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Instruction.FieldLoad;
import org.parcast.ir.Instruction.FieldStore;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/**
 * A list, queue or text that was there before a loop, in one variable or in a field of the loop's own object, and to which the loop adds, while nothing that it does
 * may touch another one: then it does not matter which it is. Other names of it are not used.
 */
final class GivenLists {
  private final Method method;
  private final Loop loop;
  private final CallGraph graph;
  private final List<Call> calls = new ArrayList<>();
  private final Set<Object> holders = new HashSet<>();
  private final Set<String> names = new HashSet<>();

  GivenLists(CallGraph graph, MethodBody body, Loop loop) {
    this.graph = graph;
    this.method = body.method();
    this.loop = loop;
  }

  /**
   * The calls that add to the one that there is; none where there are several, or something else may be done to one.
   *
   * @param local the calls that add to those which the method has made
   */
  List<Call> find(Set<Call> local) {
    Set<Method> called = new HashSet<>();
    for (Instruction instruction : instructions()) {
      if (instruction instanceof Call call && !local.contains(call)) {
        if (LocalContainers.addsInOrder(call) && isGiven(LocalContainers.receiver(method, call)) && goesNoFurther(call)) {
          calls.add(call);
        } else if (mayTouch(method, call) && !isOfDriver(call)) {
          return List.of();
        }
        follow(call, called);
      }
    }
    boolean alone = holders.size() == 1 && names.size() == 1 && called.stream().noneMatch(this::touches);
    boolean stays = Stream.concat(instructions().stream(), called.stream().flatMap(callee -> callee.instructions().stream())).noneMatch(this::changesHolder);
    return alone && stays ? calls : List.of();
  }

  /** What the loop calls it. */
  Optional<String> name() {
    return names.stream().findFirst();
  }

  private List<Instruction> instructions() {
    return method.instructions(loop.blocks()).toList();
  }

  /** Whether the value comes from before the loop, or from a field, and is used for nothing but adding; remembers where it comes from. */
  private boolean isGiven(int value) {
    boolean only = true;
    for (int user : method.uses(value)) {
      boolean inside = loop.contains(method.blockOf(user).index());
      only &= !inside || method.instruction(user) instanceof Call call && LocalContainers.addsInOrder(call) && call.operands().get(0) == value;
    }
    if (only && method.instruction(value) instanceof FieldLoad load && loop.contains(method.blockOf(value).index())) {
      holders.add(load.field());
      names.add(load.field().name());
      return load.isStatic() || method.instruction(load.object()) instanceof Instruction.Parameter self && self.index() == 0 && !method.isStatic();
    } else if (only && !loop.contains(method.blockOf(value).index())) {
      holders.add(value);
      method.loads(value).forEach(use -> names.add(use.from().name()));
      return true;
    }
    return false;
  }

  /** Whether the result is nothing but the text that is added to further. */
  private boolean goesNoFurther(Call call) {
    for (int user : method.uses(call.id())) {
      boolean further = LocalContainers.isText(call) && method.instruction(user) instanceof Call next && LocalContainers.addsInOrder(next) && next.operands().get(0) == call.id();
      if (!further) {
        return false;
      }
    }
    return true;
  }

  /** A field may be named by a subclass of the class that declares it. */
  private boolean changesHolder(Instruction instruction) {
    return instruction instanceof FieldStore store && holders.stream().anyMatch(holder -> holder instanceof FieldRef field && field.nameAndType().equals(store.field().nameAndType()));
  }

  private boolean mayTouch(Method in, Call call) {
    return graph.mayLeaveProgram(call) && LocalContainers.mayTouchList(in, call);
  }

  /** An iterator from before the loop fails where its list is added to. */
  private boolean isOfDriver(Call call) {
    return call.target().owner().equals("java/util/Iterator") && !loop.contains(method.blockOf(call.operands().get(0)).index());
  }

  private void follow(Call call, Set<Method> called) {
    Deque<Method> work = new ArrayDeque<>(graph.mayRun(call));
    while (!work.isEmpty()) {
      Method next = work.pop();
      if (called.add(next)) {
        next.instructions().stream().filter(Call.class::isInstance).forEach(further -> work.addAll(graph.mayRun((Call) further)));
      }
    }
  }

  private boolean touches(Method callee) {
    return callee.instructions().stream().anyMatch(instruction -> instruction instanceof Call call && mayTouch(callee, call));
  }
}
