package org.parcast.recording.trace.coding;

/**
 * The arrays and objects of the run by address. Addresses are virtual: objects follow each other in the order in which they are made, laid
 * out as HotSpot does (compressed references, headers of 16 bytes for arrays, 12 for objects, 8-byte alignment), and none is used twice, so that an
 * address tells what lies there for the whole run. The first entries are the static fields of the classes.
 */
public interface Allocations {
  /** How many there are. */
  int size();

  /** Address of the object, its header's. Ascending with {@code i}. */
  long address(int i);

  /** Bytes with header, without the padding behind. */
  long bytes(int i);

  /** Address of element 0 of an array. */
  long firstElement(int i);

  /** Bytes of an element of an array, 0 for an object. */
  int elementBytes(int i);

  /** Elements of an array, 0 for an object. */
  int length(int i);

  /** Descriptor of an array, internal name of an object's class; {@code static} and the class for static fields. */
  String type(int i);

  /** Number of the {@link org.parcast.recording.trace.table.AllocationSite}, 0 for none. */
  int site(int i);

  /** The array of arrays to which the array was first attached as a row, or -1. */
  int parent(int i);

  /** Index of the row in its parent; 0 where it has none. */
  int row(int i);

  /** The outermost array of arrays that the array belongs to, itself where it has no parent. */
  default int root(int i) {
    int at = i;
    while (parent(at) >= 0) {
      at = parent(at);
    }
    return at;
  }

  /** The object whose bytes hold the address, or -1. */
  int find(long address);
}
