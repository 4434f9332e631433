/** Two filters of one signal, between statements that use neither; then what needs both. */
public class Filters {
    private final double[] signal;
    private double[] low;
    private double[] high;

    Filters(int n) {
        signal = new double[n];
        for (int i = 0; i < n; i++) {
            signal[i] = Math.sin(0.01 * i) + 0.2 * Math.cos(1.3 * i);
        }
    }

    private double[] smooth(int width) {
        double[] result = new double[signal.length];
        for (int i = width; i < signal.length - width; i++) {
            double sum = 0;
            for (int j = -width; j <= width; j++) {
                sum += signal[i + j];
            }
            result[i] = sum / (2 * width + 1);
        }
        return result;
    }

    private double[] sharp(int width) {
        double[] result = smooth(width);
        for (int i = 0; i < result.length; i++) {
            result[i] = signal[i] - result[i];
        }
        return result;
    }

    private double energy(double[] of) {
        double sum = 0;
        for (double x : of) {
            sum += x * x;
        }
        return sum;
    }

    void run() {
        low = smooth(30); // expect: tasks
        high = sharp(25);
        double a = energy(low); // expect: tasks
        double b = energy(high);
        System.out.println(a + " " + b + " " + a / b);
        accumulate(low); // expect: order
        double c = energy(low);
        System.out.println(c);
    }

    /** Leaves something else in the array that the next call reads. */
    private void accumulate(double[] of) {
        for (int i = 1; i < of.length; i++) {
            of[i] += of[i - 1];
        }
    }

    public static void main(String[] args) {
        new Filters(args.length > 0 ? Integer.parseInt(args[0]) : 4000).run();
    }
}
