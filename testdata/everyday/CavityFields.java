/** Maxwell's equations in a plane, fields in objects of a class. The magnetic field goes one way and the electric one the other: 8 * 2 * n * (R - 1 + C - 1) bytes a step on R x C ranks. */
public class CavityFields {
  static class Field {
    final double[][] values;

    Field(int n) {
      values = new double[n + 2][n + 2];
    }

    double at(int i, int j) {
      return values[i][j];
    }

    void add(int i, int j, double amount) {
      values[i][j] += amount;
    }
  }

  static class Cavity {
    final int n;
    final Field ex;
    final Field ey;
    final Field hz;

    Cavity(int n) {
      this.n = n;
      ex = new Field(n);
      ey = new Field(n);
      hz = new Field(n);
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          hz.add(i, j, Math.exp(-0.1 * (i - 5) * (i - 5) - 0.1 * (j - 7) * (j - 7)));
        }
      }
    }

    void electric() {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          ex.add(i, j, 0.5 * (hz.at(i, j) - hz.at(i, j - 1)));
          ey.add(i, j, -0.5 * (hz.at(i, j) - hz.at(i - 1, j)));
        }
      }
    }

    void magnetic() {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          hz.add(i, j, 0.5 * (ex.at(i, j + 1) - ex.at(i, j) - ey.at(i + 1, j) + ey.at(i, j)));
        }
      }
    }

    void step() {
      electric();
      magnetic();
    }
  }

  public static void main(String[] args) {
    Cavity cavity = new Cavity((args.length > 0 ? Integer.parseInt(args[0]) : 16));
    for (int t = 0; t < (args.length > 1 ? Integer.parseInt(args[1]) : 3); t++) {
      cavity.step();
    }
    System.out.println(cavity.hz.at(3, 4));
  }
}
