package org.parcast.tracer.blocks;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.LdcInsnNode;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.emission.Insertions;
import org.parcast.tracer.emission.Locals;

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
    if (access instanceof Instruction.ArrayLoad load) {
      load(before, load, reference);
    } else if (access instanceof Instruction.ArrayStore store) {
      store(before, store, reference);
    } else if (access instanceof Instruction.FieldLoad load) {
      field(before, access, load.field(), load.isStatic(), null, reference);
    } else if (access instanceof Instruction.FieldStore store) {
      field(before, access, store.field(), store.isStatic(), store.field().type(), reference);
    }
  }

  private void load(Emission before, Instruction.ArrayLoad load, int reference) {
    before.op(Opcodes.DUP2);
    if (load.type().isReference() && facts.stridedAround(load) != null) {
      count(before, load).push(reference).call(Emission.BLOCK_TRACE, "stridedRow", "(" + ROWS + "III)V");
    } else {
      element(before, load, reference);
    }
  }

  private void store(Emission before, Instruction.ArrayStore store, int reference) {
    Type value = Locals.asmType(store.elementType());
    before.store(value, locals.temporary(0)).op(Opcodes.DUP2);
    if (store.elementType().isReference()) {
      before.load(value, locals.temporary(0)).push(reference).call(Emission.BLOCK_TRACE, "row", "(" + ROWS + "I" + ANY + "I)V");
    } else {
      element(before, store, reference);
    }
    before.load(value, locals.temporary(0));
  }

  private void element(Emission before, Instruction access, int reference) {
    int row = facts.stridedAround(access) == null ? 0 : facts.varyingRow(access);
    if (row == 0) {
      tell(before, access, reference, ANY + "I", "element", "strided", "element");
    } else {
      count(before, access).push(reference).push(row).call(Emission.BLOCK_TRACE, "stridedColumn", "(" + ANY + "IIII)V");
    }
  }

  /** With what the address comes of on the stack, calls the method for a single access, for one in a loop with strides, or in one with branches. */
  private void tell(Emission before, Instruction access, int reference, String of, String single, String strided, String branched) {
    BranchedLoop loop = facts.branchedAround(facts.method.blockOf(access.id()));
    if (loop != null) {
      before.local(Opcodes.ILOAD, locals.value(loop.known())).push(loop.bit(facts.method.blockOf(access.id()))).op(Opcodes.IAND);
      before.local(Opcodes.ILOAD, locals.value(loop.counter())).push(reference).call(Emission.WAYS, branched, "(" + of + "III)V");
    } else if (facts.stridedAround(access) != null) {
      count(before, access).push(reference).call(Emission.BLOCK_TRACE, strided, "(" + of + "II)V");
    } else {
      before.push(reference).call(Emission.BLOCK_TRACE, single, "(" + of + "I)V");
    }
  }

  /** With the type of the value, for a store, on top of the stack. */
  private void field(Emission before, Instruction access, FieldRef field, boolean isStatic, org.parcast.ir.Type stored, int reference) {
    if (isStatic) {
      before.list.add(new LdcInsnNode(layouts.addressOf(field)));
      String single = stored == null && layouts.isConstant(field) ? "constant" : "fixed";
      tell(before, access, reference, "J", single, "stridedFixed", "fixed");
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
      before.call(field.owner(), BlockClassRewriter.ADDRESS, BlockClassRewriter.ADDRESS_TYPE).push(layouts.offsetOf(field));
      tell(before, access, reference, "JI", "field", "stridedField", "field");
    }
    if (stored != null) {
      before.load(value, locals.temporary(0));
    }
  }

  private Emission count(Emission before, Instruction access) {
    return before.local(Opcodes.ILOAD, locals.value(facts.stridedAround(access).counter()));
  }
}
