import java.util.HashMap;
import java.util.Map;

/** A reaction of two fields, kept in a map by name: a line of both over each border both ways, 8 * 2 * 2 * n * p bytes a step. */
public class FieldsNamed {
  static double laplacian(double[][] u, int i, int j) {
    int n = u.length;
    return u[(i + 1) % n][j] + u[(i + n - 1) % n][j] + u[i][(j + 1) % n] + u[i][(j + n - 1) % n] - 4 * u[i][j];
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    Map<String, double[][]> fields = new HashMap<>();
    fields.put("u", new double[n][n]);
    fields.put("v", new double[n][n]);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        fields.get("u")[i][j] = 1 - 0.1 * ((i + j) % 3);
        fields.get("v")[i][j] = 0.1 * (i * j % 4);
      }
    }
    for (int step = 0; step < steps; step++) {
      double[][] u = fields.get("u");
      double[][] v = fields.get("v");
      double[][] nextU = new double[n][n];
      double[][] nextV = new double[n][n];
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          double reaction = u[i][j] * v[i][j] * v[i][j];
          nextU[i][j] = u[i][j] + 0.1 * laplacian(u, i, j) - reaction + 0.03 * (1 - u[i][j]);
          nextV[i][j] = v[i][j] + 0.05 * laplacian(v, i, j) + reaction - 0.09 * v[i][j];
        }
      }
      fields.put("u", nextU);
      fields.put("v", nextV);
    }
    System.out.println(fields.get("u")[n / 2][n / 3]);
  }
}
