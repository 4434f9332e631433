package org.parcast.analyses.valueflow.place;

import it.unimi.dsi.fastutil.ints.Int2IntMap;
import it.unimi.dsi.fastutil.ints.Int2IntMaps;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Owners of words by array, as a user's decomposition file gives them. Words that it does not list are placed by traffic. */
public final class WordOwners {
  private static final String HEADER = "array,index,owner";
  /** Spreadsheets put it before the first line. */
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final String file;
  private final Map<String, Int2IntMap> owners;
  private final int largestOwner;

  private WordOwners(String file, Map<String, Int2IntMap> owners, int largestOwner) {
    this.file = file;
    this.owners = Collections.unmodifiableMap(owners);
    this.largestOwner = largestOwner;
  }

  /**
   * Reads a CSV file with header {@code array,index,owner}: name of the array in the report, index row-major over its shape, rank.
   *
   * @throws IOException if the file cannot be read
   * @throws IllegalArgumentException if a line is malformed; the message names file, line and remedy
   */
  public static WordOwners read(Path file) throws IOException {
    return parse(file.toString(), Files.readAllLines(file));
  }

  public static WordOwners parse(String file, List<String> lines) {
    if (lines.isEmpty() || !lines.get(0).replace(BYTE_ORDER_MARK, "").strip().equals(HEADER)) {
      throw new IllegalArgumentException(file + ":1: the first line has to be \"" + HEADER + "\"");
    }
    Map<String, Int2IntMap> owners = new LinkedHashMap<>();
    int largest = -1;
    for (int i = 1; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.isEmpty()) {
        continue;
      }
      String[] fields = line.split(",", -1);
      if (fields.length != 3) {
        throw new IllegalArgumentException(file + ":" + (i + 1) + ": three fields expected, " + HEADER + "; found \"" + line + "\"");
      }
      int index = natural(file, i + 1, "index", fields[1]);
      int owner = natural(file, i + 1, "owner", fields[2]);
      Int2IntMap map = owners.computeIfAbsent(fields[0].strip(), name -> new Int2IntOpenHashMap());
      if (map.containsKey(index) && map.get(index) != owner) {
        throw new IllegalArgumentException(
            file + ":" + (i + 1) + ": " + fields[0].strip() + "[" + index + "] has two owners, " + map.get(index) + " and " + owner);
      }
      map.put(index, owner);
      largest = Math.max(largest, owner);
    }
    if (largest < 0) {
      throw new IllegalArgumentException(file + ": names no word; list at least one below the header");
    }
    return new WordOwners(file, owners, largest);
  }

  private static int natural(String file, int line, String what, String text) {
    try {
      int value = Integer.parseInt(text.strip());
      if (value >= 0) {
        return value;
      }
    } catch (NumberFormatException e) {
      // Reported below, as a negative number is.
    }
    throw new IllegalArgumentException(file + ":" + line + ": " + what + " has to be a whole number from 0 to " + Integer.MAX_VALUE + ", found \"" + text + "\"");
  }

  /** The file's name, for messages. */
  String file() {
    return file;
  }

  /** Names of the arrays in the order of the file. */
  public Set<String> arrays() {
    return owners.keySet();
  }

  /** Owners of an array's words by index, empty for an array that the file does not name. */
  Int2IntMap of(String array) {
    return owners.getOrDefault(array, Int2IntMaps.EMPTY_MAP);
  }

  /** The largest rank named. */
  public int largestOwner() {
    return largestOwner;
  }
}
