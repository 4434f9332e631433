import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntToDoubleFunction;

/**
 * Lambdas and method references over arrays: captured locals, captured arrays, composed functions, a lambda in a field.
 *
 * Usage: Lambdas [n]
 */
public class Lambdas {

    interface Kernel {
        void apply(double[] from, double[] to, int i);
    }

    private final DoubleUnaryOperator scale = x -> factor() * x;

    private double factor() {
        return 3.0;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 100;
        double shift = 0.5;
        double[] a = new double[n];
        double[] b = new double[n];
        fill(a, i -> i + shift);
        map(a, b, Math::sqrt);
        map(b, b, new Lambdas().scale.andThen(x -> x - shift));
        sweep(a, b, (from, to, i) -> to[i] += from[i - 1] + from[i + 1]);
        int[] calls = new int[1];
        double sum = reduce(b, 0.0, (x, y) -> {
            calls[0]++;
            return x + y;
        });
        Runnable increment = () -> calls[0] += n;
        increment.run();
        System.out.printf("checksum %.6f largest %.6f calls %d%n", sum, reduce(b, 0.0, Math::max), calls[0]);
    }

    static void fill(double[] a, IntToDoubleFunction function) {
        for (int i = 0; i < a.length; i++) {
            a[i] = function.applyAsDouble(i);
        }
    }

    static void map(double[] from, double[] to, DoubleUnaryOperator function) {
        for (int i = 0; i < from.length; i++) {
            to[i] = function.applyAsDouble(from[i]);
        }
    }

    static void sweep(double[] from, double[] to, Kernel kernel) {
        for (int i = 1; i < from.length - 1; i++) {
            kernel.apply(from, to, i);
        }
    }

    static double reduce(double[] a, double start, DoubleBinaryOperator operator) {
        double result = start;
        for (double value : a) {
            result = operator.applyAsDouble(result, value);
        }
        return result;
    }
}
