import java.util.ArrayList;
import java.util.List;

/** A string between fixed ends, all its shapes in a list, each from the last two: 8 * 2 * (p - 1) bytes a step. */
public class ChordsLists {
  private final List<double[]> shapes = new ArrayList<>();

  private void pluck(int n) {
    double[] first = new double[n];
    double[] second = new double[n];
    for (int i = 0; i < n; i++) {
      first[i] = Math.sin(0.2 * i);
      second[i] = 0.99 * first[i];
    }
    shapes.add(first);
    shapes.add(second);
  }

  private void move() {
    double[] before = shapes.get(shapes.size() - 2);
    double[] now = shapes.get(shapes.size() - 1);
    double[] next = new double[now.length];
    for (int i = 1; i < next.length - 1; i++) {
      next[i] = 2 * now[i] - before[i] + 0.2 * (now[i - 1] - 2 * now[i] + now[i + 1]);
    }
    shapes.add(next);
  }

  public static void main(String[] args) {
    ChordsLists string = new ChordsLists();
    string.pluck(args.length > 0 ? Integer.parseInt(args[0]) : 64);
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    for (int step = 0; step < steps; step++) {
      string.move();
    }
    double sum = 0;
    for (double height : string.shapes.get(string.shapes.size() - 1)) {
      sum += height;
    }
    System.out.println(sum);
  }
}
