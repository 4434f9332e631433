/**
 * How the features of samples go together: means and deviations of the features, the samples made normal by them, and the products of each two features summed
 * over the samples.
 *
 * Usage: Correlation [samples [features]]
 */
public class Correlation {

    public static void main(String[] args) {
        int samples = args.length > 0 ? Integer.parseInt(args[0]) : 200;
        int features = args.length > 1 ? Integer.parseInt(args[1]) : 6;
        double[][] data = new double[samples][features];
        for (int i = 0; i < samples; i++) {
            for (int j = 0; j < features; j++) {
                data[i][j] = Math.sin(i * (j + 1.3)) + 0.1 * j;
            }
        }
        double[] mean = new double[features];
        double[] deviation = new double[features];
        double[][] products = new double[features][features];
        correlate(data, mean, deviation, products, samples, features);
        double sum = 0.0;
        for (int j = 0; j < features; j++) {
            for (int k = 0; k < features; k++) {
                sum += (j + 2 * k) * products[j][k];
            }
        }
        System.out.println("checksum " + sum);
    }

    static void correlate(double[][] data, double[] mean, double[] deviation, double[][] products, int samples, int features) {
        for (int j = 0; j < features; j++) {
            mean[j] = 0;
            for (int i = 0; i < samples; i++) {
                mean[j] += data[i][j];
            }
            mean[j] /= samples;
        }
        for (int j = 0; j < features; j++) {
            deviation[j] = 0;
            for (int i = 0; i < samples; i++) {
                deviation[j] += (data[i][j] - mean[j]) * (data[i][j] - mean[j]);
            }
            deviation[j] = Math.sqrt(deviation[j] / samples);
        }
        for (int i = 0; i < samples; i++) {
            for (int j = 0; j < features; j++) {
                data[i][j] = (data[i][j] - mean[j]) / (Math.sqrt(samples) * deviation[j]);
            }
        }
        for (int j = 0; j < features; j++) {
            products[j][j] = 1;
            for (int k = j + 1; k < features; k++) {
                products[j][k] = 0;
                for (int i = 0; i < samples; i++) {
                    products[j][k] += data[i][j] * data[i][k];
                }
                products[k][j] = products[j][k];
            }
        }
    }
}
