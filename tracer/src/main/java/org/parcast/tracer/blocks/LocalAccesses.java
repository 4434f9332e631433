package org.parcast.tracer.blocks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.recording.trace.StackTable;

/**
 * The loads and stores of a method's local variables, each beside a recorded reference that is executed as often: one of its own block, or of
 * the next or the previous block of the innermost loop where there is but one. Others, in loops that touch no array and no field, are left
 * out. An increment is one read, as Cachegrind counts it.
 */
final class LocalAccesses {
  private final BlockMethod facts;
  private final List<AbstractInsnNode> instructions = new ArrayList<>();

  /** By block, its recorded references by position. */
  private final List<TreeMap<Integer, Integer>> references;

  /** Where an access is put: the steps from its block to that of the reference put those of several blocks in order. */
  private record Place(int reference, boolean before, int steps) {}

  /** Another block, so many steps away. */
  private record Neighbour(int block, int steps) {}

  private record Placed(Place place, StackTable.Access access) {}

  LocalAccesses(MethodNode node, BlockMethod facts) {
    this.facts = facts;
    for (AbstractInsnNode insn : node.instructions) {
      if (insn.getOpcode() >= 0) {
        instructions.add(insn);
      }
    }
    references = facts.method.blocks().stream().map(this::recorded).toList();
  }

  List<StackTable.Access> accesses() {
    List<Placed> placed = new ArrayList<>();
    for (Block block : facts.method.blocks()) {
      Place elsewhere = null;
      for (int position = block.start(); position < block.end(); position++) {
        AbstractInsnNode insn = instructions.get(position);
        if (!(insn instanceof VarInsnNode && insn.getOpcode() != Opcodes.RET || insn instanceof IincInsnNode)) {
          continue;
        }
        Place place = inBlock(block, position);
        if (place == null) {
          elsewhere = elsewhere == null ? Objects.requireNonNullElseGet(after(block), () -> before(block)) : elsewhere;
          place = elsewhere;
        }
        if (place.reference > 0) {
          placed.add(new Placed(place, access(insn, position, block, place)));
        }
      }
    }
    Comparator<Placed> order = Comparator.comparingInt((Placed p) -> p.place.reference).thenComparing(p -> !p.place.before);
    return placed.stream().sorted(order.thenComparing(p -> p.place.steps).thenComparing(p -> p.access.position())).map(Placed::access).toList();
  }

  private StackTable.Access access(AbstractInsnNode insn, int position, Block block, Place place) {
    int slot = insn instanceof VarInsnNode variable ? variable.var : ((IincInsnNode) insn).var;
    boolean write = insn.getOpcode() >= Opcodes.ISTORE && insn.getOpcode() <= Opcodes.ASTORE;
    String type = switch (insn.getOpcode()) {
      case Opcodes.LLOAD, Opcodes.LSTORE -> "J";
      case Opcodes.FLOAD, Opcodes.FSTORE -> "F";
      case Opcodes.DLOAD, Opcodes.DSTORE -> "D";
      case Opcodes.ALOAD, Opcodes.ASTORE -> "Ljava/lang/Object;";
      default -> "I";
    };
    int bytes = type.equals("I") || type.equals("F") ? 4 : 8;
    String name = Objects.requireNonNullElse(facts.method.localName(slot, position + (write ? 1 : 0)), "");
    return new StackTable.Access(place.reference, place.before, slot, write, type, bytes, name, facts.number, facts.method.line(position), position,
        facts.loopAt(block.index()));
  }

  /** Before the next reference of the block, or after its last one; null where it has none. */
  private Place inBlock(Block block, int position) {
    TreeMap<Integer, Integer> own = references.get(block.index());
    if (own.isEmpty()) {
      return null;
    }
    var next = own.ceilingEntry(position);
    return next != null ? new Place(next.getValue(), true, 0) : new Place(own.lastEntry().getValue(), false, 0);
  }

  /** Before the first reference that surely follows in the loop; null where there is none. */
  private Place after(Block block) {
    Neighbour next = nearest(block, Block::successors, Block::predecessors);
    return next == null ? null : new Place(references.get(next.block).firstEntry().getValue(), true, -next.steps);
  }

  /** After the last reference that was surely made before in the loop; number 0 where there is none. */
  private Place before(Block block) {
    Neighbour previous = nearest(block, Block::predecessors, Block::successors);
    return previous == null ? new Place(0, false, 0) : new Place(references.get(previous.block).lastEntry().getValue(), false, previous.steps);
  }

  /** The nearest block with references that is surely executed as often in the loop; null where there is none. */
  private Neighbour nearest(Block from, Function<Block, List<Integer>> onward, Function<Block, List<Integer>> back) {
    Loop loop = facts.loops.innermost(from.index());
    int at = from.index();
    for (int steps = 1; steps <= facts.method.blocks().size(); steps++) {
      at = only(onward.apply(facts.method.blocks().get(at)), loop);
      if (at < 0 || only(back.apply(facts.method.blocks().get(at)), loop) < 0) {
        return null;
      }
      if (!references.get(at).isEmpty()) {
        return new Neighbour(at, steps);
      }
    }
    return null;
  }

  /** The only one of the blocks with the same innermost loop; -1 where there are several or none. */
  private int only(List<Integer> blocks, Loop loop) {
    int[] inside = blocks.stream().filter(block -> loop == null || loop.contains(block)).mapToInt(Integer::intValue).distinct().toArray();
    return inside.length == 1 && facts.loops.innermost(inside[0]) == loop ? inside[0] : -1;
  }

  private TreeMap<Integer, Integer> recorded(Block block) {
    TreeMap<Integer, Integer> recorded = new TreeMap<>();
    for (Instruction instruction : block.instructions()) {
      if (BlockMethod.isAccess(instruction) && facts.reference(instruction) > 0) {
        recorded.put(instruction.position(), facts.reference(instruction));
      }
    }
    return recorded;
  }
}
