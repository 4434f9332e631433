package org.parcast.analyses.sharing;

import java.util.List;

/**
 * Data through which threads communicate.
 *
 * @param data name of the array or field; empty where it is not known
 * @param places source lines of the accesses that find another thread's, as in {@code Sum.java:12}, heaviest first; empty where they are not known
 * @param events events at these places
 * @param bothRead of them, those in which neither thread stored
 */
public record SharedData(String data, List<String> places, long events, long bothRead) {
  public SharedData {
    places = List.copyOf(places);
  }
}
