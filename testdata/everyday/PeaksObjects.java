/** Samples over their largest, which each sample's method tells. In blocks of samples: an allreduce, 8 * 2 * (p - 1) bytes a step. */
public class PeaksObjects {
  static final class Sample {
    private double value;

    Sample(double value) {
      this.value = value;
    }

    double higher(double other) {
      return value > other ? value : other;
    }

    void scale(double peak) {
      value = 1 + 0.5 * value / peak;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Sample[] samples = new Sample[n];
    for (int i = 0; i < n; i++) {
      samples[i] = new Sample(i % 7 + 1);
    }
    for (int t = 0; t < steps; t++) {
      double peak = 0;
      for (Sample sample : samples) {
        peak = sample.higher(peak);
      }
      for (Sample sample : samples) {
        sample.scale(peak);
      }
    }
    double sum = 0;
    for (Sample sample : samples) {
      sum += sample.value;
    }
    System.out.println(sum);
  }
}
