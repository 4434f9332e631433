package org.parcast.tracer;

import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.parcast.ir.Edge;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.recorder.RepeatedNests;

/**
 * Lets a method's repeatable nests ask the recorder, as they are entered, whether their events have been told: then they go on in a copy that tells
 * nothing. Not for loops with strides, which tell little anyway.
 */
final class NestRewriter {
  /** Instructions of a method with its copies: the virtual machine does not compile large methods. */
  private static final int LARGEST = 2000;

  private static final String NESTS = "org/parcast/recorder/RepeatedNests";

  private final BlockMethod facts;
  private final Method method;
  private final MethodNode node;
  private final Map<Loop, RepeatableNest> nests = new HashMap<>();
  private final Map<Loop, NestCopy> copies = new LinkedHashMap<>();

  NestRewriter(BlockMethod facts, MethodNode node, Insertions insertions) {
    this.facts = facts;
    this.method = facts.method;
    this.node = node;
    int size = node.instructions.size();
    for (Loop loop : facts.loops().keySet()) {
      RepeatableNest nest = facts.strided(loop) == null && isLeftPlainly(loop) && size < LARGEST ? facts.repeatable(loop) : null;
      NestCopy copy = nest == null ? null : copy(loop, insertions);
      if (copy != null && size + copy.size() <= LARGEST && copy.read().size() + nest.fields().size() <= RepeatedNests.MOST_ENTERED) {
        size += copy.size();
        nests.put(loop, nest);
        copies.put(loop, copy);
      }
    }
  }

  private NestCopy copy(Loop loop, Insertions insertions) {
    BitSet blocks = loop.blocks();
    int from = blocks.stream().map(block -> method.blocks().get(block).start()).min().orElseThrow();
    int to = blocks.stream().map(block -> method.blocks().get(block).end()).max().orElseThrow();
    int length = blocks.stream().map(block -> method.blocks().get(block).end() - method.blocks().get(block).start()).sum();
    int head = method.blocks().get(loop.header()).start();
    boolean whole = length == to - from && from > facts.superCall;
    return whole ? NestCopy.of(node, insertions.instruction(from), insertions.instruction(to - 1), insertions.instruction(head)) : null;
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
    if (nest == null) {
      return;
    }
    edge.push(facts.loops().get(loop)).list.add(new LdcInsnNode(nest.elementTypes()));
    edge.call(NESTS, "ask", "(ILjava/lang/String;)V");
    copies.get(loop).read().forEach((local, type) -> tell(edge.load(type, local), type));
    for (Instruction.FieldLoad field : nest.fields()) {
      Type type = Locals.asmType(field.field().type());
      if (field.isStatic()) {
        edge.field(Opcodes.GETSTATIC, field.field().owner(), field.field().name(), type.getDescriptor());
      } else {
        edge.local(Opcodes.ALOAD, 0).field(Opcodes.GETFIELD, field.field().owner(), field.field().name(), type.getDescriptor());
      }
      tell(edge, type);
    }
    edge.call(NESTS, "isTold", "()Z").list.add(new JumpInsnNode(Opcodes.IFNE, copies.get(loop).start()));
  }

  private static void tell(Emission edge, Type type) {
    if (type.getSort() >= Type.ARRAY) {
      edge.call(NESTS, "object", "(Ljava/lang/Object;)V");
    } else {
      if (type.getSort() != Type.LONG) {
        edge.op(Opcodes.I2L);
      }
      edge.call(NESTS, "number", "(J)V");
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
