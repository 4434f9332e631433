package org.parcast.analyses.blocks;

/**
 * How likely a basic block is among those that a core executes.
 *
 * @param sequential by block, in the sequential run (PPT-SASMM, equation (1)); also what a cache sees that all cores share
 * @param master by block, on core 0, which executes the serial blocks too (equations (2) and (3))
 * @param worker by block, on each other core, which executes none of the serial ones
 */
record BlockProbabilities(double[] sequential, double[] master, double[] worker) {

  /**
   * @param counts executions by block, or any weight of it
   * @param parallel by block, whether it is in a parallel region
   * @param cores at least 1
   */
  public static BlockProbabilities of(double[] counts, boolean[] parallel, int cores) {
    double all = 0;
    for (double count : counts) {
      all += count;
    }
    double[] sequential = new double[counts.length];
    double inSerial = 0;
    double inParallel = 0;
    for (int block = 0; block < counts.length; block++) {
      sequential[block] = all == 0 ? 0 : counts[block] / all;
      inSerial += parallel[block] ? 0 : sequential[block];
      inParallel += parallel[block] ? sequential[block] : 0;
    }
    double[] master = new double[counts.length];
    double[] worker = new double[counts.length];
    for (int block = 0; block < counts.length; block++) {
      double onCore = parallel[block] ? sequential[block] / cores : sequential[block];
      double ofCore = inSerial + inParallel / cores;
      master[block] = ofCore == 0 ? 0 : onCore / ofCore;
      worker[block] = parallel[block] && inParallel > 0 ? onCore / (inParallel / cores) : 0;
    }
    return new BlockProbabilities(sequential, master, worker);
  }
}
