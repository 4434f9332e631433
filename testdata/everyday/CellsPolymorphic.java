/** A rod of cells of two classes behind an abstract one; each looks at its neighbours. 8 * 2 * (p - 1) bytes a step. */
public class CellsPolymorphic {
  abstract static class Cell {
    protected double heat;

    Cell(double heat) {
      this.heat = heat;
    }

    abstract double next(Cell left, Cell right);
  }

  static final class Metal extends Cell {
    Metal(double heat) {
      super(heat);
    }

    @Override
    double next(Cell left, Cell right) {
      return heat + 0.4 * (left.heat - 2 * heat + right.heat);
    }
  }

  static final class Wood extends Cell {
    private final double rate;

    Wood(double heat, double rate) {
      super(heat);
      this.rate = rate;
    }

    @Override
    double next(Cell left, Cell right) {
      return heat + rate * (left.heat + right.heat - 2 * heat);
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    Cell[] rod = new Cell[n];
    for (int i = 0; i < n; i++) {
      rod[i] = i % 3 == 0 ? new Wood(i % 10, 0.05) : new Metal(i % 10);
    }
    double[] next = new double[n];
    for (int t = 0; t < steps; t++) {
      for (int i = 1; i < n - 1; i++) {
        next[i] = rod[i].next(rod[i - 1], rod[i + 1]);
      }
      for (int i = 1; i < n - 1; i++) {
        rod[i].heat = next[i];
      }
    }
    System.out.println(rod[n / 2].heat);
  }
}
