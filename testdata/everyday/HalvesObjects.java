/** As HalvesArrays, with products of two fields of objects, the first and the rest. */
public class HalvesObjects {
  static final class Part {
    private final double weight;
    private double value;

    Part(double weight, double value) {
      this.weight = weight;
      this.value = value;
    }
  }

  private final Part[] parts;

  HalvesObjects(int n) {
    parts = new Part[n];
    for (int i = 0; i < n; i++) {
      parts[i] = new Part(1 + i % 3, i % 7 + 1);
    }
  }

  private double sumFrom(int i) {
    return i == parts.length ? 0 : parts[i].weight * parts[i].value + sumFrom(i + 1);
  }

  void step() {
    double sum = sumFrom(0);
    for (Part part : parts) {
      part.value = 1 + part.value / sum;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    HalvesObjects all = new HalvesObjects(n);
    for (int t = 0; t < steps; t++) {
      all.step();
    }
    System.out.println(all.sumFrom(0));
  }
}
