import java.util.Arrays;

/**
 * The library's ways to move arrays: System.arraycopy (also onto itself), clone, and fill, copyOf, copyOfRange, setAll,
 * sort, equals, hashCode and stream of Arrays.
 *
 * Usage: ArrayCopies [n]
 */
public class ArrayCopies {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
        double[] a = new double[n];
        Arrays.setAll(a, i -> (i * 37) % 101);
        double[] b = new double[n];
        System.arraycopy(a, 0, b, 0, n);
        System.arraycopy(b, 0, b, 1, n - 1);
        System.arraycopy(b, 2, b, 0, n / 2);
        double[] c = b.clone();
        Arrays.fill(c, 0, n / 4, 7.0);
        double[] d = Arrays.copyOf(c, n + 10);
        double[] e = Arrays.copyOfRange(d, n / 2, n + 5);
        double[] sorted = a.clone();
        Arrays.sort(sorted);
        double[][] rows = new double[4][];
        for (int i = 0; i < 4; i++) {
            rows[i] = Arrays.copyOfRange(sorted, i * n / 4, (i + 1) * n / 4);
        }
        double[][] shallow = rows.clone();
        shallow[1][0] += 1000.0;
        double[][] deep = new double[4][];
        for (int i = 0; i < 4; i++) {
            deep[i] = rows[i].clone();
        }
        deep[2][0] = -1.0;
        int[] filled = new int[n];
        Arrays.fill(filled, 3);
        for (int i = 0; i < n; i++) {
            filled[i] += i;
        }
        System.out.println("a " + sum(a) + " b " + weighted(b) + " c " + weighted(c) + " d " + weighted(d) + " e " + weighted(e));
        System.out.println("sorted " + weighted(sorted) + " rows " + sum(rows[1]) + " " + sum(rows[2]) + " deep " + sum(deep[2])
                + " equal " + Arrays.equals(rows[1], deep[1]) + " filled " + Arrays.hashCode(filled)
                + " stream " + Arrays.stream(c).sum());
    }

    static double sum(double[] a) {
        double sum = 0.0;
        for (double value : a) {
            sum += value;
        }
        return sum;
    }

    static double weighted(double[] a) {
        double sum = 0.0;
        for (int i = 0; i < a.length; i++) {
            sum += (i + 1) * a[i];
        }
        return sum;
    }
}
