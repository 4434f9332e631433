/**
 * Branches of every kind: switches over numbers, strings and enums, as statements and as expressions, with and without
 * fall-through; labelled breaks and continues; conditional and short-circuit expressions; do-while.
 *
 * Usage: Switches [n]
 */
public class Switches {

    enum Kind { FIXED, PERIODIC, OPEN }

    @SuppressWarnings("fallthrough")
    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 60;
        double[] a = new double[n];
        String[] names = {"add", "scale", "negate", "none"};
        for (int i = 0; i < n; i++) {
            switch (i % 6) {
                case 0:
                    a[i] = 1.0;
                    break;
                case 1:
                    a[i] = 2.0;
                case 2:
                    a[i] += 3.0;
                    break;
                case 5:
                    continue;
                default:
                    a[i] = -1.0;
            }
            switch (names[i % names.length]) {
                case "add" -> a[i] += i;
                case "scale" -> a[i] *= 0.5;
                case "negate" -> a[i] = -a[i];
                default -> { }
            }
            a[i] += weight(Kind.values()[i % 3], i) + sparse(i * 1000);
        }
        int found = -1;
        int skipped = 0;
        search:
        for (int i = 1; i < n; i++) {
            for (int j = 0; j < i; j++) {
                if (a[i] < a[j] && a[j] > 5.0) {
                    continue search;
                }
                if (i > 20 && (a[i] == a[j] || a[i] + a[j] == 0.0)) {
                    found = i * n + j;
                    break search;
                }
                skipped++;
            }
        }
        int k = 0;
        do {
            a[k] = a[k] > 0 ? a[k] : a[k] < -2 ? 2.0 : 0.0;
            k++;
        } while (k < n);
        double sum = 0.0;
        for (double value : a) {
            sum += value;
        }
        System.out.println("sum " + sum + " found " + found + " skipped " + skipped);
    }

    static double weight(Kind kind, int i) {
        return switch (kind) {
            case FIXED -> 0.0;
            case PERIODIC -> {
                double half = 0.5 * i;
                yield half * half;
            }
            case OPEN -> i;
        };
    }

    static int sparse(int key) {
        switch (key) {
            case 1000:
                return 1;
            case 20000:
                return 2;
            case 30000:
                return 3;
            default:
                return 0;
        }
    }
}
