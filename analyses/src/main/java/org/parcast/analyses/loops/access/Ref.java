package org.parcast.analyses.loops.access;

import java.util.BitSet;
import java.util.List;
import org.parcast.analyses.loops.algebra.Atoms;
import org.parcast.analyses.loops.algebra.Polynomial;

/**
 * An object or array as an iteration names it.
 *
 * @param kind how it is named
 * @param key what tells it from others: equal keys mean the same object at the same time
 * @param parent the array or object that holds it, for elements and fields
 * @param index subscript in the parent, for elements
 * @param value id of the value in the method that holds the loop, for {@link Kind#ROOT}, else -1
 * @param time how long the name means the same object
 * @param objects what it may mean
 */
public record Ref(Kind kind, List<Object> key, Ref parent, Polynomial index, int value, Atoms.Kind time, BitSet objects) {

  /** How an object is named. */
  public enum Kind {
    /** A value that has been there since before the loop. */
    ROOT,
    /** Made by the iteration itself. */
    FRESH,
    /** An element of an array of references that the loop does not change. */
    ELEMENT,
    /** A field that the loop does not change. */
    FIELD,
    /** A static field that the loop does not change. */
    STATIC,
    /** Anything else. */
    OTHER
  }

  /** Whether it means one object as long as the loop runs. */
  public boolean isInvariant() {
    return time == Atoms.Kind.SYMBOL;
  }
}
