package org.parcast.analyses.loops.effects;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.parcast.analyses.loops.access.MethodBody;
import org.parcast.analyses.loops.program.CallGraph;
import org.parcast.analyses.loops.program.LibraryEffects;
import org.parcast.analyses.loops.program.LocalContainers;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.Reduction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/**
 * Lists, sets and texts that the method of a loop has made, that nothing else knows of until the loop ends, and to which the loop does nothing but add; and {@link GivenLists}. What
 * parts of its iterations add can be kept apart, and added in the order of the parts.
 */
public final class Appends {
  private final Method method;
  private final Loop loop;
  private final Set<Call> calls = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<Reduction> reductions = new ArrayList<>();
  private final List<Dependence> lifted = new ArrayList<>();

  public Appends(CallGraph graph, MethodBody body, Loop loop) {
    this.method = body.method();
    this.loop = loop;
    Map<Integer, List<Call>> byContainer = new TreeMap<>();
    method.instructions(loop.blocks()).forEach(instruction -> {
      int made = instruction instanceof Call call ? LocalContainers.addedTo(method, call) : -1;
      if (made >= 0 && !loop.contains(method.blockOf(made).index()) && name(made).isPresent()) {
        byContainer.computeIfAbsent(made, key -> new ArrayList<>()).add((Call) instruction);
      }
    });
    byContainer.forEach((made, found) -> {
      if (staysHere(made, made)) {
        add(name(made).orElseThrow(), found, body);
      }
    });
    GivenLists given = new GivenLists(graph, body, loop);
    List<Call> found = given.find(calls);
    if (!found.isEmpty()) {
      add(given.name().orElseThrow(), found, body);
    }
  }

  private void add(String name, List<Call> found, MethodBody body) {
    calls.addAll(found);
    reductions.add(new Reduction(Reduction.APPEND, name));
    int line = body.line(found.get(0).id());
    lifted.add(new Dependence(Dependence.Kind.FLOW, name, line, line, List.of(), 0, Certainty.PROVEN));
  }

  /** The one variable that holds the container; nothing where there are several, or it is not known. */
  private Optional<String> name(int made) {
    List<String> names = method.loads(made).stream().map(load -> load.from().name()).distinct().toList();
    return names.size() == 1 ? Optional.of(names.get(0)) : Optional.empty();
  }

  /** Whether the call is one that adds to such. */
  public boolean contains(Call call) {
    return calls.contains(call);
  }

  /** What the iterations add to. */
  public List<Reduction> reductions() {
    return reductions;
  }

  /** What the iterations would do to each other, one dependence of each. */
  public List<Dependence> lifted() {
    return lifted;
  }

  /** Whether the loop only adds to the container, and nothing that is done to it before lets others know of it. */
  private boolean staysHere(int made, int value) {
    for (int user : method.uses(value)) {
      boolean inside = loop.contains(method.blockOf(user).index());
      if (!inside && !leadsToLoop(method.blockOf(user).index(), method.blockOf(made).index())) {
        continue;
      }
      if (!(method.instruction(user) instanceof Call call) || call.operands().lastIndexOf(value) != 0) {
        return false;
      }
      boolean makes = call.target().name().equals("<init>") && !inside;
      boolean adds = LocalContainers.addedTo(method, call) == made;
      boolean goesOn = LocalContainers.isText(call) ? staysHere(made, user) : method.uses(user).length == 0;
      boolean asks = !inside && !call.type().isReference() && (LibraryEffects.isContainer(call.target().owner()) || LocalContainers.isText(call));
      if (!makes && !asks && !(adds && goesOn)) {
        return false;
      }
    }
    return true;
  }

  /** Whether control comes from the block to the loop and the container is still the same. */
  private boolean leadsToLoop(int block, int making) {
    return method.reachable(block, next -> next != making).get(loop.header());
  }
}
