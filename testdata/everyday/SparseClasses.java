import java.util.ArrayList;
import java.util.List;

/** A sparse matrix of three diagonals, in a class with compressed rows, times a vector each step: 2 * 8 * (p - 1). */
public class SparseClasses {
  interface Operator {
    double[] apply(double[] x);
  }

  static final class Builder {
    private final List<Integer> columns = new ArrayList<>();
    private final List<Double> values = new ArrayList<>();
    private final List<Integer> starts = new ArrayList<>(List.of(0));

    void add(int column, double value) {
      columns.add(column);
      values.add(value);
    }

    void endRow() {
      starts.add(columns.size());
    }

    Compressed build() {
      return new Compressed(starts.stream().mapToInt(Integer::intValue).toArray(), columns.stream().mapToInt(Integer::intValue).toArray(),
          values.stream().mapToDouble(Double::doubleValue).toArray());
    }
  }

  record Compressed(int[] starts, int[] columns, double[] values) implements Operator {
    @Override
    public double[] apply(double[] x) {
      double[] y = new double[starts.length - 1];
      for (int row = 0; row < y.length; row++) {
        double sum = 0;
        for (int k = starts[row]; k < starts[row + 1]; k++) {
          sum += values[k] * x[columns[k]];
        }
        y[row] = sum;
      }
      return y;
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    Builder builder = new Builder();
    for (int i = 0; i < n; i++) {
      for (int j = Math.max(0, i - 1); j <= Math.min(n - 1, i + 1); j++) {
        builder.add(j, i == j ? 0.5 : 0.2);
      }
      builder.endRow();
    }
    Operator matrix = builder.build();
    double[] x = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = i * 0.1;
    }
    for (int t = 0; t < steps; t++) {
      x = matrix.apply(x);
    }
    System.out.println(x[n / 2]);
  }
}
