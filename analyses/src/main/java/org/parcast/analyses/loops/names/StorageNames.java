package org.parcast.analyses.loops.names;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.parcast.analyses.loops.access.Access;
import org.parcast.ir.MethodRef;

/**
 * What the method that holds a loop calls the arrays and fields that its iterations refer to, in called methods too: clauses can name variables of the
 * loop only, not the parameters that other methods get them as.
 */
public final class StorageNames {
  private record Place(MethodRef method, int instruction) {}

  private final Map<Place, Set<String>> names = new HashMap<>();
  private final Set<String> unreached = new HashSet<>();

  public StorageNames(List<Access> accesses) {
    for (Access access : accesses) {
      Place place = new Place(access.at().body().method().ref(), access.id());
      names.computeIfAbsent(place, made -> new TreeSet<>()).add(access.name());
      if (access.unreached()) {
        unreached.add(access.name());
      }
    }
  }

  /** The names, sorted, that an instruction of a method refers to; several where the method is called with several, none where it was not followed. */
  Set<String> of(MethodRef method, int instruction) {
    return names.getOrDefault(new Place(method, instruction), Set.of());
  }

  /** Whether called methods come to what has the name by themselves, where the copies that a clause makes do not reach them. */
  public boolean isUnreached(String name) {
    return unreached.contains(name);
  }
}
