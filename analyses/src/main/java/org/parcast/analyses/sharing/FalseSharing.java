package org.parcast.analyses.sharing;

import java.util.List;

/**
 * Data of different threads that lie on the same cache lines.
 *
 * @param data name of the array or fields; an address where neither a name nor a place is known
 * @param places source lines of the accesses, as in {@code Sum.java:12}, those of watched threads heaviest first; empty where they are not known
 * @param lines number of cache lines, 0 where it was not counted
 * @param events accesses after another thread's to other words of the line, none in common, one of the two a store
 * @param remedy what to do about it
 */
public record FalseSharing(String data, List<String> places, int lines, long events, String remedy) {
  /** What helps where threads share out an array. */
  static final String REMEDY = "let each thread work in a local variable or an array of its own and store once at the end, or pad to 64 bytes per "
      + "thread; of an array that threads share out, give each a contiguous block that starts on a cache line";

  /** What helps where they use fields of the same object, or data side by side. */
  static final String REMEDY_OF_FIELDS = "keep them at least 64 bytes apart, for example by padding between them, or let each thread own its copy";

  public FalseSharing {
    places = List.copyOf(places);
  }
}
