/**
 * As SumsTurns, two buffers that are exchanged, an odd number of steps. One partial result of each group, 8 * n / 4 bytes a step.
 *
 * Usage: SumsBuffers [n [steps]]
 */
public class SumsBuffers {
  static class Buffer {
    final double[] values;

    Buffer(int size) {
      values = new double[size];
    }

    void deposit(int at, double value) {
      values[at] += value;
    }
  }

  private Buffer current;
  private Buffer next;

  SumsBuffers(int n) {
    current = new Buffer(n);
    next = new Buffer(n);
    for (int i = 0; i < n; i++) {
      current.values[i] = Math.sin(0.3 * i);
    }
  }

  void step(double[] base, int step) {
    int n = base.length;
    for (int i = 0; i < n; i++) {
      next.values[i] = base[i] * (step + 1);
    }
    for (int i = 0; i < n; i++) {
      int group = (i + n / 2) % n / 4;
      next.deposit(4 * group + group % 4, 0.2 * current.values[i]);
    }
    Buffer turn = current;
    current = next;
    next = turn;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 5;
    double[] base = new double[n];
    for (int i = 0; i < n; i++) {
      base[i] = 0.01 * i;
    }
    SumsBuffers sums = new SumsBuffers(n);
    for (int step = 0; step < steps; step++) {
      sums.step(base, step);
    }
    double total = 0;
    for (double value : sums.current.values) {
      total += value;
    }
    System.out.println(total);
  }
}
