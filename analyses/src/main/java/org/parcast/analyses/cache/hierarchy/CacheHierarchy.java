package org.parcast.analyses.cache.hierarchy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The levels of caches between cores and memory, the nearest to the core first.
 *
 * @param name of a preset, or the description itself
 * @param levels at least one, each of another name
 */
public record CacheHierarchy(String name, List<CacheLevel> levels) {
  private static final Map<String, String> PRESETS = new LinkedHashMap<>();

  static {
    PRESETS.put("paper-sasmm", "l1=8k:8:64:private,l2=128k:16:64:shared");
    // The Xeon X7550 of Diener et al., a core for two threads; the die of its family has 16,384 sets in the last level.
    PRESETS.put("diener", "l1=32k:8:64:2,l2=256k:8:64:2,l3=18m:18:64:16");
    PRESETS.put("skylake-server", "l1=32k:8:64:private,l2=1m:16:64:private,l3=22m:11:64:shared");
    PRESETS.put("zen3", "l1=32k:8:64:private,l2=512k:8:64:private,l3=32m:16:64:8");
    PRESETS.put("neoverse-n1", "l1=64k:4:64:private,l2=1m:8:64:private,l3=32m:16:64:shared");
    PRESETS.put("desktop", "l1=32k:8:64:private,l2=256k:4:64:private,l3=8m:16:64:shared");
  }

  public CacheHierarchy {
    levels = List.copyOf(levels);
    if (levels.isEmpty()) {
      throw new IllegalArgumentException("a cache hierarchy needs a level");
    }
    if (levels.stream().map(CacheLevel::name).distinct().count() < levels.size()) {
      throw new IllegalArgumentException("cache " + name + ": two levels have one name; name them l1, l2, l3");
    }
  }

  /** Names of the presets. */
  public static List<String> presets() {
    return List.copyOf(PRESETS.keySet());
  }

  /**
   * A preset by name, or levels as {@code l1=8k:8:64:private,l2=128k:16:64:shared}: name, size, ways, bytes of a line, and who has one: {@code
   * private}, {@code shared}, or the number of cores that share one.
   *
   * @throws IllegalArgumentException if the text is neither; the message says what was expected
   */
  public static CacheHierarchy parse(String text) {
    String description = PRESETS.getOrDefault(text.toLowerCase(Locale.ROOT), text);
    List<CacheLevel> levels = new ArrayList<>();
    for (String level : description.split(",", -1)) {
      levels.add(level(level.strip(), text));
    }
    return new CacheHierarchy(text, levels);
  }

  /** Lines that all caches of so many cores hold. */
  public long lines(int ofCores) {
    return levels.stream().mapToLong(level -> level.bytes() / level.line() * level.caches(ofCores)).sum();
  }

  private static CacheLevel level(String text, String all) {
    int equals = text.indexOf('=');
    String[] parts = equals < 1 ? new String[0] : text.substring(equals + 1).strip().split("\\s*:\\s*", -1);
    if (parts.length != 4) {
      throw new IllegalArgumentException(
          "cache " + all + ": give one of " + String.join(", ", PRESETS.keySet()) + ", a file with a level in each line, or levels as l1=8k:8:64:private,l2=128k:16:64:shared");
    }
    String name = text.substring(0, equals).strip();
    return new CacheLevel(name, size(parts[0], text), number(parts[1], text), number(parts[2], text), cores(parts[3], text));
  }

  private static int cores(String text, String level) {
    return switch (text) {
      case "private" -> 1;
      case "shared" -> 0;
      default -> sharing(text, level);
    };
  }

  private static int sharing(String text, String level) {
    int cores = text.matches("\\d{1,9}") ? Integer.parseInt(text) : 0;
    if (cores < 1) {
      throw new IllegalArgumentException("cache level " + level + ": " + text + " is none of private, shared, or a number of cores from 1 up that share one");
    }
    return cores;
  }

  private static long size(String text, String level) {
    String lower = text.toLowerCase(Locale.ROOT);
    int shift = lower.endsWith("k") ? 10 : lower.endsWith("m") ? 20 : lower.endsWith("g") ? 30 : 0;
    return (long) number(shift == 0 ? lower : lower.substring(0, lower.length() - 1), level) << shift;
  }

  private static int number(String text, String level) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("cache level " + level + ": " + text + " is no whole number of up to 2147483647; sizes may end in k, m or g", e);
    }
  }
}
