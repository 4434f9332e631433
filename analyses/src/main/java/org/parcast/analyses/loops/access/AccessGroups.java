package org.parcast.analyses.loops.access;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The references of an iteration by what they are to: only those to fields of one name, or to elements of one type, can meet. */
public final class AccessGroups {
  /** Elements of whichever type. */
  public static final String ANY_ELEMENTS = "[?";

  private final List<Access> all;
  private final Map<String, List<Access>> groups = new HashMap<>();

  public AccessGroups(List<Access> all) {
    this.all = all;
  }

  /** Those that may be to the same place, in their order. */
  public List<Access> thatMayMeet(Access access) {
    return groups.computeIfAbsent(access.place(), place -> all.stream().filter(other -> mayMeet(access, other)).toList());
  }

  public static boolean mayMeet(Access one, Access other) {
    return one.place().equals(other.place()) || one.isElement() && other.isElement() && (one.place().equals(ANY_ELEMENTS) || other.place().equals(ANY_ELEMENTS));
  }
}
