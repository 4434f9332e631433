package org.parcast.analyses.dependence;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What fields of objects and elements of arrays may mean, by object and field, and which objects unknown code has come to hold. */
final class Heap {
  private final int unknown;
  private final Map<Integer, Map<String, BitSet>> contents = new HashMap<>();
  private final BitSet escaped = new BitSet();
  private boolean changed;

  /** @param unknown the object that stands for all that comes from elsewhere */
  Heap(int unknown) {
    this.unknown = unknown;
    escaped.set(unknown);
  }

  /** Whether anything was added since this was asked last. */
  boolean hasChanged() {
    boolean has = changed;
    changed = false;
    return has;
  }

  boolean isEscaped(int object) {
    return escaped.get(object);
  }

  /** Whether any of the objects has escaped. */
  boolean haveEscaped(BitSet objects) {
    return objects.intersects(escaped);
  }

  /** What the field of an object may mean. */
  BitSet contents(int object, String field) {
    return contents.getOrDefault(object, Map.of()).getOrDefault(field, new BitSet());
  }

  /** Adds what the field of objects may mean. That of an escaped one may mean anything that has escaped: it is unknown. */
  void load(BitSet holders, String field, BitSet into) {
    for (int holder = holders.nextSetBit(0); holder >= 0; holder = holders.nextSetBit(holder + 1)) {
      if (escaped.get(holder)) {
        into.set(unknown);
      } else {
        into.or(contents(holder, field));
      }
    }
  }

  /** Lets the field of objects mean more. */
  void store(BitSet holders, String field, BitSet stored) {
    for (int holder = holders.nextSetBit(0); holder >= 0; holder = holders.nextSetBit(holder + 1)) {
      if (escaped.get(holder)) {
        escape(stored);
      } else {
        addTo(holder, field, stored);
      }
    }
  }

  /** Hands objects to unknown code, and with them all that they hold. */
  void escape(BitSet found) {
    for (int object = found.nextSetBit(0); object >= 0; object = found.nextSetBit(object + 1)) {
      if (!escaped.get(object)) {
        escaped.set(object);
        changed = true;
        List.copyOf(contents.getOrDefault(object, Map.of()).values()).forEach(this::escape);
      }
    }
  }

  /** Lets the field of an object mean more. */
  void addTo(int object, String field, BitSet found) {
    addAll(contents.computeIfAbsent(object, key -> new TreeMap<>()).computeIfAbsent(field, key -> new BitSet()), found);
    if (object >= 0 && escaped.get(object)) {
      escape(found);
    }
  }

  /** Adds objects to a set, and remembers if there were new ones. */
  void addAll(BitSet set, BitSet found) {
    int before = set.cardinality();
    set.or(found);
    changed |= set.cardinality() > before;
  }
}
