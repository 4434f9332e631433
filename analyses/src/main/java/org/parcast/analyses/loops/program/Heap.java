package org.parcast.analyses.loops.program;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What fields of objects and elements of arrays may mean, by object and field, and which objects unknown code has come to hold. */
final class Heap {
  private static final String OWN = "own ";

  private final int unknown;
  private final Map<Integer, Map<String, BitSet>> contents = new HashMap<>();
  private final BitSet escaped = new BitSet();
  /** What own fields of escaped objects may mean. */
  private final Map<String, BitSet> ofEscaped = new HashMap<>();
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

  /** The name of a field that nothing but the program's own code gets to, though the object has escaped. */
  static String own(String field) {
    return OWN + field;
  }

  /** Adds what the field of objects may mean. That of an escaped one may mean anything that has escaped: it is unknown. */
  void load(BitSet holders, String field, BitSet into) {
    for (int holder = holders.nextSetBit(0); holder >= 0; holder = holders.nextSetBit(holder + 1)) {
      if (!escaped.get(holder)) {
        into.or(contents(holder, field));
      } else if (!field.startsWith(OWN)) {
        into.set(unknown);
      } else if (holder == unknown) {
        into.or(ofEscaped.getOrDefault(field, new BitSet()));
      } else { // And what was stored by a name that may mean any object that has escaped.
        into.or(contents(holder, field));
        into.or(contents(unknown, field));
      }
    }
  }

  /** Lets the field of objects mean more. */
  void store(BitSet holders, String field, BitSet stored) {
    for (int holder = holders.nextSetBit(0); holder >= 0; holder = holders.nextSetBit(holder + 1)) {
      if (escaped.get(holder) && !field.startsWith(OWN)) {
        escape(stored);
      } else {
        addTo(holder, field, stored);
      }
    }
  }

  /** Hands objects to unknown code, and with them all that they hold, but in fields that it cannot get to. */
  void escape(BitSet found) {
    for (int object = found.nextSetBit(0); object >= 0; object = found.nextSetBit(object + 1)) {
      if (!escaped.get(object)) {
        escaped.set(object);
        changed = true;
        Map.copyOf(contents.getOrDefault(object, Map.of())).forEach(this::escape);
      }
    }
  }

  private void escape(String field, BitSet found) {
    if (field.startsWith(OWN)) {
      addAll(ofEscaped.computeIfAbsent(field, key -> new BitSet()), found);
    } else {
      escape(found);
    }
  }

  /** Lets the field of an object mean more. */
  void addTo(int object, String field, BitSet found) {
    addAll(contents.computeIfAbsent(object, key -> new TreeMap<>()).computeIfAbsent(field, key -> new BitSet()), found);
    if (object >= 0 && escaped.get(object)) {
      escape(field, found);
    }
  }

  /** Adds objects to a set, and remembers if there were new ones. */
  void addAll(BitSet set, BitSet found) {
    int before = set.cardinality();
    set.or(found);
    changed |= set.cardinality() > before;
  }
}
