/**
 * Convolution of a linear image of floats with a kernel object, zero outside, again and again. Blocks send borders and corners:
 * 4 * (2 * n * (R - 1 + C - 1) + 4 * (R - 1) * (C - 1)) bytes a step.
 *
 * Usage: KernelsLinear [n [steps]]
 */
public class KernelsLinear {
  static class Kernel {
    private final float[] weights;
    private final int radius;

    Kernel(int radius, float... weights) {
      this.radius = radius;
      this.weights = weights;
    }

    void apply(float[] from, float[] to, int width, int height) {
      for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
          float sum = 0;
          int w = 0;
          for (int dy = -radius; dy <= radius; dy++) {
            for (int dx = -radius; dx <= radius; dx++, w++) {
              int sy = y + dy;
              int sx = x + dx;
              if (sy >= 0 && sy < height && sx >= 0 && sx < width) {
                sum += weights[w] * from[sy * width + sx];
              }
            }
          }
          to[y * width + x] = sum;
        }
      }
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    Kernel kernel = new Kernel(1, 0.05f, 0.1f, 0.05f, 0.1f, 0.4f, 0.1f, 0.05f, 0.1f, 0.05f);
    float[] image = new float[n * n];
    for (int i = 0; i < image.length; i++) {
      image[i] = i * 31 % 17;
    }
    for (int step = 0; step < steps; step++) {
      float[] next = new float[n * n];
      kernel.apply(image, next, n, n);
      image = next;
    }
    System.out.println(image[n * n / 2]);
  }
}
