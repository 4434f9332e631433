/** Normal equations of a fit, samples as objects: one partial result of each of 12 * 13 sums from each rank, 8 * 156 * (p - 1). */
public class FitsObjects {
  static final class Sample {
    final double[] features;
    final double target;
    Sample(double[] features, double target) {
      this.features = features;
      this.target = target;
    }
  }
  static final class Normal {
    final double[][] a;
    final double[] b;
    Normal(int features) {
      a = new double[features][features];
      b = new double[features];
    }
    void add(Sample sample) {
      double[] x = sample.features;
      for (int j = 0; j < x.length; j++) {
        for (int k = 0; k < x.length; k++) {
          a[j][k] += x[j] * x[k];
        }
        b[j] += x[j] * sample.target;
      }
    }
  }
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int features = Integer.parseInt(args[1]);
    Sample[] samples = new Sample[n];
    for (int i = 0; i < n; i++) {
      double[] x = new double[features];
      for (int j = 0; j < features; j++) {
        x[j] = Math.sin(i * (j + 1.3));
      }
      samples[i] = new Sample(x, 0.1 * i);
    }
    Normal normal = new Normal(features);
    for (Sample sample : samples) {
      normal.add(sample);
    }
    double sum = 0;
    for (int j = 0; j < features; j++) {
      sum += normal.b[j];
      for (int k = 0; k < features; k++) {
        sum += normal.a[j][k];
      }
    }
    System.out.println(sum);
  }
}
