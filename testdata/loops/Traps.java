/** Loops that look parallel, private or gathering, and are not. Each was judged wrongly once. */
public class Traps {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 12;
        int[] a = new int[64];
        for (int i = 0; i < 64; i++) { // expect: parallel
            a[i] = (i * 7) % 23;
        }
        startsAnew(a);
        System.out.println(last(a, n) + " " + shared(n) + " " + exchanged(n) + " " + labels(n));
        maybeEmpty(a, n);
        unknownLength(a, n);
        wraps();
        twice(a, n);
        System.out.println(position(a, n));
        System.out.println(a[0] + " " + a[5] + " " + a[7]);
    }

    /** What is added to was there before the loop: the last iteration decides. */
    static void startsAnew(int[] a) {
        int t = a[0];
        for (int i = 0; i < 12; i++) { // expect: reduction(last-content:a)
            a[0] = t + i;
        }
    }

    /** The last value of a variable that is computed from the counter, but not from it alone. */
    static int last(int[] a, int n) {
        int i = 0;
        int x;
        do { // expect: sequential: output x line 33
            x = i * a[i & 3];
            i++;
        } while (i < n);
        return x;
    }

    static int[] same(int[] a) {
        return a;
    }

    /** A method hands out one array again and again. */
    static int shared(int n) {
        int[] w = new int[8];
        int[][] rows = new int[n][];
        for (int i = 0; i < n; i++) { // expect: parallel
            rows[i] = same(w);
        }
        for (int i = 0; i < n; i++) { // expect: sequential
            rows[i][2] = i;
        }
        return rows[1][2];
    }

    /** Two rows become one where the second is taken after the first was overwritten. */
    static int exchanged(int n) {
        int[][] rows = new int[n][4];
        int first = 0;
        int other = n - 1;
        rows[first] = rows[other];
        rows[other] = rows[first];
        for (int i = 0; i < n; i++) { // expect: sequential
            rows[i][2] = i;
        }
        return rows[first][2];
    }

    /** Text of an object is made by its own method. */
    static String labels(int n) {
        Numbered numbered = new Numbered();
        String[] labels = new String[n];
        for (int i = 0; i < n; i++) { // expect: sequential
            labels[i] = "x" + numbered;
        }
        return labels[3];
    }

    /** A loop that may not run at all leaves what an earlier iteration has written. */
    static void maybeEmpty(int[] a, int n) {
        int[] w = new int[8];
        for (int i = 0; i < n; i++) { // expect: sequential: flow w[0] line 86
            for (int j = 0; j < 3 - i; j++) { // expect: reduction(last-content:w)
                w[0] = i + j;
            }
            a[i] = w[0];
        }
    }

    /** How far a loop writes is not known before. */
    static void unknownLength(int[] a, int n) {
        int[] w = new int[64];
        for (int i = 0; i < n; i++) { // expect: sequential
            int j = 0;
            while (a[i + j] > 2) { // expect: sequential
                w[j] = i + j;
                j++;
            }
            a[i + 20] = w[5];
        }
    }

    /** A minimum that changes without its position, too. */
    static int position(int[] a, int n) {
        int least = 100;
        int at = 0;
        for (int i = 0; i < n; i++) { // expect: sequential
            least = Math.min(least, a[i / 2]);
            if (a[i + 20] <= least) {
                least = a[i + 20];
                at = i;
            }
        }
        return at;
    }

    /** What is added to the old value is computed from it, too. */
    static void twice(int[] a, int n) {
        for (int i = 0; i < n; i++) { // expect: sequential
            a[i] += i + a[i];
            a[(i * 5) % 16] += 1;
        }
    }

    /** Products that do not fit an {@code int} leave other remainders. */
    static void wraps() {
        int[] table = new int[4000];
        for (int i = 0; i < 1900; i++) { // expect: sequential
            table[2000 + i * 1103515245 % 1999] = i;
        }
        System.out.println(table[7] + " " + table[2100]);
        least(new long[16], new int[16], 16);
        double[] p = {1, 2, 3, 4, 5};
        recurrence(p, 4);
        System.out.println(p[4]);
    }

    /** The opposite of the least number is no number. */
    static void least(long[] a, int[] b, int n) {
        for (int i = 0; i < n; i++) { // expect: parallel
            if (a[i] > Long.MIN_VALUE) {
                a[i] -= 1;
            }
        }
        for (int i = 0; i < n; i++) { // expect: sequential
            if (i * Long.MAX_VALUE >= Long.MIN_VALUE) {
                b[(int) (i * Long.MIN_VALUE >>> 60)] = i;
            }
        }
    }

    /** Partial results of an array begin at nothing, also the elements that are read. */
    static void recurrence(double[] p, int n) {
        for (int m = 1; m < n; m++) { // expect: sequential
            p[n] += m * p[n - m];
        }
    }

    static final class Numbered {
        private int calls;

        @Override
        public String toString() {
            return "n" + calls++;
        }
    }
}
