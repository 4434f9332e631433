import java.util.ArrayList;
import java.util.List;

/** As WavesArrays, with lists of lists of complex numbers that are changed in place. */
public class WavesLists {
  static final class Complex {
    double re;
    double im;
  }

  static List<List<Complex>> grid(int n) {
    List<List<Complex>> rows = new ArrayList<>();
    for (int i = 0; i < n + 2; i++) {
      List<Complex> row = new ArrayList<>();
      for (int j = 0; j < n + 2; j++) {
        row.add(new Complex());
      }
      rows.add(row);
    }
    return rows;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    List<List<Complex>> now = grid(n);
    List<List<Complex>> next = grid(n);
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        now.get(i).get(j).re = 1.0 / (i + j);
        now.get(i).get(j).im = 1.0 / (i + 2 * j);
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          Complex north = now.get(i - 1).get(j);
          Complex south = now.get(i + 1).get(j);
          Complex west = now.get(i).get(j - 1);
          Complex east = now.get(i).get(j + 1);
          double re = north.re + south.re + west.re + east.re;
          double im = north.im + south.im + west.im + east.im;
          Complex cell = next.get(i).get(j);
          cell.re = 0.2 * re - 0.1 * im;
          cell.im = 0.2 * im + 0.1 * re;
        }
      }
      List<List<Complex>> swapped = now;
      now = next;
      next = swapped;
    }
    double sum = 0;
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        sum += now.get(i).get(j).re + now.get(i).get(j).im;
      }
    }
    System.out.println(sum);
  }
}
