package org.parcast.analyses.blocks;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Executions of basic blocks in order, each with the addresses it refers to: what the PPT-SASMM scripts call windows. */
public final class LabelledTrace {
  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private int[] blocks = new int[64];
  private int[] starts = new int[65];
  private long[] addresses = new long[256];
  private int windows;

  /** An empty trace in which these blocks come first, in this order. */
  public LabelledTrace(List<String> names) {
    names.forEach(name -> numbers.putIfAbsent(name, numbers.size()));
  }

  /** Begins an execution of a block. */
  void begin(String name) {
    if (windows == blocks.length) {
      blocks = Arrays.copyOf(blocks, 2 * windows);
      starts = Arrays.copyOf(starts, 2 * windows + 1);
    }
    blocks[windows] = numbers.computeIfAbsent(name, n -> numbers.size());
    starts[windows + 1] = starts[windows];
    windows++;
  }

  /** Adds a reference to the execution begun last. */
  void add(long address) {
    int at = starts[windows]++;
    if (at == addresses.length) {
      addresses = Arrays.copyOf(addresses, 2 * at);
    }
    addresses[at] = address;
  }

  /** Names of the blocks by number. */
  public List<String> names() {
    return List.copyOf(numbers.keySet());
  }

  /** Executions of blocks. */
  public int windows() {
    return windows;
  }

  /** Number of the block that a window is an execution of. */
  public int block(int window) {
    return blocks[window];
  }

  /** Index of the window's first reference; that of the window after the last is the number of references. */
  public int start(int window) {
    return starts[window];
  }

  /** Address of a reference by its index. */
  public long address(int reference) {
    return addresses[reference];
  }

  /** All references. */
  public int references() {
    return starts[windows];
  }

  /** Executions by block. */
  public int[] counts() {
    int[] counts = new int[numbers.size()];
    for (int window = 0; window < windows; window++) {
      counts[blocks[window]]++;
    }
    return counts;
  }
}
