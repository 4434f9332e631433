package org.parcast.recorder.memory;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/**
 * What is known of objects, by their identity. It keeps none of them alive. Boxes and arrays are looked for at each of their uses: so a look makes no object, and reads nothing but a place in the
 * table and what stands there.
 *
 * @param <V> what is known; not null
 */
public final class IdentityTable<V> {
  private static final int SMALLEST = 1 << 4;

  private static final class Entry<V> extends WeakReference<Object> {
    final int hash;
    V value;

    /** The next one in the same place. */
    Entry<V> next;

    Entry(Object object, int hash, V value, Entry<V> next, ReferenceQueue<Object> dead) {
      super(object, dead);
      this.hash = hash;
      this.value = value;
      this.next = next;
    }
  }

  private final ReferenceQueue<Object> dead = new ReferenceQueue<>();
  private Entry<V>[] table = none(SMALLEST);
  private int size;

  @SuppressWarnings("unchecked")
  private static <V> Entry<V>[] none(int length) {
    return (Entry<V>[]) new Entry<?>[length];
  }

  /** What is known of the object; null where nothing is. */
  public V get(Object object) {
    if (size == 0) {
      return null;
    }
    Entry<V> found = find(object, System.identityHashCode(object));
    return found == null ? null : found.value;
  }

  private Entry<V> find(Object object, int hash) {
    Entry<V> at = table[hash & table.length - 1];
    while (at != null && (at.hash != hash || at.get() != object)) {
      at = at.next;
    }
    return object == null ? null : at;
  }

  /** From now on this is known of the object, which is not null; answers what was before, null for nothing. */
  public V put(Object object, V value) {
    int hash = System.identityHashCode(object);
    Entry<V> found = find(object, hash);
    if (found != null) {
      V before = found.value;
      found.value = value;
      return before;
    }
    if (size == table.length) {
      grow();
    }
    int at = hash & table.length - 1;
    table[at] = new Entry<>(object, hash, value, table[at], dead);
    size++;
    return null;
  }

  private void grow() {
    Entry<V>[] longer = none(2 * table.length);
    for (Entry<V> first : table) {
      for (Entry<V> at = first, next; at != null; at = next) {
        next = at.next;
        int place = at.hash & longer.length - 1;
        at.next = longer[place];
        longer[place] = at;
      }
    }
    table = longer;
  }

  /** Forgets one of the objects that nothing refers to any more; answers what was known of it, null where there is none left. */
  public V forgetDead() {
    @SuppressWarnings("unchecked")
    Entry<V> gone = (Entry<V>) dead.poll();
    if (gone == null) {
      return null;
    }
    int place = gone.hash & table.length - 1;
    if (table[place] == gone) {
      table[place] = gone.next;
    } else {
      Entry<V> before = table[place];
      while (before.next != gone) {
        before = before.next;
      }
      before.next = gone.next;
    }
    size--;
    return gone.value;
  }
}
