package org.parcast.analyses.blocks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.parcast.analyses.reuse.ReuseDistances;

/**
 * Reuse profiles of a labelled trace: conditional ones by block, P(D | BB), from a sample of the block's executions (PPT-SASMM, Algorithm 3), and
 * the program's, P(D) = sum over the blocks of P(BB) P(D | BB) (equation (4)).
 */
final class BlockProfiles {
  /** Of how many executions of a block all are looked at, whatever the sample. */
  private static final int FEW = 300;

  private final List<Map<Long, Long>> byBlock = new ArrayList<>();
  private final long[] looked;
  private final int[] windows;

  /**
   * @param sample share of each block's executions to look at, above 0 and at most 1; at least some hundreds are. 1 gives the exact profile
   */
  public BlockProfiles(LabelledTrace trace, double sample, long seed) {
    int blocks = trace.names().size();
    looked = new long[blocks];
    windows = new int[blocks];
    for (int block = 0; block < blocks; block++) {
      byBlock.add(new TreeMap<>());
    }
    boolean[] sampled = sampled(trace, sample, new Random(seed));
    ReuseDistances distances = new ReuseDistances();
    for (int window = 0; window < trace.windows(); window++) {
      int block = trace.block(window);
      windows[block] += sampled[window] ? 1 : 0;
      for (int k = trace.start(window); k < trace.start(window + 1); k++) {
        long distance = distances.use(trace.address(k));
        if (sampled[window]) {
          byBlock.get(block).merge(distance, 1L, Long::sum);
          looked[block]++;
        }
      }
    }
  }

  private static boolean[] sampled(LabelledTrace trace, double sample, Random random) {
    List<List<Integer>> full = new ArrayList<>();
    trace.names().forEach(name -> full.add(new ArrayList<>()));
    for (int window = 0; window < trace.windows(); window++) {
      if (trace.start(window) < trace.start(window + 1)) {
        full.get(trace.block(window)).add(window);
      }
    }
    boolean[] sampled = new boolean[trace.windows()];
    for (List<Integer> ofBlock : full) {
      int size = (int) Math.min(ofBlock.size(), Math.max(FEW, Math.ceil(sample * ofBlock.size())));
      if (size < ofBlock.size()) {
        Collections.shuffle(ofBlock, random);
      }
      ofBlock.subList(0, size).forEach(window -> sampled[window] = true);
    }
    return sampled;
  }

  /** References of the block by reuse distance in what was looked at, ascending; {@link ReuseDistances#INFINITE} for first uses. */
  public Map<Long, Long> conditional(int block) {
    return Collections.unmodifiableMap(byBlock.get(block));
  }

  /** Executions of the block that were looked at, without those that refer to nothing. */
  public int windows(int block) {
    return windows[block];
  }

  /** Equation (4): the probability of each distance, ascending, given those of the blocks, P(BB); summed up in this order of theirs, which decides on the last digit. */
  TreeMap<Long, Double> profile(double[] probabilities, int[] order) {
    TreeMap<Long, Double> profile = new TreeMap<>();
    for (int block : order) {
      double ofBlock = probabilities[block];
      long all = looked[block];
      byBlock.get(block).forEach((distance, count) -> profile.merge(distance, ofBlock * (count / (double) all), Double::sum));
    }
    return profile;
  }
}
