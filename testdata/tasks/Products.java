import java.util.Arrays;

/** Products of polynomials by Karatsuba's method: three calls, what two of them return goes into a third sum. */
public class Products {
    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 256;
        long[] p = new long[n];
        long[] q = new long[n];
        for (int i = 0; i < n; i++) {
            p[i] = i * 31 % 17 - 8;
            q[i] = i * 57 % 23 - 11;
        }
        long[] product = times(p, q);
        System.out.println(product[0] + " " + product[n - 1] + " " + Arrays.hashCode(product));
    }

    static long[] times(long[] p, long[] q) {
        int n = p.length;
        long[] result = new long[2 * n - 1];
        if (n <= 8) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    result[i + j] += p[i] * q[j];
                }
            }
            return result;
        }
        int half = n / 2;
        long[] lowP = Arrays.copyOfRange(p, 0, half);
        long[] highP = Arrays.copyOfRange(p, half, n);
        long[] lowQ = Arrays.copyOfRange(q, 0, half);
        long[] highQ = Arrays.copyOfRange(q, half, n);
        long[] bothP = sum(lowP, highP);
        long[] bothQ = sum(lowQ, highQ);
        long[] low = times(lowP, lowQ); // expect: tasks
        long[] high = times(highP, highQ);
        long[] both = times(bothP, bothQ);
        for (int i = 0; i < low.length; i++) {
            result[i] += low[i];
            result[i + half] += both[i] - low[i] - high[i];
            result[i + 2 * half] += high[i];
        }
        return result;
    }

    private static long[] sum(long[] p, long[] q) {
        long[] sum = new long[p.length];
        for (int i = 0; i < sum.length; i++) {
            sum[i] = p[i] + q[i];
        }
        return sum;
    }
}
