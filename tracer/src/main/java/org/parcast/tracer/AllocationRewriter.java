package org.parcast.tracer;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;

/** Tells the recorder of the arrays and objects that a method makes. */
final class AllocationRewriter {
  private final BlockMethod facts;
  private final Method method;
  private final BlockTables tables;
  private final ObjectLayouts layouts;
  private final Insertions insertions;

  AllocationRewriter(BlockMethod facts, BlockTables tables, ObjectLayouts layouts, Insertions insertions) {
    this.facts = facts;
    this.method = facts.method;
    this.tables = tables;
    this.layouts = layouts;
    this.insertions = insertions;
  }

  void rewrite(Instruction instruction) {
    if (instruction instanceof Instruction.NewArray made) {
      Emission after = insertions.after(made.position());
      after.op(Opcodes.DUP).push(site(made.id(), made.position())).call(Emission.BLOCK_TRACE, "made", "(Ljava/lang/Object;I)V");
    } else if (instruction instanceof Instruction.Call call && constructsOwn(call)) {
      int made = call.operands().get(0);
      insertions.before(call.position()).push(site(made, call.position())).call(Emission.BLOCK_TRACE, "constructing", "(I)V");
    }
  }

  private boolean constructsOwn(Instruction.Call call) {
    return call.target().name().equals("<init>")
        && layouts.root(call.target().owner()) != null
        && method.instruction(call.operands().get(0)) instanceof Instruction.NewObject;
  }

  /** The site of what is made at the position. */
  int site(int made, int position) {
    String name = method.name(made);
    int block = method.blockOf(made).index();
    return tables.site(name == null ? nameAfter(position) : name, facts.sourceFile, method.line(position), facts.number, facts.loopAt(block));
  }

  /** What the source calls the variable that takes what the instruction leaves on the stack, or empty. */
  private String nameAfter(int position) {
    AbstractInsnNode next = insertions.instruction(position).getNext();
    while (next != null && (next.getOpcode() < 0 || next.getOpcode() == Opcodes.CHECKCAST)) {
      next = next.getNext();
    }
    if (next instanceof VarInsnNode variable && variable.getOpcode() == Opcodes.ASTORE) {
      String name = method.localName(variable.var, position + 1);
      return name == null ? "" : name;
    }
    if (next instanceof FieldInsnNode field && (field.getOpcode() == Opcodes.PUTFIELD || field.getOpcode() == Opcodes.PUTSTATIC)) {
      return field.owner.substring(field.owner.lastIndexOf('/') + 1) + "." + field.name;
    }
    return "";
  }
}
