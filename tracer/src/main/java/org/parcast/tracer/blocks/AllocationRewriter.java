package org.parcast.tracer.blocks;

import org.objectweb.asm.Opcodes;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.slice.TemporaryArrays;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.emission.Insertions;
import org.parcast.tracer.emission.MadeName;

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
    String name = MadeName.of(made, position, method, insertions);
    int block = method.blockOf(made).index();
    Loop loop = facts.loops.innermost(block);
    boolean temporary = loop != null && method.instruction(made) instanceof Instruction.NewArray && TemporaryArrays.isOne(method, loop, made);
    return tables.site(name, facts.sourceFile, method.line(position), facts.number, facts.loopAt(block), temporary);
  }
}
