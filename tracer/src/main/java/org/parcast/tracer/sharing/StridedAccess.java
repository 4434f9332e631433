package org.parcast.tracer.sharing;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;
import org.parcast.ir.Instruction;
import org.parcast.tracer.emission.Emission;

/**
 * An access in a loop with strides, which is told of when the loop has ended.
 *
 * @param instruction that makes it
 * @param access twice its site, plus one for a store
 * @param bytes of the element
 * @param way how its address comes about
 * @param through the access that loads the row, the object or the index; else 0
 * @param once whether only the first iteration touches memory
 */
record StridedAccess(Instruction instruction, int access, int bytes, Way way, int through, boolean once) {
  /** How an address comes about. */
  enum Way {
    /** By a stride, in one array or object. */
    DIRECT,
    /** In a row or an object that each iteration loads. */
    ROWS,
    /** By an index that each iteration loads. */
    INDICES,
    /** In one object that holds the state of its block. */
    OBJECT,
    /** In such an object that each iteration loads. */
    OBJECTS
  }

  /** The same, where what is accessed holds the state of its block. */
  StridedAccess toObjects() {
    return new StridedAccess(instruction, access, bytes, way == Way.ROWS ? Way.OBJECTS : Way.OBJECT, through, once);
  }

  /**
   * Tells of it where the loop is left.
   *
   * @param counter the local that counts the iterations that have begun
   * @param without how many of these have not come to the access: 0 or 1
   */
  void tell(Emission edge, SiteLocals sites, int counter, int without) {
    sites.push(edge, access);
    if (way != Way.DIRECT && way != Way.OBJECT) {
      sites.push(edge, through);
    }
    edge.local(Opcodes.ILOAD, counter).push(without).op(Opcodes.ISUB);
    if (once) {
      edge.op(Opcodes.ICONST_1).list.add(new MethodInsnNode(Opcodes.INVOKESTATIC, "java/lang/Math", "min", "(II)I", false));
    }
    String site = SiteLocals.SITE;
    switch (way) {
      case DIRECT -> edge.call(SiteLocals.THREADS, "ran", "(" + site + "I)V");
      case ROWS -> edge.call(SiteLocals.THREADS, "ranInRows", "(" + site + site + "I)V");
      case OBJECT -> edge.call(SiteLocals.THREADS, "ranOnObject", "(" + site + "I)V");
      case OBJECTS -> edge.call(SiteLocals.THREADS, "ranOnObjects", "(" + site + site + "I)V");
      case INDICES -> edge.call(SiteLocals.THREADS, "gathered" + bytes, "(" + site + site + "I)V");
    }
  }
}
