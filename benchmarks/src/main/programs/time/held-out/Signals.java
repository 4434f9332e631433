/** Loops over samples: filters, spectra, detectors. */
public class Signals {
  private final float[] samples;

  Signals(int n) {
    samples = new float[n];
    for (int i = 0; i < n; i++) {
      samples[i] = (float) (Math.sin(0.01 * i) + 0.3 * Math.sin(0.37 * i));
    }
  }

  public static void main(String[] arguments) {
    Signals signals = new Signals(40_000);
    float[] filtered = signals.filtered(48);
    double[] spectrum = signals.spectrum(120, 600);
    double[] lags = signals.autocorrelation(64);
    double power = signals.power();
    int crossings = signals.crossings();
    short[] coded = signals.coded();
    double[] envelope = signals.envelope(250);
    System.out.println(filtered[9] + spectrum[7] + lags[3] + power + crossings + coded[11] + envelope[2]);
  }

  float[] filtered(int taps) {
    float[] out = new float[samples.length - taps];
    for (int i = 0; i < out.length; i++) {
      float sum = 0;
      for (int k = 0; k < taps; k++) {
        sum += samples[i + k] * (1f / (k + 1));
      }
      out[i] = sum;
    }
    return out;
  }

  double[] spectrum(int bins, int window) {
    double[] power = new double[bins];
    for (int bin = 0; bin < bins; bin++) {
      double re = 0;
      double im = 0;
      for (int i = 0; i < window; i++) {
        double angle = 2 * Math.PI * bin * i / window;
        re += samples[i] * Math.cos(angle);
        im -= samples[i] * Math.sin(angle);
      }
      power[bin] = re * re + im * im;
    }
    return power;
  }

  double[] autocorrelation(int lags) {
    double[] result = new double[lags];
    for (int lag = 0; lag < lags; lag++) {
      double sum = 0;
      for (int i = lag; i < samples.length; i++) {
        sum += samples[i] * samples[i - lag];
      }
      result[lag] = sum;
    }
    return result;
  }

  double power() {
    double sum = 0;
    for (float sample : samples) {
      sum += (double) sample * sample;
    }
    return sum;
  }

  int crossings() {
    int count = 0;
    for (int i = 1; i < samples.length; i++) {
      if (samples[i - 1] < 0 != samples[i] < 0) {
        count++;
      }
    }
    return count;
  }

  short[] coded() {
    short[] out = new short[samples.length];
    for (int i = 0; i < samples.length; i++) {
      out[i] = (short) (samples[i] * 1000);
    }
    return out;
  }

  double[] envelope(int block) {
    double[] tops = new double[samples.length / block];
    for (int b = 0; b < tops.length; b++) {
      double top = 0;
      for (int i = b * block; i < (b + 1) * block; i++) {
        top = Math.max(top, Math.abs(samples[i]));
      }
      tops[b] = top;
    }
    return tops;
  }
}
