package org.parcast.recorder.trace;

import java.util.function.ToLongFunction;
import org.parcast.recorder.memory.IdentityTable;

/** Addresses of objects whose classes have no room for them. An object is not kept alive, and what is known of it goes with it. */
final class ForeignObjects {
  private final IdentityTable<Long> addresses = new IdentityTable<>();

  /** The address of the object, which {@code allocation} gives where it is met first. */
  long address(Object object, ToLongFunction<Object> allocation) {
    Long known = addresses.get(object);
    if (known != null) {
      return known;
    }
    while (addresses.forgetDead() != null) {
      continue;
    }
    long address = allocation.applyAsLong(object);
    addresses.put(object, address);
    return address;
  }
}
