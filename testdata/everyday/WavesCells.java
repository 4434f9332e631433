/** As WavesArrays, with cells that keep an immutable number now and one next. */
public class WavesCells {
  record Complex(double re, double im) {
    Complex plus(Complex other) {
      return new Complex(re + other.re, im + other.im);
    }

    Complex times(Complex other) {
      return new Complex(re * other.re - im * other.im, im * other.re + re * other.im);
    }
  }

  static final class Cell {
    Complex now;
    Complex next;

    Cell(Complex now) {
      this.now = now;
      next = now;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Cell[][] cells = new Cell[n + 2][n + 2];
    for (int i = 0; i < n + 2; i++) {
      for (int j = 0; j < n + 2; j++) {
        boolean inside = i > 0 && j > 0 && i <= n && j <= n;
        cells[i][j] = new Cell(inside ? new Complex(1.0 / (i + j), 1.0 / (i + 2 * j)) : new Complex(0, 0));
      }
    }
    Complex factor = new Complex(0.2, 0.1);
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          cells[i][j].next = cells[i - 1][j].now.plus(cells[i + 1][j].now).plus(cells[i][j - 1].now).plus(cells[i][j + 1].now).times(factor);
        }
      }
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          cells[i][j].now = cells[i][j].next;
        }
      }
    }
    double sum = 0;
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        sum += cells[i][j].now.re() + cells[i][j].now.im();
      }
    }
    System.out.println(sum);
  }
}
