import java.util.concurrent.CyclicBarrier;

/** Stages of a pipeline: in every round each thread reads the block that the thread before it wrote, and writes its own. */
public final class Pipeline {
  private static final int STAGES = 5;
  private static final int WORDS = 512;
  private static final int ROUNDS = 40;

  public static void main(String[] arguments) throws InterruptedException {
    double[][] blocks = new double[STAGES][WORDS];
    CyclicBarrier barrier = new CyclicBarrier(STAGES);
    Thread[] threads = new Thread[STAGES];
    for (int stage = 0; stage < STAGES; stage++) {
      int self = stage;
      threads[stage] = new Thread(() -> run(blocks, self, barrier), "stage-" + stage);
      threads[stage].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(blocks[STAGES - 1][0]);
  }

  private static void run(double[][] blocks, int stage, CyclicBarrier barrier) {
    try {
      for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < WORDS; i++) {
          blocks[stage][i] = stage == 0 ? round : blocks[stage - 1][i] + 1;
        }
        barrier.await();
      }
    } catch (InterruptedException | java.util.concurrent.BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }
}
