import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.StringTokenizer;

/**
 * Sparse matrix times vector, matrix by compressed rows, repeated: x = A x, so that each step needs the entries of x
 * that other rows have changed. The matrices are of several kinds; rows are scaled to sum 1 where they are made here.
 *
 * Usage: Spmv dense N STEPS, Spmv band N HALF STEPS, Spmv lap2d K STEPS, Spmv rand8 N STEPS, Spmv powerlaw N STEPS,
 * Spmv file PATH STEPS (a square Matrix Market file in coordinate format, general or symmetric, real, integer or
 * pattern; or a list of edges "row column" from 0, one to a line, after lines of comment that begin with #).
 * Without arguments: lap2d 16 10.
 */
public class Spmv {

    private final int n;
    private final int[] start;
    private int[] column;
    private double[] value;
    private int entries;

    private Spmv(int n) {
        this.n = n;
        start = new int[n + 1];
        column = new int[16];
        value = new double[16];
    }

    public static void main(String[] args) throws IOException {
        String kind = args.length > 0 ? args[0] : "lap2d";
        int size = args.length > 1 && !kind.equals("file") ? Integer.parseInt(args[1]) : 16;
        int steps = args.length > 2 ? Integer.parseInt(args[args.length - 1]) : 10;
        Spmv a;
        switch (kind) {
            case "dense":
                a = dense(size);
                break;
            case "band":
                a = band(size, Integer.parseInt(args[2]));
                break;
            case "lap2d":
                a = laplacian(size);
                break;
            case "rand8":
                a = random(size);
                break;
            case "powerlaw":
                a = powerLaw(size);
                break;
            case "file":
                a = read(Path.of(args[1]));
                break;
            default:
                throw new IllegalArgumentException("no such kind of matrix: " + kind);
        }
        double[] x = new double[a.n];
        double[] y = new double[a.n];
        for (int i = 0; i < a.n; i++) {
            x[i] = 1.0 + i % 5;
        }
        iterate(a.start, a.column, a.value, x, y, steps);
        double sum = 0.0;
        for (int i = 0; i < a.n; i++) {
            sum += (i % 10 + 1) * x[i];
        }
        System.out.printf("rows %d entries %d checksum %.9e%n", a.n, a.entries, sum);
    }

    static void iterate(int[] start, int[] column, double[] value, double[] x, double[] y, int steps) {
        for (int t = 0; t < steps; t++) {
            multiply(start, column, value, x, y);
            for (int i = 0; i < x.length; i++) {
                x[i] = y[i];
            }
        }
    }

    static void multiply(int[] start, int[] column, double[] value, double[] x, double[] y) {
        for (int i = 0; i < y.length; i++) {
            double sum = 0.0;
            for (int e = start[i]; e < start[i + 1]; e++) {
                sum += value[e] * x[column[e]];
            }
            y[i] = sum;
        }
    }

    private void add(int entryColumn, double entryValue) {
        if (entries == column.length) {
            column = Arrays.copyOf(column, 2 * entries);
            value = Arrays.copyOf(value, 2 * entries);
        }
        column[entries] = entryColumn;
        value[entries] = entryValue;
        entries++;
    }

    /** Ends a row, whose entries become equal and of sum 1. */
    private void endRow(int row) {
        for (int e = start[row]; e < entries; e++) {
            value[e] = 1.0 / (entries - start[row]);
        }
        start[row + 1] = entries;
    }

    private static Spmv dense(int n) {
        return band(n, n);
    }

    private static Spmv band(int n, int half) {
        Spmv a = new Spmv(n);
        for (int i = 0; i < n; i++) {
            for (int j = Math.max(0, i - half); j <= Math.min(n - 1, i + half); j++) {
                a.add(j, 1.0);
            }
            a.endRow(i);
        }
        return a;
    }

    private static Spmv laplacian(int k) {
        Spmv a = new Spmv(k * k);
        for (int i = 0; i < k; i++) {
            for (int j = 0; j < k; j++) {
                int row = i * k + j;
                if (i > 0) {
                    a.add(row - k, 1.0);
                }
                if (j > 0) {
                    a.add(row - 1, 1.0);
                }
                a.add(row, 1.0);
                if (j < k - 1) {
                    a.add(row + 1, 1.0);
                }
                if (i < k - 1) {
                    a.add(row + k, 1.0);
                }
                a.endRow(row);
            }
        }
        return a;
    }

    /** Eight different columns to a row, uniformly at random, with a linear congruential generator. */
    private static Spmv random(int n) {
        Spmv a = new Spmv(n);
        long seed = 12345;
        boolean[] taken = new boolean[n];
        for (int i = 0; i < n; i++) {
            int first = a.entries;
            while (a.entries - first < Math.min(8, n)) {
                seed = seed * 6364136223846793005L + 1442695040888963407L;
                int j = (int) ((seed >>> 33) % n);
                if (!taken[j]) {
                    taken[j] = true;
                    a.add(j, 1.0);
                }
            }
            for (int e = first; e < a.entries; e++) {
                taken[a.column[e]] = false;
            }
            a.endRow(i);
        }
        return a;
    }

    /** The diagonal and seven draws to a row; column j is drawn with a frequency that falls as 1 / sqrt(j). */
    private static Spmv powerLaw(int n) {
        Spmv a = new Spmv(n);
        long seed = 54321;
        boolean[] taken = new boolean[n];
        for (int i = 0; i < n; i++) {
            int first = a.entries;
            taken[i] = true;
            a.add(i, 1.0);
            for (int draw = 0; draw < 7; draw++) {
                seed = seed * 6364136223846793005L + 1442695040888963407L;
                double u = (seed >>> 11) * 0x1.0p-53;
                int j = (int) (u * u * n);
                if (!taken[j]) {
                    taken[j] = true;
                    a.add(j, 1.0);
                }
            }
            for (int e = first; e < a.entries; e++) {
                taken[a.column[e]] = false;
            }
            a.endRow(i);
        }
        return a;
    }

    private static Spmv read(Path path) throws IOException {
        try (BufferedReader in = Files.newBufferedReader(path)) {
            String line = in.readLine();
            boolean market = line != null && line.startsWith("%%MatrixMarket");
            boolean symmetric = market && line.contains("symmetric");
            boolean pattern = !market || line.contains("pattern");
            while (line != null && (line.startsWith("%") || line.startsWith("#") || line.isBlank())) {
                line = in.readLine();
            }
            int size = 0;
            if (market && line != null) {
                size = Integer.parseInt(new StringTokenizer(line).nextToken());
                line = in.readLine();
            }
            int[] rows = new int[16];
            int[] columns = new int[16];
            double[] values = new double[16];
            int count = 0;
            for (; line != null; line = in.readLine()) {
                StringTokenizer fields = new StringTokenizer(line);
                if (!fields.hasMoreTokens()) {
                    continue;
                }
                int origin = market ? 1 : 0;
                int row = Integer.parseInt(fields.nextToken()) - origin;
                int col = Integer.parseInt(fields.nextToken()) - origin;
                double entry = pattern ? 1.0 : Double.parseDouble(fields.nextToken());
                if (count + 2 > rows.length) {
                    rows = Arrays.copyOf(rows, 2 * rows.length);
                    columns = Arrays.copyOf(columns, 2 * columns.length);
                    values = Arrays.copyOf(values, 2 * values.length);
                }
                rows[count] = row;
                columns[count] = col;
                values[count++] = entry;
                if (symmetric && row != col) {
                    rows[count] = col;
                    columns[count] = row;
                    values[count++] = entry;
                }
                size = Math.max(size, Math.max(row, col) + 1);
            }
            return compress(size, rows, columns, values, count);
        }
    }

    /** Sorts entries by rows, keeping their order within a row. */
    private static Spmv compress(int n, int[] rows, int[] columns, double[] values, int count) {
        Spmv a = new Spmv(n);
        a.entries = count;
        a.column = new int[count];
        a.value = new double[count];
        for (int e = 0; e < count; e++) {
            a.start[rows[e] + 1]++;
        }
        for (int i = 0; i < n; i++) {
            a.start[i + 1] += a.start[i];
        }
        int[] next = Arrays.copyOf(a.start, n);
        for (int e = 0; e < count; e++) {
            int position = next[rows[e]]++;
            a.column[position] = columns[e];
            a.value[position] = values[e];
        }
        return a;
    }
}
