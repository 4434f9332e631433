package org.parcast.tracer.emission;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;
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
    leaveHandlers();
    edges.forEach(this::applyEdge);
    before.forEach((position, emission) -> node.instructions.insertBefore(instructions.get(position), emission.list));
    after.forEach((position, emission) -> node.instructions.insert(instructions.get(position), emission.list));
    node.instructions.insert(entry.list);
  }

  /**
   * What is to be inserted where a handler begins that covers itself comes where it does so no more. Compilers write such handlers for {@code finally} and
   * {@code synchronized}: up to where the exception is kept, and the lock given back. On a full stack a call there finds no place; its error would come to the
   * same handler, and to the same call, for ever.
   */
  private void leaveHandlers() {
    Set<Integer> targets = targets();
    for (TryCatchBlockNode guard : node.tryCatchBlocks) {
      int handler = positionOf(guard.handler);
      int end = positionOf(guard.end);
      if (handler >= 0 && positionOf(guard.start) <= handler && handler < end && instruction(handler) instanceof VarInsnNode kept && kept.getOpcode() == Opcodes.ASTORE
          && isStraight(handler + 1, end, kept.var, targets)) {
        leaveHandler(handler, end, kept.var);
      }
    }
  }

  private void leaveHandler(int handler, int end, int exception) {
    InsnList moved = new InsnList();
    if (before.containsKey(handler)) {
      moved.add(new VarInsnNode(Opcodes.ALOAD, exception)); // where a handler begins, it is on the stack
      moved.add(before.remove(handler).list);
      moved.add(new InsnNode(Opcodes.POP));
    }
    for (int i = handler + 1; i < end; i++) {
      if (before.containsKey(i) && instruction(i).getOpcode() == Opcodes.MONITOREXIT) {
        moved.add(before.remove(i).list);
      }
    }
    if (moved.size() > 0) {
      before(end).list.insert(moved);
    }
  }

  /** Whether the instructions come one after the other in any case, and none of them stores the local. */
  private boolean isStraight(int from, int to, int local, Set<Integer> targets) {
    for (int i = from; i <= to; i++) {
      AbstractInsnNode at = instruction(i);
      boolean stores = at instanceof VarInsnNode store && store.getOpcode() >= Opcodes.ISTORE && store.var == local;
      boolean leaves = at.getOpcode() >= Opcodes.IFEQ && at.getOpcode() <= Opcodes.RETURN || at.getOpcode() == Opcodes.ATHROW || at instanceof JumpInsnNode;
      if (targets.contains(i) || i < to && (stores || leaves)) {
        return false;
      }
    }
    return true;
  }

  /** Where jumps and exceptions come. */
  private Set<Integer> targets() {
    Set<LabelNode> labels = new HashSet<>();
    for (AbstractInsnNode insn : node.instructions) {
      if (insn instanceof JumpInsnNode jump) {
        labels.add(jump.label);
      } else if (insn instanceof TableSwitchInsnNode table) {
        labels.addAll(table.labels);
        labels.add(table.dflt);
      } else if (insn instanceof LookupSwitchInsnNode lookup) {
        labels.addAll(lookup.labels);
        labels.add(lookup.dflt);
      }
    }
    node.tryCatchBlocks.forEach(guard -> labels.add(guard.handler));
    return labels.stream().map(this::positionOf).collect(Collectors.toSet());
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
