/** Loops on grids in objects and arrays of arrays. */
public class Grids {
  private final float[][] field;
  private final float[][] next;

  Grids(int n) {
    field = new float[n][n];
    next = new float[n][n];
  }

  public static void main(String[] arguments) {
    Grids small = new Grids(40);
    Grids large = new Grids(700);
    float kept = 0;
    for (int t = 0; t < 20; t++) {
      small.smooth();
      kept += small.next[5][5];
    }
    large.fill();
    large.smooth();
    large.transpose();
    double energy = large.energy();
    double[] lines = large.recursive();
    System.out.println(kept + energy + lines[9] + large.next[7][9]);
  }

  void fill() {
    for (int i = 0; i < field.length; i++) {
      for (int j = 0; j < field[i].length; j++) {
        field[i][j] = (float) Math.cos(0.01 * i * j);
      }
    }
  }

  void smooth() {
    for (int i = 1; i < field.length - 1; i++) {
      float[] above = field[i - 1];
      float[] here = field[i];
      float[] below = field[i + 1];
      for (int j = 1; j < here.length - 1; j++) {
        next[i][j] = 0.5f * here[j] + 0.125f * (above[j] + below[j] + here[j - 1] + here[j + 1]);
      }
    }
  }

  void transpose() {
    for (int i = 0; i < field.length; i++) {
      for (int j = 0; j < field.length; j++) {
        next[i][j] = field[j][i];
      }
    }
  }

  double energy() {
    double sum = 0;
    for (float[] row : field) {
      for (float value : row) {
        sum += value * value;
      }
    }
    return sum;
  }

  double[] recursive() {
    double[] last = new double[field.length];
    for (int i = 0; i < field.length; i++) {
      double x = 0;
      for (int j = 0; j < field.length; j++) {
        x = 0.9 * x + field[i][j];
      }
      last[i] = x;
    }
    return last;
  }
}
