package org.parcast.frontend.scala;

import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * A range of Scala whose bounds stand where it is made.
 *
 * @param made the instructions that make it of its bounds: they are not needed any more
 * @param kept what keeps the bounds in variables instead
 * @param firstLocal the first of {@link #LOCALS} variables: counter, first number, end
 * @param inclusive whether the end is part of it
 */
record Range(List<AbstractInsnNode> made, InsnList kept, int firstLocal, boolean inclusive, int step) {
  static final int LOCALS = 3;

  private static final Set<String> RANGES = Set.of(
      "scala/collection/immutable/Range", "scala/collection/immutable/Range$Inclusive", "scala/collection/immutable/Range$Exclusive");

  static boolean isRange(String owner) {
    return RANGES.contains(owner);
  }

  /** The range that this instruction leaves on the stack, or null where it does not tell its bounds. */
  static Range madeBy(AbstractInsnNode instruction, int firstLocal) {
    if (!(instruction instanceof MethodInsnNode call)) {
      return null;
    }
    if (isRange(call.owner) && call.name.equals("by")) {
      AbstractInsnNode number = RangeLoops.before(call);
      int step = number == null ? 0 : constant(number);
      Range whole = step == 0 || (short) step != step || RangeLoops.before(number) == null ? null : madeBy(RangeLoops.before(number), firstLocal);
      return whole == null || whole.step != 1 ? null
          : new Range(List.of(whole.made.get(0), number, call), whole.kept, firstLocal, whole.inclusive, step);
    }
    InsnList kept = new InsnList();
    if (call.owner.equals("scala/runtime/RichInt$") && call.desc.startsWith("(II)") && call.name.matches("(to|until)\\$extension\\d?")) {
      kept.add(new VarInsnNode(Opcodes.ISTORE, firstLocal + 2));
      kept.add(new VarInsnNode(Opcodes.ISTORE, firstLocal + 1));
      kept.add(new InsnNode(Opcodes.POP));
      return new Range(List.of(call), kept, firstLocal, call.name.startsWith("to"), 1);
    }
    String array = call.owner.equals("scala/collection/ArrayOps$") && call.name.equals("indices$extension") ? arrayType(call) : null;
    if (array != null) {
      kept.add(new TypeInsnNode(Opcodes.CHECKCAST, array));
      kept.add(new InsnNode(Opcodes.ARRAYLENGTH));
      kept.add(new VarInsnNode(Opcodes.ISTORE, firstLocal + 2));
      kept.add(new InsnNode(Opcodes.ICONST_0));
      kept.add(new VarInsnNode(Opcodes.ISTORE, firstLocal + 1));
      kept.add(new InsnNode(Opcodes.POP));
      return new Range(List.of(call), kept, firstLocal, false, 1);
    }
    return null;
  }

  /** The type of the array whose indices are asked for: what gives it the library's methods tells. */
  private static String arrayType(MethodInsnNode indices) {
    AbstractInsnNode at = RangeLoops.before(indices);
    if (at instanceof VarInsnNode load && RangeLoops.before(load) != null) { // Scala 3 keeps it in a variable first
      AbstractInsnNode store = RangeLoops.before(RangeLoops.before(load));
      at = store instanceof VarInsnNode kept && kept.getOpcode() == Opcodes.ASTORE && kept.var == load.var ? RangeLoops.before(store) : null;
    }
    boolean gives = at instanceof MethodInsnNode call && call.owner.equals("scala/Predef$") && call.name.endsWith("ArrayOps");
    return gives ? Type.getArgumentTypes(((MethodInsnNode) at).desc)[0].getInternalName() : null;
  }

  private static int constant(AbstractInsnNode instruction) {
    int opcode = instruction.getOpcode();
    if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
      return opcode - Opcodes.ICONST_0;
    }
    if (instruction instanceof IntInsnNode pushed && opcode != Opcodes.NEWARRAY) {
      return pushed.operand;
    }
    return instruction instanceof LdcInsnNode loaded && loaded.cst instanceof Integer number ? number : 0;
  }

  void remove(InsnList code) {
    made.forEach(code::remove);
  }

  int counter() {
    return firstLocal;
  }

  int first() {
    return firstLocal + 1;
  }

  int end() {
    return firstLocal + 2;
  }

  /** The jump that leaves the loop, taken with the counter and the end on the stack. */
  int leaves() {
    if (inclusive) {
      return step > 0 ? Opcodes.IF_ICMPGT : Opcodes.IF_ICMPLT;
    }
    return step > 0 ? Opcodes.IF_ICMPGE : Opcodes.IF_ICMPLE;
  }
}
