import java.util.ArrayList;
import java.util.List;

/** As PeaksObjects, records in a list, and the rule behind an interface. */
public class PeaksLists {
  record Sample(double value) {
    Sample over(double peak) {
      return new Sample(1 + 0.5 * value / peak);
    }
  }

  interface Rule {
    double join(double peak, Sample sample);
  }

  static double peak(List<Sample> samples, Rule rule) {
    double peak = 0;
    for (Sample sample : samples) {
      peak = rule.join(peak, sample);
    }
    return peak;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      samples.add(new Sample(i % 7 + 1));
    }
    for (int t = 0; t < steps; t++) {
      double peak = peak(samples, (highest, sample) -> Math.max(highest, sample.value()));
      for (int i = 0; i < n; i++) {
        samples.set(i, samples.get(i).over(peak));
      }
    }
    double sum = 0;
    for (Sample sample : samples) {
      sum += sample.value();
    }
    System.out.println(sum);
  }
}
