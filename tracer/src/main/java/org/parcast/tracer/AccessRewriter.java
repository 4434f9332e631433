package org.parcast.tracer;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.LdcInsnNode;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;

/** Tells the recorder of the address of each access, before it is made. */
final class AccessRewriter {
  private static final String ROWS = "[Ljava/lang/Object;";
  private static final String ANY = "Ljava/lang/Object;";

  private final BlockMethod facts;
  private final ObjectLayouts layouts;
  private final Insertions insertions;
  private final Locals locals;

  AccessRewriter(BlockMethod facts, ObjectLayouts layouts, Insertions insertions, Locals locals) {
    this.facts = facts;
    this.layouts = layouts;
    this.insertions = insertions;
    this.locals = locals;
  }

  void rewrite(Instruction access) {
    int reference = facts.reference(access);
    if (reference == 0) {
      return;
    }
    Emission before = insertions.before(access.position());
    BlockMethod.Strided loop = facts.stridedAround(access);
    if (access instanceof Instruction.ArrayLoad load) {
      load(before, load, reference, loop);
    } else if (access instanceof Instruction.ArrayStore store) {
      store(before, store, reference, loop);
    } else if (access instanceof Instruction.FieldLoad load) {
      field(before, load.field(), load.isStatic(), null, reference, loop);
    } else if (access instanceof Instruction.FieldStore store) {
      field(before, store.field(), store.isStatic(), store.field().type(), reference, loop);
    }
  }

  private void load(Emission before, Instruction.ArrayLoad load, int reference, BlockMethod.Strided loop) {
    before.op(Opcodes.DUP2);
    if (loop != null && load.type().isReference()) {
      count(before, loop).push(reference).call(Emission.BLOCK_TRACE, "stridedRow", "(" + ROWS + "III)V");
    } else {
      element(before, load, reference, loop);
    }
  }

  private void store(Emission before, Instruction.ArrayStore store, int reference, BlockMethod.Strided loop) {
    Type value = Locals.asmType(store.elementType());
    before.store(value, locals.temporary(0)).op(Opcodes.DUP2);
    if (store.elementType().isReference()) {
      before.load(value, locals.temporary(0)).push(reference).call(Emission.BLOCK_TRACE, "row", "(" + ROWS + "I" + ANY + "I)V");
    } else {
      element(before, store, reference, loop);
    }
    before.load(value, locals.temporary(0));
  }

  private void element(Emission before, Instruction access, int reference, BlockMethod.Strided loop) {
    int row = loop == null ? 0 : facts.varyingRow(access);
    if (loop == null) {
      before.push(reference).call(Emission.BLOCK_TRACE, "element", "(" + ANY + "II)V");
    } else if (row == 0) {
      count(before, loop).push(reference).call(Emission.BLOCK_TRACE, "strided", "(" + ANY + "III)V");
    } else {
      count(before, loop).push(reference).push(row).call(Emission.BLOCK_TRACE, "stridedColumn", "(" + ANY + "IIII)V");
    }
  }

  /** With the type of the value, for a store, on top of the stack. */
  private void field(Emission before, FieldRef field, boolean isStatic, org.parcast.ir.Type stored, int reference, BlockMethod.Strided loop) {
    if (isStatic) {
      before.list.add(new LdcInsnNode(layouts.addressOf(field)));
      if (loop == null) {
        before.push(reference).call(Emission.BLOCK_TRACE, "fixed", "(JI)V");
      } else {
        count(before, loop).push(reference).call(Emission.BLOCK_TRACE, "stridedFixed", "(JII)V");
      }
      return;
    }
    Type value = stored == null ? null : Locals.asmType(stored);
    if (stored != null) {
      before.store(value, locals.temporary(0));
    }
    before.op(Opcodes.DUP);
    if (layouts.root(field.owner()) == null) {
      before.push(layouts.offsetOf(field)).push(reference).call(Emission.BLOCK_TRACE, "foreignField", "(" + ANY + "II)V");
    } else {
      String root = layouts.root(field.owner()).name();
      before.call(field.owner(), BlockClassRewriter.ADDRESS, "(L" + root + ";)J").push(layouts.offsetOf(field));
      if (loop == null) {
        before.push(reference).call(Emission.BLOCK_TRACE, "field", "(JII)V");
      } else {
        count(before, loop).push(reference).call(Emission.BLOCK_TRACE, "stridedField", "(JIII)V");
      }
    }
    if (stored != null) {
      before.load(value, locals.temporary(0));
    }
  }

  private Emission count(Emission before, BlockMethod.Strided loop) {
    return before.local(Opcodes.ILOAD, locals.value(loop.counter()));
  }
}
