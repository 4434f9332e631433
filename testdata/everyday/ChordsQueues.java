import java.util.ArrayDeque;
import java.util.Deque;

/** A string between fixed ends, its last two shapes in a queue: 8 * 2 * (p - 1) bytes a step. */
public class ChordsQueues {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Deque<double[]> shapes = new ArrayDeque<>();
    double[] first = new double[n];
    double[] second = new double[n];
    for (int i = 0; i < n; i++) {
      first[i] = Math.sin(0.2 * i);
      second[i] = 0.99 * first[i];
    }
    shapes.addLast(first);
    shapes.addLast(second);
    for (int step = 0; step < steps; step++) {
      double[] before = shapes.pollFirst();
      double[] now = shapes.peekFirst();
      double[] next = new double[n];
      for (int i = 1; i < n - 1; i++) {
        next[i] = 2 * now[i] - before[i] + 0.2 * (now[i - 1] - 2 * now[i] + now[i + 1]);
      }
      shapes.addLast(next);
    }
    double sum = 0;
    for (double height : shapes.peekLast()) {
      sum += height;
    }
    System.out.println(sum);
  }
}
