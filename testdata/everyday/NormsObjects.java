/**
 * Layers of objects, whose squared sums make a penalty in a field: an allreduce, and where columns are cut a part of each sum from each rank:
 * 8 * 2 * (p - 1) and 8 * n * (p - 1) bytes a step.
 */
public class NormsObjects {
  static final class Layer {
    private final double[] weights;

    Layer(int n, int seed) {
      weights = new double[n];
      for (int j = 0; j < n; j++) {
        weights[j] = 1 + (seed * 7 + j * 3) % 11;
      }
    }

    double sum() {
      double sum = 0;
      for (double weight : weights) {
        sum += weight;
      }
      return sum;
    }

    void shrink(double by) {
      for (int j = 0; j < weights.length; j++) {
        weights[j] = weights[j] / by + 1;
      }
    }
  }

  private final Layer[] layers;
  private double penalty;

  NormsObjects(int n) {
    layers = new Layer[n];
    for (int i = 0; i < n; i++) {
      layers[i] = new Layer(n, i);
    }
  }

  void step() {
    penalty = 0;
    for (Layer layer : layers) {
      double sum = layer.sum();
      penalty += sum * sum;
    }
    for (Layer layer : layers) {
      layer.shrink(penalty);
    }
  }

  public static void main(String[] args) {
    NormsObjects model = new NormsObjects(Integer.parseInt(args[0]));
    int steps = Integer.parseInt(args[1]);
    for (int step = 0; step < steps; step++) {
      model.step();
    }
    System.out.println(model.layers[1].weights[1]);
  }
}
