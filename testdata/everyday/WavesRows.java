import java.util.ArrayList;
import java.util.List;

/** As WavesArrays, with lists of rows of immutable numbers. */
public class WavesRows {
  record Complex(double re, double im) {
    Complex plus(Complex other) {
      return new Complex(re + other.re, im + other.im);
    }

    Complex times(double a, double b) {
      return new Complex(a * re - b * im, a * im + b * re);
    }
  }

  static List<List<Complex>> grid(int n, boolean empty) {
    List<List<Complex>> rows = new ArrayList<>();
    for (int i = 0; i < n + 2; i++) {
      List<Complex> row = new ArrayList<>();
      for (int j = 0; j < n + 2; j++) {
        boolean inside = !empty && i > 0 && j > 0 && i <= n && j <= n;
        row.add(inside ? new Complex(1.0 / (i + j), 1.0 / (i + 2 * j)) : new Complex(0, 0));
      }
      rows.add(row);
    }
    return rows;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    List<List<Complex>> now = grid(n, false);
    List<List<Complex>> next = grid(n, true);
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          Complex sum = now.get(i - 1).get(j).plus(now.get(i + 1).get(j)).plus(now.get(i).get(j - 1)).plus(now.get(i).get(j + 1));
          next.get(i).set(j, sum.times(0.2, 0.1));
        }
      }
      List<List<Complex>> swapped = now;
      now = next;
      next = swapped;
    }
    double sum = 0;
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        sum += now.get(i).get(j).re() + now.get(i).get(j).im();
      }
    }
    System.out.println(sum);
  }
}
