import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Sequential streams over ranges and arrays: forEach that stores, map, filter, sum, reduce, toArray.
 *
 * Usage: Streams [n]
 */
public class Streams {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 50;
        double[] a = new double[n];
        double[] b = new double[n];
        IntStream.range(0, n).forEach(i -> a[i] = 0.5 * i);
        IntStream.range(1, n - 1).forEach(i -> b[i] = a[i - 1] + a[i] + a[i + 1]);
        double sum = IntStream.range(0, n).mapToDouble(i -> a[i] * b[i]).sum();
        double[] squares = Arrays.stream(b).map(x -> x * x).toArray();
        int even = (int) IntStream.rangeClosed(1, n).filter(i -> i % 2 == 0).count();
        double largest = DoubleStream.of(squares).max().orElse(0.0);
        int product = IntStream.of(2, 3, 7).reduce(1, (x, y) -> x * y);
        double rows = IntStream.range(0, 4).mapToObj(i -> Arrays.copyOfRange(a, i, i + 3)).mapToDouble(row -> row[2]).sum();
        System.out.println("sum " + sum + " largest " + largest + " even " + even + " product " + product + " rows " + rows);
    }
}
