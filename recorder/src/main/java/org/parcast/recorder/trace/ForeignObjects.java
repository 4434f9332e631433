package org.parcast.recorder.trace;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.util.HashMap;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.parcast.recorder.memory.IdentityKey;

/** Addresses of objects whose classes have no room for them. An object is not kept alive, and what is known of it goes with it. */
final class ForeignObjects {
  private final Map<IdentityKey, Long> addresses = new HashMap<>();
  private final ReferenceQueue<Object> dead = new ReferenceQueue<>();

  /** The address of the object, which {@code allocation} gives where it is met first. */
  long address(Object object, ToLongFunction<Object> allocation) {
    Long known = addresses.get(new IdentityKey(object, null));
    if (known != null) {
      return known;
    }
    for (Reference<?> gone = dead.poll(); gone != null; gone = dead.poll()) {
      addresses.remove(gone);
    }
    long address = allocation.applyAsLong(object);
    addresses.put(new IdentityKey(object, dead), address);
    return address;
  }
}
