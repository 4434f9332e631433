package org.parcast.analyses.mapping.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Machines by name: {@code 2x8x2} (sockets, cores, threads of a core), {@code 8x2} (cores and threads), {@code diener} (the machine of Diener et al.),
 * {@code xeon-phi} (that of DagTM), {@code local}, or a file of
 * hwloc's {@code lstopo --of xml}.
 */
public final class MachineHierarchies {
  private static final long CORE_CACHE = 256 << 10;
  private static final long SOCKET_CACHE = 18L << 20;
  private static final int PHI_CORES = 61;
  private static final int PHI_THREADS = 4;
  private static final long PHI_CACHE = 512 << 10;
  private static final List<String> KINDS = List.of("socket", "core", "thread");

  private MachineHierarchies() {}

  /**
   * Finds a machine.
   *
   * @throws IOException if a file cannot be read or is no description of a machine
   * @throws IllegalArgumentException if the text names no machine
   */
  public static MachineHierarchy of(String text) throws IOException {
    if (text.equals("diener")) {
      return ofExtents(text, List.of(4, 8, 2));
    }
    if (text.equals("xeon-phi")) {
      return xeonPhi(text);
    }
    if (text.equals("local")) {
      return SystemTopology.read(Path.of("/sys/devices/system/cpu"));
    }
    if (text.matches("\\d{1,9}(x\\d{1,9})*")) {
      return ofExtents(text, Arrays.stream(text.split("x")).map(Integer::valueOf).toList());
    }
    if (text.endsWith(".xml") || !text.isBlank() && Files.exists(Path.of(text))) {
      return HwlocXml.read(Path.of(text));
    }
    throw new IllegalArgumentException("'" + text + "' is no machine: give sockets x cores x threads as in 2x8x2, diener, xeon-phi, local, or a file that "
        + "lstopo --of xml wrote");
  }

  /** 61 cores of four threads on a ring, with a cache of 512 KiB each. */
  private static MachineHierarchy xeonPhi(String name) {
    List<MachineTree> cores = IntStream.range(0, PHI_CORES).mapToObj(core -> new MachineTree("core", PHI_CACHE, -1,
        IntStream.range(0, PHI_THREADS).mapToObj(thread -> MachineTree.unit(core * PHI_THREADS + thread)).toList())).toList();
    return new MachineTree("machine", 0, -1, cores).hierarchy(name).withLatency(MemoryLatency.XEON_PHI);
  }

  /**
   * Extents from the root: the last three are sockets, cores and threads, with the caches of Diener's machine; of two the cores and their threads, and one
   * alone tells of cores with one thread.
   */
  private static MachineHierarchy ofExtents(String name, List<Integer> extents) {
    long units = 1;
    for (int extent : extents) {
      units *= extent;
      if (extent < 1 || units > MachineHierarchy.MOST_UNITS) {
        throw new IllegalArgumentException("'" + name + "': a machine has 1 to " + MachineHierarchy.MOST_UNITS + " processing units");
      }
    }
    List<Integer> all = new ArrayList<>(extents);
    if (all.size() == 1) {
      all.add(1);
    }
    while (all.size() < KINDS.size()) {
      all.add(0, 1);
    }
    int[] next = {0};
    return tree(all, 0, next).hierarchy(name);
  }

  private static MachineTree tree(List<Integer> extents, int depth, int[] nextCpu) {
    if (depth == extents.size()) {
      return MachineTree.unit(nextCpu[0]++);
    }
    List<MachineTree> parts = new ArrayList<>();
    IntStream.range(0, extents.get(depth)).forEach(i -> parts.add(tree(extents, depth + 1, nextCpu)));
    // What this is a part of has depth - 1: the last three depths are sockets, cores and threads.
    int kind = depth - 1 - (extents.size() - KINDS.size());
    long cache = kind == 0 ? SOCKET_CACHE : kind == 1 ? CORE_CACHE : 0;
    return new MachineTree(depth == 0 ? "machine" : kind < 0 ? "node" : KINDS.get(kind), cache, -1, parts);
  }
}
