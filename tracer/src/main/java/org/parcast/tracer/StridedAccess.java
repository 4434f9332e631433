package org.parcast.tracer;

import org.objectweb.asm.Opcodes;
import org.parcast.ir.Instruction;

/**
 * An access in a loop with strides, which is told of when the loop has ended.
 *
 * @param instruction that makes it
 * @param access twice its site, plus one for a store
 * @param bytes of the element
 * @param way how its address comes about
 * @param through the access that loads the row, the object or the index; else 0
 */
record StridedAccess(Instruction instruction, int access, int bytes, Way way, int through) {
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
    return new StridedAccess(instruction, access, bytes, way == Way.ROWS ? Way.OBJECTS : Way.OBJECT, through);
  }

  /** Tells of it where the loop is left, after as many iterations as the local says. */
  void tell(Emission edge, SiteLocals sites, int counter) {
    String site = SiteLocals.SITE;
    switch (way) {
      case DIRECT -> sites.push(edge, access).local(Opcodes.ILOAD, counter).call(SiteLocals.THREADS, "ran", "(" + site + "I)V");
      case ROWS -> {
        sites.push(sites.push(edge, access), through).local(Opcodes.ILOAD, counter);
        edge.call(SiteLocals.THREADS, "ranInRows", "(" + site + site + "I)V");
      }
      case OBJECT -> sites.push(edge, access).local(Opcodes.ILOAD, counter).call(SiteLocals.THREADS, "ranOnObject", "(" + site + "I)V");
      case OBJECTS -> {
        sites.push(sites.push(edge, access), through).local(Opcodes.ILOAD, counter);
        edge.call(SiteLocals.THREADS, "ranOnObjects", "(" + site + site + "I)V");
      }
      case INDICES -> {
        sites.push(sites.push(edge, access), through).local(Opcodes.ILOAD, counter);
        edge.call(SiteLocals.THREADS, "gathered" + bytes, "(" + site + site + "I)V");
      }
    }
  }
}
