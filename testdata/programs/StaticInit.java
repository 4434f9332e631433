/**
 * Static initialisers: tables filled before main, initialisation on first use in the middle of a loop, constants,
 * an initialiser that reads another class's fields.
 *
 * Usage: StaticInit [n]
 */
public class StaticInit {

    static final int SIZE = 64;
    static final double[] SQUARES = new double[SIZE];
    static double sum;
    static int order;

    static {
        for (int i = 0; i < SIZE; i++) {
            SQUARES[i] = i * i;
            sum += SQUARES[i];
        }
    }

    static class Late {
        static final double[] ROOTS = new double[SIZE];
        static final int WHEN = ++order;

        static {
            for (int i = 0; i < SIZE; i++) {
                ROOTS[i] = Math.sqrt(SQUARES[i]) + sum;
            }
        }
    }

    static class Never {
        static {
            order = 1000;
        }

        static final double CONSTANT = 0.5;
    }

    interface Defaults {
        double[] WEIGHTS = {0.25, 0.5, 0.25};
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 40;
        double total = 0.0;
        for (int i = 0; i < n; i++) {
            total += Never.CONSTANT * SQUARES[i % SIZE];
            if (i >= n / 2) {
                total += Late.ROOTS[i % SIZE] * Defaults.WEIGHTS[i % 3];
            } else {
                order++;
            }
        }
        System.out.println("total " + total + " order " + order + " when " + Late.WHEN);
    }
}
