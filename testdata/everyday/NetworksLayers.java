import java.util.ArrayList;
import java.util.List;

/** A network of two layers, a batch of samples a step: all 3 * 4 + 4 + 4 + 1 gradients are summed over the samples, 8 * 21 * 2 * (p - 1). */
public class NetworksLayers {
  static class Layer {
    final double[][] weights;
    final double[] biases;
    final double[][] weightGradients;
    final double[] biasGradients;

    Layer(int inputs, int outputs) {
      weights = new double[outputs][inputs];
      biases = new double[outputs];
      weightGradients = new double[outputs][inputs];
      biasGradients = new double[outputs];
      for (int o = 0; o < outputs; o++) {
        for (int i = 0; i < inputs; i++) {
          weights[o][i] = 0.1 * (o + 1) - 0.05 * i;
        }
      }
    }

    double[] forward(double[] input) {
      double[] output = new double[biases.length];
      for (int o = 0; o < output.length; o++) {
        double sum = biases[o];
        for (int i = 0; i < input.length; i++) {
          sum += weights[o][i] * input[i];
        }
        output[o] = Math.tanh(sum);
      }
      return output;
    }

    double[] backward(double[] input, double[] output, double[] error) {
      double[] before = new double[input.length];
      for (int o = 0; o < output.length; o++) {
        double delta = error[o] * (1 - output[o] * output[o]);
        biasGradients[o] += delta;
        for (int i = 0; i < input.length; i++) {
          weightGradients[o][i] += delta * input[i];
          before[i] += delta * weights[o][i];
        }
      }
      return before;
    }

    void update(double rate) {
      for (int o = 0; o < biases.length; o++) {
        biases[o] -= rate * biasGradients[o];
        biasGradients[o] = 0;
        for (int i = 0; i < weights[o].length; i++) {
          weights[o][i] -= rate * weightGradients[o][i];
          weightGradients[o][i] = 0;
        }
      }
    }
  }

  record Sample(double[] features, double label) {}

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int epochs = Integer.parseInt(args[1]);
    List<Sample> samples = new ArrayList<>();
    for (int s = 0; s < n; s++) {
      samples.add(new Sample(new double[] {Math.sin(s), Math.cos(s), 0.01 * s}, s % 2));
    }
    Layer hidden = new Layer(3, 4);
    Layer last = new Layer(4, 1);
    for (int epoch = 0; epoch < epochs; epoch++) {
      for (Sample sample : samples) {
        double[] middle = hidden.forward(sample.features());
        double[] output = last.forward(middle);
        double[] error = {output[0] - sample.label()};
        hidden.backward(sample.features(), middle, last.backward(middle, output, error));
      }
      hidden.update(0.1);
      last.update(0.1);
    }
    System.out.println(hidden.weights[0][0] + last.weights[0][0]);
  }
}
