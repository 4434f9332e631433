import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A picture's pipeline of streams: brighten, blur along columns, take the mean away. A line over each border both ways, and an allreduce of the sum:
 * 4 * 2 * n * (p - 1) + 4 * 2 * (p - 1) bytes a step.
 */
public class FiltersPipeline {
  static int[][] brighten(int[][] image) {
    return Arrays.stream(image).map(row -> Arrays.stream(row).map(v -> Math.min(255, v + v / 8)).toArray()).toArray(int[][]::new);
  }

  static int[][] blur(int[][] image) {
    int n = image.length;
    return IntStream.range(0, n).mapToObj(i -> IntStream.range(0, n)
        .map(j -> (image[Math.max(0, i - 1)][j] + 2 * image[i][j] + image[Math.min(n - 1, i + 1)][j]) / 4).toArray()).toArray(int[][]::new);
  }

  static int mean(int[][] image) {
    return Arrays.stream(image).mapToInt(row -> Arrays.stream(row).sum()).sum() / (image.length * image.length);
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    int[][] image = new int[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        image[i][j] = (i * 31 + j * 17) % 256;
      }
    }
    for (int step = 0; step < steps; step++) {
      int[][] blurred = blur(brighten(image));
      int mean = mean(blurred);
      image = Arrays.stream(blurred).map(row -> Arrays.stream(row).map(v -> Math.abs(v - mean)).toArray()).toArray(int[][]::new);
    }
    System.out.println(image[n / 2][n / 3]);
  }
}
