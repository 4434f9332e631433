/** Two sections of a filter in a row, objects in an array, run over a signal in each step: four words over each boundary. */
public class CascadesObjects {
  static final class Section {
    private double z1;
    private double z2;

    double next(double x) {
      double y = 0.2 * x + z1;
      z1 = 0.4 * x + 0.5 * y + z2;
      z2 = 0.2 * x - 0.3 * y;
      return y;
    }

    void reset() {
      z1 = 0;
      z2 = 0;
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    Section[] sections = {new Section(), new Section()};
    double[] signal = new double[n];
    for (int i = 0; i < n; i++) {
      signal[i] = Math.sin(0.7 * i);
    }
    for (int step = 0; step < steps; step++) {
      for (Section section : sections) {
        section.reset();
      }
      for (int i = 0; i < n; i++) {
        double value = signal[i];
        for (Section section : sections) {
          value = section.next(value);
        }
        signal[i] = value;
      }
    }
    System.out.println(signal[n / 2]);
  }
}
