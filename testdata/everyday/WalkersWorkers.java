/**
 * Monte Carlo by workers, each with a seed and sums of its own; the width of the next step follows from the share that was accepted by all: an allreduce,
 * 4 * 2 * (p - 1) bytes a step.
 */
public class WalkersWorkers {
  static final class Worker {
    private long seed;
    private double x;
    private int accepted;

    Worker(long seed) {
      this.seed = seed;
      x = seed * 0.01;
    }

    double random() {
      seed = (seed * 1103515245L + 12345) & 0x7fffffffL;
      return (double) seed / 0x80000000L;
    }

    void run(double width) {
      accepted = 0;
      for (int k = 0; k < 20; k++) {
        double y = x + width * (random() - 0.5);
        if (random() < Math.exp(x * x - y * y)) {
          x = y;
          accepted++;
        }
      }
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    Worker[] workers = new Worker[n];
    for (int i = 0; i < n; i++) {
      workers[i] = new Worker(17 + 31L * i);
    }
    double width = 1;
    for (int step = 0; step < steps; step++) {
      int accepted = 0;
      for (Worker worker : workers) {
        worker.run(width);
        accepted += worker.accepted;
      }
      width *= accepted > 10 * n ? 1.1 : 0.9;
    }
    System.out.println(width);
  }
}
