/** As PeaksArrays, with an object for each sample. */
public class PeaksObjects {
  static final class Sample {
    private double height;

    Sample(double height) {
      this.height = height;
    }

    double height() {
      return height;
    }

    void scale(double by, double lift) {
      height = height / by + lift;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Sample[] signal = new Sample[n];
    for (int i = 0; i < n; i++) {
      signal[i] = new Sample(1 + 37 * i % 41);
    }
    for (int step = 0; step < steps; step++) {
      double peak = 0;
      for (Sample sample : signal) {
        peak = Math.max(peak, sample.height());
      }
      for (int i = 0; i < n; i++) {
        signal[i].scale(peak, 0.01 * i);
      }
    }
    System.out.println(signal[n / 2].height);
  }
}
