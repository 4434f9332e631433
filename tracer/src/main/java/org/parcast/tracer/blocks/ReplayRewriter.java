package org.parcast.tracer.blocks;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.objectweb.asm.tree.MethodNode;
import org.parcast.ir.Edge;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.recorder.trace.RepeatedNests;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.emission.Insertions;
import org.parcast.tracer.emission.RepeatableNest;
import org.parcast.tracer.emission.ReplayCopy;
import org.parcast.tracer.method.LoopEdges;

/**
 * Lets a method's repeatable nests ask the recorder, as they are entered, whether their events have been told: then they go on in a copy that tells
 * nothing. Not for innermost loops whose addresses advance by strides, which tell little anyway.
 */
final class ReplayRewriter {
  private static final String NESTS = "org/parcast/recorder/trace/RepeatedNests";

  private final BlockMethod facts;
  private final Method method;
  private final MethodNode node;
  private final Map<Loop, RepeatableNest> nests = new HashMap<>();
  private final Map<Loop, ReplayCopy> copies = new LinkedHashMap<>();

  ReplayRewriter(BlockMethod facts, MethodNode node, Insertions insertions) {
    this.facts = facts;
    this.method = facts.method;
    this.node = node;
    int size = node.instructions.size();
    for (Loop loop : facts.loops().keySet()) {
      RepeatableNest nest = facts.strided(loop) == null && facts.branched(loop) == null && isLeftPlainly(loop) && size < ReplayCopy.LARGEST_METHOD ? facts.repeatable(loop) : null;
      ReplayCopy copy = nest == null ? null : ReplayCopy.of(node, method, loop, insertions, facts.superCall);
      if (copy != null && size + copy.size() <= ReplayCopy.LARGEST_METHOD && copy.reads() + nest.fields() <= RepeatedNests.MOST_ENTERED) {
        size += copy.size();
        nests.put(loop, nest);
        copies.put(loop, copy);
      }
    }
  }

  /** Whether nothing is to be told of other loops where this one is left. */
  private boolean isLeftPlainly(Loop loop) {
    return LoopEdges.exits(method, loop).stream().allMatch(exit -> facts.loops().keySet().stream().noneMatch(other -> isToldOf(exit, loop, other)));
  }

  private boolean isToldOf(Edge exit, Loop loop, Loop other) {
    boolean leaves = !loop.encloses(other) && other.contains(exit.from()) && !other.contains(exit.to());
    boolean enters = !other.contains(exit.from()) && other.header() == exit.to();
    boolean iterates = other.contains(exit.from()) && other.header() == exit.to() && !facts.testsFirst(other);
    return leaves || enters || iterates;
  }

  /** On the way into the loop, before anything is told of it. */
  void ask(Emission edge, Loop loop) {
    RepeatableNest nest = nests.get(loop);
    if (nest != null) {
      nest.ask(edge, NESTS, facts.loops().get(loop));
      copies.get(loop).tellRead(edge, NESTS);
      nest.tellFields(edge, NESTS);
      copies.get(loop).goOnIfTold(edge.call(NESTS, "isTold", "()Z"));
    }
  }

  /** On a way out of the loop, when all has been told of it. */
  void left(Emission edge, Loop loop) {
    if (nests.containsKey(loop)) {
      edge.push(facts.loops().get(loop)).call(NESTS, "left", "(I)V");
    }
  }

  /** What is to be done when all insertions have been made. */
  void finish() {
    copies.values().forEach(copy -> copy.addTo(node.instructions));
  }
}
