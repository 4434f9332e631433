package org.parcast.recorder.memory;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** An object as the key of a table that does not keep it alive: equal by identity. */
public final class IdentityKey extends WeakReference<Object> {
  private final int hash;

  /** {@code queue} hears when nothing refers to the object any more; null for a key to look up with. */
  public IdentityKey(Object object, ReferenceQueue<Object> queue) {
    super(object, queue);
    this.hash = System.identityHashCode(object);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || other instanceof IdentityKey key && key.get() != null && key.get() == get();
  }
}
