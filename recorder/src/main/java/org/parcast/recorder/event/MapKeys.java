package org.parcast.recorder.event;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** The places of a map's numbers: whole numbers that are keys are indices, as those of an array are. */
final class MapKeys {
  /** Keys from here on are not followed: words stand for all keys below one that is there, 4 MiB for these. */
  private static final int MOST = 1 << 20;

  private MapKeys() {}

  /** The index that stands for the key; -1 where the map is not followed, or the key is no such number. */
  static int indexOf(Object map, Object key) {
    if (!isFollowed(map)) {
      return -1;
    }
    boolean isWhole = key instanceof Integer || key instanceof Long || key instanceof Short || key instanceof Byte;
    long index = isWhole ? ((Number) key).longValue() : key instanceof Enum<?> constant ? constant.ordinal() : -1;
    return index < MOST ? (int) index : -1;
  }

  /** Whether the map is one of the library's that asks no code of the program where a key is. */
  private static boolean isFollowed(Object map) {
    return map != null && (map.getClass() == HashMap.class || map.getClass() == LinkedHashMap.class || map.getClass() == ConcurrentHashMap.class || map.getClass() == TreeMap.class && ((SortedMap<?, ?>) map).comparator() == null);
  }
}
