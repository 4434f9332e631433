/**
 * How much spectra resemble each other: for m of them m * (m + 1) / 2 products, spectra cut along their channels. Each rank sends its partial
 * sums to one, which makes cosines of them: 8 * (p - 1) * m * (m + 1) / 2 bytes.
 *
 * Usage: SimilaritiesObjects [m [channels]]
 */
public class SimilaritiesObjects {
  static class Spectrum {
    private final double[] channels;

    Spectrum(int seed, int channels) {
      this.channels = new double[channels];
      for (int i = 0; i < channels; i++) {
        this.channels[i] = 1 + Math.cos(0.1 * i * (seed + 1));
      }
    }

    double times(Spectrum other) {
      double sum = 0;
      for (int i = 0; i < channels.length; i++) {
        sum += channels[i] * other.channels[i];
      }
      return sum;
    }
  }

  public static void main(String[] args) {
    int m = args.length > 0 ? Integer.parseInt(args[0]) : 12;
    int channels = args.length > 1 ? Integer.parseInt(args[1]) : 160;
    Spectrum[] spectra = new Spectrum[m];
    for (int j = 0; j < m; j++) {
      spectra[j] = new Spectrum(j, channels);
    }
    double[][] products = new double[m][m];
    for (int j = 0; j < m; j++) {
      for (int k = 0; k <= j; k++) {
        products[j][k] = spectra[j].times(spectra[k]);
      }
    }
    double largest = 0;
    for (int j = 0; j < m; j++) {
      for (int k = 0; k < j; k++) {
        largest = Math.max(largest, products[j][k] / Math.sqrt(products[j][j] * products[k][k]));
      }
    }
    System.out.println(largest);
  }
}
