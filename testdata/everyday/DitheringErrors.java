/**
 * Frames shown in black and white, the error of each pixel passed on to those that come after (Floyd and Steinberg). The errors of a row go to the
 * rank below: 8 * n * (p - 1) bytes a frame.
 *
 * Usage: DitheringErrors [n [frames]]
 */
public class DitheringErrors {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
    int frames = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[][] image = new double[n][n];
    double[][] shown = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        shown[i][j] = i * j % 7 / 7.0;
      }
    }
    for (int frame = 0; frame < frames; frame++) {
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          image[i][j] = 0.5 * shown[i][j] + 0.03 * ((i + j + frame) % 16);
        }
      }
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          double old = image[i][j];
          double now = old < 0.5 ? 0 : 1;
          double error = old - now;
          shown[i][j] = now;
          if (j + 1 < n) {
            image[i][j + 1] += error * 7 / 16;
          }
          if (i + 1 < n) {
            if (j > 0) {
              image[i + 1][j - 1] += error * 3 / 16;
            }
            image[i + 1][j] += error * 5 / 16;
            if (j + 1 < n) {
              image[i + 1][j + 1] += error / 16;
            }
          }
        }
      }
    }
    System.out.println(shown[n / 2][n / 2]);
  }
}
