package org.parcast.analyses.loops.verdict;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The names of one array or object that has several in a loop. A clause that copies what one of them means leaves the others shared. */
public final class SharedNames {
  private static final String AND = " and ";

  private SharedNames() {}

  /** All names in one text, sorted. */
  public static String join(Stream<String> names) {
    return names.flatMap(SharedNames::split).distinct().sorted().collect(Collectors.joining(AND));
  }

  /** The names that a text joins, or the one that it is. */
  public static Stream<String> split(String name) {
    return isShared(name) ? Stream.of(name.split(AND)) : Stream.of(name);
  }

  public static boolean isShared(String name) {
    return name.contains(AND);
  }
}
