package org.parcast.analyses.blocks;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * What the PPT-SASMM scripts (version 8) write, to the byte, for comparison: the cores' traces, the merged trace and the reuse profiles. As there,
 * blocks count by their executions, not their references, and the executions of cores that go together follow each other core by core. All
 * executions of a block are looked at.
 */
public final class ScriptFiles {
  private final LabelledTrace trace;
  private final Path directory;
  private final boolean[] parallel;
  private final double[] counts;

  /** The blocks as the scripts list and sum them: function by function. */
  private final int[] order;

  private final List<Path> written = new ArrayList<>();

  private ScriptFiles(LabelledTrace trace, Path directory) {
    this.trace = trace;
    this.directory = directory;
    List<String> names = trace.names();
    parallel = new boolean[names.size()];
    for (int block = 0; block < parallel.length; block++) {
      parallel[block] = CoreTraces.isParallel(names.get(block));
    }
    List<String> functions = names.stream().map(ScriptFiles::function).distinct().toList();
    order = IntStream.range(0, names.size()).boxed().sorted(Comparator.comparingInt(block -> functions.indexOf(function(names.get(block)))))
        .mapToInt(Integer::intValue).toArray();
    counts = java.util.Arrays.stream(trace.counts()).asDoubleStream().toArray();
  }

  /** The function of a block, as in {@code (main, for.body)}. */
  private static String function(String block) {
    return block.split(",", 2)[0];
  }

  /** Writes the files for a number of cores; answers which. */
  public static List<Path> write(LabelledTrace trace, int cores, Path directory) throws IOException {
    ScriptFiles files = new ScriptFiles(trace, Files.createDirectories(directory));
    files.write(cores);
    return List.copyOf(files.written);
  }

  private void write(int cores) throws IOException {
    BlockProbabilities probabilities = BlockProbabilities.of(counts, parallel, cores);
    if (cores == 1) {
      profile("reuse_profile_mimic_1_cores_uniform.dat", trace, probabilities.sequential(), counts, 1);
      return;
    }
    List<LabelledTrace> dealt = CoreTraces.of(trace, cores);
    for (int core = 0; core < cores; core++) {
      labelled("core" + core + "_of" + cores + ".dat", dealt.get(core));
      double[] own = core == 0 ? probabilities.master() : probabilities.worker();
      profile("reuse_profile_mimic_" + cores + "_cores" + core + ".dat", dealt.get(core), own, dealtCounts(cores, core == 0), 1);
    }
    LabelledTrace merged = new MergedTrace(dealt).labelled(MergedTrace.Order.CORE_BY_CORE, 1);
    labelled("interleaved_" + cores + "_round_robin.dat", merged);
    profile("reuse_profile_mimic_" + cores + "_cores_round_robin.dat", merged, probabilities.sequential(), counts, cores);
  }

  /** Executions that the scripts take a core to have: of all cores but the first the least that one has. */
  private double[] dealtCounts(int cores, boolean master) {
    double[] own = new double[counts.length];
    for (int block = 0; block < own.length; block++) {
      int count = (int) counts[block];
      int dealt = count < cores ? Math.min(count, 1) : master ? (count + cores - 1) / cores : count / cores;
      own[block] = parallel[block] ? dealt : master ? count : 0;
    }
    return own;
  }

  private void labelled(String name, LabelledTrace of) throws IOException {
    List<String> names = of.names();
    try (BufferedWriter out = open(name)) {
      for (int window = 0; window < of.windows(); window++) {
        out.write("BB START: " + names.get(of.block(window)) + "\n");
        for (int k = of.start(window); k < of.start(window + 1); k++) {
          out.write("0x" + Long.toHexString(of.address(k)) + "\n");
        }
        out.write("BB DONE: " + names.get(of.block(window)) + "\n");
      }
    }
  }

  private void profile(String name, LabelledTrace of, double[] probabilities, double[] executions, int factor) throws IOException {
    BlockProfiles profiles = new BlockProfiles(of, 1, 1);
    Map<Long, Double> references = new TreeMap<>();
    for (int block = 0; block < executions.length; block++) {
      int windows = profiles.windows(block);
      double times = parallel[block] ? executions[block] / ((double) windows * factor) : executions[block] / windows;
      if (probabilities[block] > 0) {
        profiles.conditional(block).forEach((distance, count) -> references.merge(distance, times * count, Double::sum));
      }
    }
    try (BufferedWriter out = open(name)) {
      for (Map.Entry<Long, Double> entry : profiles.profile(probabilities, order).entrySet()) {
        if (references.containsKey(entry.getKey())) {
          out.write(String.format(Locale.ROOT, "%-4s , %-20s , %-4s\n", entry.getKey() + ".0", ShortestDecimal.of(entry.getValue()),
              (long) Math.rint(references.get(entry.getKey()))));
        }
      }
    }
  }

  private BufferedWriter open(String name) throws IOException {
    Path file = directory.resolve(name);
    written.add(file);
    return Files.newBufferedWriter(file, StandardCharsets.US_ASCII);
  }
}
