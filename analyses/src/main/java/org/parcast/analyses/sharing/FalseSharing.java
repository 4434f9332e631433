package org.parcast.analyses.sharing;

import java.util.List;

/**
 * Data of different threads that lie on the same cache lines.
 *
 * @param data name of the array or fields; an address where no name is known
 * @param places source lines of the accesses, as in {@code Sum.java:12}; empty where they are not known
 * @param lines number of cache lines
 * @param events accesses to a word beside the one that another thread used, one of the two a store
 * @param remedy what to do about it
 */
public record FalseSharing(String data, List<String> places, int lines, long events, String remedy) {
  public FalseSharing {
    places = List.copyOf(places);
  }
}
