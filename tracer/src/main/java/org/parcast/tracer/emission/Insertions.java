package org.parcast.tracer.emission;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.parcast.ir.Block;
import org.parcast.ir.Edge;
import org.parcast.ir.Method;

/** Inserts code before and after instructions, at the start of the method, and on edges of the control flow. */
public final class Insertions {
  private final MethodNode node;
  private final Method method;
  private final List<AbstractInsnNode> instructions = new ArrayList<>();
  private final Map<AbstractInsnNode, Integer> positions = new IdentityHashMap<>();
  private final Map<Integer, Emission> before = new HashMap<>();
  private final Map<Integer, Emission> after = new HashMap<>();
  private final Map<Edge, Emission> edges = new LinkedHashMap<>();
  private final Emission entry = new Emission();

  public Insertions(MethodNode node, Method method) {
    this.node = node;
    this.method = method;
    for (AbstractInsnNode insn : node.instructions) {
      if (insn.getOpcode() >= 0) {
        positions.put(insn, instructions.size());
        instructions.add(insn);
      }
    }
  }

  public AbstractInsnNode instruction(int position) {
    return instructions.get(position);
  }

  public Emission before(int position) {
    return before.computeIfAbsent(position, p -> new Emission());
  }

  public Emission after(int position) {
    return after.computeIfAbsent(position, p -> new Emission());
  }

  public Emission onEdge(Edge edge) {
    return edges.computeIfAbsent(edge, e -> new Emission());
  }

  public Emission atEntry() {
    return entry;
  }

  /** Inserts all of it. */
  public void apply() {
    edges.forEach(this::applyEdge);
    before.forEach((position, emission) -> node.instructions.insertBefore(instructions.get(position), emission.list));
    after.forEach((position, emission) -> node.instructions.insert(instructions.get(position), emission.list));
    node.instructions.insert(entry.list);
  }

  private void applyEdge(Edge edge, Emission emission) {
    Block from = method.blocks().get(edge.from());
    if (emission.list.size() == 0) {
      return;
    }
    if (from.start() == from.end()) {
      // An empty block stands for the method's entry, or for that of a handler.
      if (from.index() == 0) {
        entry.list.add(emission.list);
      } else {
        node.instructions.insertBefore(instructions.get(method.blocks().get(edge.to()).start()), emission.list);
      }
      return;
    }
    AbstractInsnNode last = instructions.get(from.end() - 1);
    int target = method.blocks().get(edge.to()).start();
    if (last instanceof JumpInsnNode jump) {
      if (jump.getOpcode() == Opcodes.GOTO) {
        node.instructions.insertBefore(last, emission.list);
        return;
      }
      boolean falls = edge.to() == fallThrough(from);
      boolean jumps = positionOf(jump.label) == target;
      if (falls && jumps) {
        // Both ways of the branch lead to the same block.
        jump.label = trampoline(jump.label, copy(emission));
      } else if (jumps) {
        jump.label = trampoline(jump.label, emission);
        return;
      }
      node.instructions.insert(last, emission.list);
    } else if (last instanceof TableSwitchInsnNode table) {
      LabelNode[] through = new LabelNode[1];
      table.labels.replaceAll(label -> positionOf(label) == target ? through(through, label, emission) : label);
      table.dflt = positionOf(table.dflt) == target ? through(through, table.dflt, emission) : table.dflt;
    } else if (last instanceof LookupSwitchInsnNode lookup) {
      LabelNode[] through = new LabelNode[1];
      lookup.labels.replaceAll(label -> positionOf(label) == target ? through(through, label, emission) : label);
      lookup.dflt = positionOf(lookup.dflt) == target ? through(through, lookup.dflt, emission) : lookup.dflt;
    } else {
      node.instructions.insert(last, emission.list);
    }
  }

  private static Emission copy(Emission emission) {
    Emission copy = new Emission();
    for (AbstractInsnNode insn : emission.list) {
      copy.list.add(insn instanceof JumpInsnNode jump ? new JumpInsnNode(jump.getOpcode(), jump.label) : insn.clone(Map.of()));
    }
    return copy;
  }

  private LabelNode through(LabelNode[] known, LabelNode target, Emission emission) {
    if (known[0] == null) {
      known[0] = trampoline(target, emission);
    }
    return known[0];
  }

  private int fallThrough(Block from) {
    for (int successor : from.successors()) {
      if (method.blocks().get(successor).start() == from.end()) {
        return successor;
      }
    }
    return -1;
  }

  private int positionOf(LabelNode label) {
    AbstractInsnNode at = label;
    while (at != null && at.getOpcode() < 0) {
      at = at.getNext();
    }
    return positions.getOrDefault(at, -1);
  }

  /** A detour at the end of the method: the code, then on to the target. */
  private LabelNode trampoline(LabelNode target, Emission emission) {
    LabelNode label = new LabelNode();
    node.instructions.add(label);
    for (AbstractInsnNode at = target; at != null && at.getOpcode() < 0; at = at.getNext()) {
      if (at instanceof FrameNode frame) {
        node.instructions.add(Frames.copy(frame, Map.of()));
        break;
      }
    }
    node.instructions.add(emission.list);
    node.instructions.add(new JumpInsnNode(Opcodes.GOTO, target));
    return label;
  }
}
