package org.parcast.recording;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.parcast.recording.file.PagedInts;

/** Finds the strides of linearised arrays from the sites that store to them. */
final class ArrayStrides {
  private static final int SAMPLES = 1024;

  private final Tables tables;
  private final int[] factors;

  ArrayStrides(Tables tables, int[] factors) {
    this.tables = tables;
    this.factors = factors;
  }

  /**
   * Gives each array the strides by which most of its words were stored last. Where as many rows as a stride make up an array of arrays, they
   * are an axis of its grid themselves, and what strides they have are of a loop in blocks.
   */
  void addTo(List<WordBlock> blocks, List<PagedInts> storedAt) {
    for (int id = 0; id < blocks.size(); id++) {
      WordBlock block = blocks.get(id);
      if (block.kind() == WordBlock.Kind.ARRAY && block.original() == id) {
        long rows = rows(block, blocks);
        List<Integer> strides = rows < block.length() ? strides(block, storedAt) : List.of();
        if (!strides.isEmpty() && rows < strides.get(0)) {
          blocks.set(id, block.withStrides(strides));
        }
      }
    }
  }

  /** Of how many rows a block is one in its array of arrays; 1 where it is in none. */
  private static long rows(WordBlock block, List<WordBlock> blocks) {
    long rows = 1;
    for (int parent = block.parent(); parent >= 0; parent = blocks.get(parent).parent()) {
      rows *= blocks.get(parent).length();
    }
    return rows;
  }

  private List<Integer> strides(WordBlock block, List<PagedInts> storedAt) {
    Map<Integer, Integer> count = new TreeMap<>();
    int apart = Math.max(1, block.length() / SAMPLES);
    for (int word = 0; word < block.length(); word += apart) {
      for (PagedInts sites : storedAt) {
        int site = sites.get(block.firstVertex() + word);
        if (tables.strides().containsKey(site)) {
          count.merge(site, 1, Integer::sum);
        }
      }
    }
    return count.entrySet().stream()
        .max(Map.Entry.<Integer, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
        .map(most -> products(tables.strides().get(most.getKey()), block.length()))
        .orElse(List.of());
  }

  /** The strides, the largest first; empty where one was not the same all the time or fits the array badly. */
  private List<Integer> products(List<List<Integer>> all, int length) {
    List<Integer> strides = new ArrayList<>();
    for (List<Integer> product : all) {
      long stride = 1;
      for (int factor : product) {
        stride *= factor < factors.length ? factors[factor] : 0;
      }
      if (stride <= 1 || stride > length) {
        return List.of();
      }
      if (!strides.contains((int) stride)) {
        strides.add((int) stride);
      }
    }
    strides.sort(Comparator.reverseOrder());
    return List.copyOf(strides);
  }
}
