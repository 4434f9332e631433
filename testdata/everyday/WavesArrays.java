/** A wave of complex numbers on a grid, real and imaginary parts in arrays. In blocks of R x C both parts cross each cut, both ways: 16 * 2 * n * (R - 1 + C - 1) bytes a step. */
public class WavesArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[][] re = new double[n + 2][n + 2];
    double[][] im = new double[n + 2][n + 2];
    double[][] nextRe = new double[n + 2][n + 2];
    double[][] nextIm = new double[n + 2][n + 2];
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        re[i][j] = 1.0 / (i + j);
        im[i][j] = 1.0 / (i + 2 * j);
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          double sumRe = re[i - 1][j] + re[i + 1][j] + re[i][j - 1] + re[i][j + 1];
          double sumIm = im[i - 1][j] + im[i + 1][j] + im[i][j - 1] + im[i][j + 1];
          nextRe[i][j] = 0.2 * sumRe - 0.1 * sumIm;
          nextIm[i][j] = 0.2 * sumIm + 0.1 * sumRe;
        }
      }
      double[][] swapped = re;
      re = nextRe;
      nextRe = swapped;
      swapped = im;
      im = nextIm;
      nextIm = swapped;
    }
    double sum = 0;
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        sum += re[i][j] + im[i][j];
      }
    }
    System.out.println(sum);
  }
}
