package org.parcast.tracer.emission;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;

/**
 * A second copy of a strided loop, as the program has it but for a count of the iterations that have begun: when the first two have told of their
 * addresses, the others run there, as fast as untraced. Made for loops in the form that javac gives them: a test that jumps out at the head, a jump
 * back at the end, and perhaps other jumps out in between.
 */
public final class PlainCopy {
  /** Number of the first iteration that runs in the copy. */
  private static final int FIRST = 3;

  private final JumpInsnNode back;

  /** The jumps out of the loop, each with its copy. */
  private final Map<JumpInsnNode, JumpInsnNode> exits;

  /** The branches behind which the loop is left by a jump, and where the copy then goes: just behind them. */
  private final Map<AbstractInsnNode, LabelNode> breaks;

  private final LabelNode start;
  private final LabelNode end = new LabelNode();
  private final InsnList copy;
  private final int counter;
  private final InsnList afterwards = new InsnList();

  /** What answers whether the next iteration runs in the copy; null where the counter does. */
  private Emission answer;

  private PlainCopy(JumpInsnNode back, Map<JumpInsnNode, JumpInsnNode> exits, Map<AbstractInsnNode, LabelNode> breaks, LabelNode start,
      InsnList copy, int counter) {
    this.back = back;
    this.exits = exits;
    this.breaks = breaks;
    this.start = start;
    this.copy = copy;
    this.counter = counter;
  }

  /**
   * Copies the loop before anything is inserted into it; null where it has another form.
   *
   * @param first its first instruction, the head's
   * @param last its last instruction
   * @param lastOfHead the last instruction of its head
   * @param counter the local that counts the iterations that have begun
   */
  public static PlainCopy of(AbstractInsnNode first, AbstractInsnNode last, AbstractInsnNode lastOfHead, int counter) {
    AbstractInsnNode from = first;
    while (from.getPrevious() != null && from.getPrevious().getOpcode() < 0) {
      from = from.getPrevious();
    }
    Map<LabelNode, LabelNode> labels = new HashMap<>();
    for (AbstractInsnNode at = from; at != last.getNext(); at = at.getNext()) {
      if (at instanceof LabelNode label) {
        labels.put(label, new LabelNode());
      }
    }
    boolean form = Frames.at(first) != null && lastOfHead instanceof JumpInsnNode test && !labels.containsKey(test.label) && last instanceof JumpInsnNode;
    if (!form || last.getOpcode() != Opcodes.GOTO || !labels.containsKey(((JumpInsnNode) last).label)) {
      return null;
    }
    labels.keySet().removeIf(label -> isBreak(next(label), last, labels.keySet()));
    InsnList copy = new InsnList();
    Map<JumpInsnNode, JumpInsnNode> exits = new HashMap<>();
    Map<AbstractInsnNode, LabelNode> breaks = new HashMap<>();
    AbstractInsnNode before = null;
    for (AbstractInsnNode at = from; at != last.getNext(); at = at.getNext()) {
      if (isBreak(next(at), last, labels.keySet())) {
        if (((JumpInsnNode) next(at)).label != ((JumpInsnNode) lastOfHead).label) {
          return null; // what is known of the locals at the head may not be enough there
        }
        if (at == next(at)) {
          copy.add(new JumpInsnNode(Opcodes.GOTO, breaks.computeIfAbsent(before, branch -> new LabelNode())));
        }
        continue;
      }
      AbstractInsnNode copied = at instanceof FrameNode inside ? Frames.copy(inside, labels) : at.clone(outside(labels, at));
      if (at instanceof JumpInsnNode jump && !labels.containsKey(jump.label)) {
        exits.put(jump, (JumpInsnNode) copied);
      }
      if (at == last) {
        copy.add(new IincInsnNode(counter, 1));
      }
      if (!(at instanceof LineNumberNode)) {
        copy.add(copied);
      }
      before = at.getOpcode() >= 0 ? at : before;
    }
    JumpInsnNode back = (JumpInsnNode) last;
    return new PlainCopy(back, exits, breaks, labels.get(back.label), copy, counter);
  }

  /** Whether the instruction does nothing but leave the loop. */
  private static boolean isBreak(AbstractInsnNode insn, AbstractInsnNode last, Set<LabelNode> inside) {
    return insn != last && insn.getOpcode() == Opcodes.GOTO && !inside.contains(((JumpInsnNode) insn).label);
  }

  /** The instruction, or that behind a label, a frame or a line. */
  private static AbstractInsnNode next(AbstractInsnNode insn) {
    AbstractInsnNode at = insn;
    while (at.getOpcode() < 0) {
      at = at.getNext();
    }
    return at;
  }

  /** Labels outside the loop stay the same. */
  private static Map<LabelNode, LabelNode> outside(Map<LabelNode, LabelNode> labels, AbstractInsnNode insn) {
    if (insn instanceof JumpInsnNode jump && !labels.containsKey(jump.label)) {
      Map<LabelNode, LabelNode> all = new HashMap<>(labels);
      all.put(jump.label, jump.label);
      return all;
    }
    return labels;
  }

  public LabelNode start() {
    return start;
  }

  public LabelNode end() {
    return end;
  }

  /** After so many iterations, the copy tells of them and begins anew, at the head of the loop. */
  public void tellEvery(int iterations, Emission tell) {
    LabelNode full = new LabelNode();
    AbstractInsnNode count = copy.getLast().getPrevious();
    copy.insertBefore(count, new Emission().local(Opcodes.ILOAD, counter).push(iterations).list);
    copy.insertBefore(count, new JumpInsnNode(Opcodes.IF_ICMPGE, full));
    afterwards.add(full);
    afterwards.add(Frames.copy(frame(), Map.of()));
    afterwards.add(tell.op(Opcodes.ICONST_1).local(Opcodes.ISTORE, counter).list);
    afterwards.add(new JumpInsnNode(Opcodes.GOTO, back.label));
  }

  /** From the iteration on before which the code answers 1, the iterations run in the copy, in place of from the third one on. */
  public void runWhere(Emission answers) {
    answer = answers;
  }

  /** What is on the stack and in the locals where the loop begins. */
  private FrameNode frame() {
    AbstractInsnNode at = copy.getFirst();
    while (!(at instanceof FrameNode)) {
      at = at.getNext();
    }
    return (FrameNode) at;
  }

  /** Adds the copy at the end of the method, when all else has been inserted: it is left the way that the loop is left by now. */
  public void apply(InsnList method) {
    exits.forEach((exit, copied) -> copied.label = exit.label);
    breaks.forEach((branch, behind) -> {
      method.insert(branch, Frames.copy(frame(), Map.of()));
      method.insert(branch, behind);
    });
    Emission enough = answer == null ? new Emission().local(Opcodes.ILOAD, counter).push(FIRST) : answer;
    enough.list.add(new JumpInsnNode(answer == null ? Opcodes.IF_ICMPGE : Opcodes.IFNE, start));
    method.insertBefore(back, enough.list);
    method.add(copy);
    method.add(end);
    method.add(afterwards);
  }
}
