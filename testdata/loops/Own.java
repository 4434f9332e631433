import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Set;

/** What iterations make, put somewhere and add to, and fields that loops count with. */
public class Own {
    record Vector(double x, double y) {
        Vector plus(Vector other) {
            return new Vector(x + other.x, y + other.y);
        }

        Vector times(double factor) {
            return new Vector(x * factor, y * factor);
        }
    }

    static final class Cell {
        double value;
        Cell before;
        double[] history;

        Cell(double value, int n) {
            this.value = value;
            this.history = new double[n];
        }
    }

    interface Stencil {
        double at(double[][] grid, int i, int j);
    }

    private int i;
    private int j;
    private int size;
    private static int next;
    private List<Integer> kept = new ArrayList<>();
    private final double[] values = new double[200];

    public static void main(String[] args) {
        double[] a = new double[60];
        for (int i = 0; i < a.length; i++) { // expect: parallel
            a[i] = Math.sin(i) * 5;
        }
        System.out.println(moved(a) + " " + cells(a) + " " + rows(12) + " " + chained(a) + " " + handedOn(a));
        System.out.println(list(a) + " " + chosen(a) + " " + text(a) + " " + distinct(a) + " " + steps(a));
        System.out.println(grown(a) + " " + counted(a) + " " + shared(a) + " " + cleared(a) + " " + twoNames(a) + " " + lateBound(a) + " " + given(a));
        System.out.println(lastOf(a) + " " + lastOfTwo(a) + " " + lastIf(a) + " " + before(a) + " " + fused(a) + " " + folded(a) + " " + large(new long[40]));
        Own own = new Own();
        System.out.println(own.nest(7) + " " + own.beside(a) + " " + own.behind(a) + " " + down(a) + " " + own.some(a) + " " + own.asked(a) + " " + own.again(a));
    }

    // ---- objects of the iteration's own

    static double moved(double[] a) {
        Vector[] places = new Vector[a.length];
        Vector[] speeds = new Vector[a.length];
        for (int i = 0; i < a.length; i++) { // expect: parallel
            places[i] = new Vector(a[i], i);
            speeds[i] = new Vector(1, a[i]);
        }
        for (int i = 0; i < a.length; i++) { // expect: parallel
            places[i] = places[i].plus(speeds[i].times(0.1));
        }
        double sum = 0;
        for (Vector place : places) { // expect: reduction(+:sum)
            sum += place.x + place.y;
        }
        return sum;
    }

    static double cells(double[] a) {
        Cell[] cells = new Cell[a.length];
        for (int i = 0; i < a.length; i++) { // expect: parallel
            Cell cell = new Cell(a[i], 4);
            for (int k = 0; k < 4; k++) { // expect: parallel
                cell.history[k] = cell.value * k;
            }
            cells[i] = cell;
        }
        return cells[3].history[2];
    }

    static double rows(int n) {
        double[][] rows = new double[n][];
        for (int i = 0; i < n; i++) { // expect: parallel
            rows[i] = new double[n];
            for (int j = 0; j < n; j++) { // expect: parallel
                rows[i][j] = i * j;
            }
        }
        double[][] other = new double[n][n];
        sweep(rows, other, (grid, i, j) -> grid[i - 1][j] + grid[i + 1][j]);
        sweep(other, rows, (grid, i, j) -> 0.5 * grid[i][j]);
        for (int i = 0; i < n; i++) { // expect: parallel
            for (int j = 0; j < n / 2; j++) { // expect: parallel
                rows[i][2 * j] *= 0.99;
            }
        }
        return rows[3][4];
    }

    private static void sweep(double[][] from, double[][] to, Stencil stencil) {
        for (int i = 1; i < from.length - 1; i++) { // expect: sequential
            for (int j = 0; j < from.length; j++) { // expect: sequential
                to[i][j] = stencil.at(from, i, j);
            }
        }
    }

    static double chained(double[] a) {
        Cell last = new Cell(0, 1);
        for (int i = 0; i < a.length; i++) { // expect: sequential
            Cell cell = new Cell(a[i], 1);
            cell.before = last;
            last.value += a[i];
            last = cell;
        }
        return last.before.value;
    }

    static double handedOn(double[] a) {
        Cell[] kept = {new Cell(0, 1)};
        for (int i = 0; i < a.length; i++) { // expect: sequential
            Cell cell = new Cell(a[i], 1);
            kept[0].value += 1;
            kept[0] = cell;
        }
        Cell[] all = new Cell[a.length + 1];
        all[0] = new Cell(1, 1);
        for (int i = 0; i < a.length; i++) { // expect: sequential
            all[i + 1] = new Cell(a[i], 1);
            all[i].value += 1;
        }
        return kept[0].value + all[4].value;
    }

    // ---- what is added to

    static int list(double[] a) {
        List<Double> roots = new ArrayList<>();
        for (int i = 0; i < a.length; i++) { // expect: reduction(append:roots)
            roots.add(Math.sqrt(a[i] * a[i] + 1));
        }
        return roots.hashCode();
    }

    static int chosen(double[] a) {
        LinkedList<Vector> far = new LinkedList<>();
        for (double x : a) { // expect: reduction(append:far)
            if (x > 1) {
                far.add(new Vector(x, -x));
            }
        }
        return far.hashCode();
    }

    static int text(double[] a) {
        StringBuilder text = new StringBuilder("values");
        for (int i = 0; i < a.length; i++) { // expect: reduction(append:text)
            text.append(' ').append(i).append(':').append(a[i]);
        }
        return text.toString().hashCode();
    }

    static int distinct(double[] a) {
        Set<Integer> distinct = new HashSet<>();
        for (double x : a) { // expect: reduction(append:distinct)
            distinct.add((int) x);
        }
        return distinct.size();
    }

    static int steps(double[] a) {
        int sum = 0;
        for (int step = 0; step < 3; step++) { // expect: sequential
            ArrayDeque<Double> queue = new ArrayDeque<Double>();
            for (double x : a) { // expect: reduction(append:queue)
                queue.add(x * step);
            }
            sum += queue.size();
        }
        return sum;
    }

    static double grown(double[] a) {
        List<Double> sums = new ArrayList<>();
        sums.add(1.0);
        for (int i = 0; i < a.length; i++) { // expect: sequential
            sums.add(sums.get(i) + a[i]);
        }
        return sums.get(7);
    }

    static int counted(double[] a) {
        List<Double> all = new ArrayList<>();
        int sizes = 0;
        for (double x : a) { // expect: sequential
            all.add(x);
            sizes += all.size();
        }
        return sizes;
    }

    static int shared(double[] a) {
        List<List<Double>> lists = new ArrayList<>();
        List<Double> one = new ArrayList<>();
        for (double x : a) { // expect: sequential
            one.add(x);
            lists.add(one);
        }
        return lists.get(3).size();
    }

    static int twoNames(double[] a) {
        List<Double> one = new ArrayList<>();
        List<Double> other = one;
        for (double x : a) { // expect: sequential
            one.add(x);
            other.add(-x);
        }
        return one.hashCode();
    }

    static double lateBound(double[] a) {
        double[] b = new double[a.length + 9];
        for (int i = 0; i < a.length; i++) { // expect: sequential
            int count = 0;
            for (int k = 0; k < i % 3; k++) { // expect: reduction(+:count)
                count++;
            }
            Cell cell = new Cell(count, 1 + count);
            b[i + cell.history.length] = a[i];
        }
        return b[4];
    }

    static void collect(double[] a, List<Double> into) {
        for (double x : a) { // expect: reduction(append:into)
            into.add(x / 3);
        }
    }

    void keep(double[] a) {
        for (int k = 0; k < a.length; k++) { // expect: reduction(append:kept)
            if (a[k] > 0) {
                this.kept.add(k);
            }
        }
    }

    static void write(double[] a, StringBuilder text) {
        for (int k = 0; k < a.length; k++) { // expect: reduction(append:text)
            text.append(k).append('=').append(a[k]);
        }
    }

    static void deal(double[] a, List<Double> one, List<Double> other) {
        for (double x : a) { // expect: sequential
            one.add(x);
            other.add(-x);
        }
    }

    static void halve(int n, List<Double> from, List<Double> into) {
        for (int k = 0; k < n; k++) { // expect: sequential
            into.add(from.get(k) / 2);
        }
    }

    void tally(double[] a) {
        for (int k = 0; k < a.length; k++) { // expect: sequential
            kept.add(k + latest());
        }
    }

    private int latest() {
        return kept.isEmpty() ? 0 : kept.get(kept.size() - 1) % 5;
    }

    static int given(double[] a) {
        List<Double> list = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        Own own = new Own();
        collect(a, list);
        own.keep(a);
        write(a, text);
        deal(a, list, list);
        halve(30, list, list);
        own.tally(a);
        return list.hashCode() + own.renewed(a) + own.kept.hashCode() + text.length();
    }

    static int cleared(double[] a) {
        StringBuilder text = new StringBuilder();
        for (int step = 0; step < 3; step++) { // expect: sequential
            for (double x : a) { // expect: reduction(append:text)
                text.append(x);
            }
            if (text.length() > 1000) {
                text.setLength(0);
            }
        }
        return text.length();
    }

    // ---- last values, and sums of a kind

    static double lastOf(double[] a) {
        double last = 0;
        for (int i = 0; i < a.length; i++) { // expect: lastprivate(last)
            last = Math.exp(a[i]);
        }
        return last;
    }

    static double lastOfTwo(double[] a) {
        double last = 0;
        for (double x : a) { // expect: lastprivate(last)
            if (x > 0) {
                last = x;
            } else {
                last = -2 * x;
            }
        }
        return last;
    }

    static double lastIf(double[] a) {
        double last = 0;
        for (double x : a) { // expect: lastprivate(conditional: last)
            if (x > 0) {
                last = x;
            }
        }
        return last;
    }

    static double before(double[] a) {
        double previous = 0;
        double jumps = 0;
        for (double x : a) { // expect: sequential: flow previous line 346
            jumps += Math.abs(x - previous);
            previous = x;
        }
        return jumps;
    }

    static double fused(double[] a) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) { // expect: reduction(+:sum)
            sum = Math.fma(a[i], a[i], sum);
        }
        return sum;
    }

    static long large(long[] cubes) {
        for (int i = 0; i < cubes.length; i++) { // expect: parallel
            cubes[i] = BigInteger.valueOf(i).pow(3).add(BigInteger.ONE).longValue();
        }
        return cubes[5];
    }

    static double folded(double[] a) {
        double value = 0;
        for (int i = 0; i < a.length; i++) { // expect: sequential: flow value line 370
            value = Math.fma(value, 0.5, a[i]);
        }
        return value;
    }

    // ---- fields that count

    double nest(int n) {
        double[][] grid = new double[n][n];
        for (i = 0; i < n; i++) { // expect: private(j)
            for (j = 0; j < n; j++) { // expect: parallel
                grid[i][j] = i * j;
            }
        }
        return grid[3][4];
    }

    double beside(double[] a) {
        size = 0;
        for (double x : a) { // expect: parallel
            values[size] = x;
            size += 2;
        }
        return values[8] + size;
    }

    double behind(double[] a) {
        size = 3;
        for (int k = 0; k < a.length; k++) { // expect: parallel
            size++;
            values[size] = a[k];
        }
        return values[8] + size;
    }

    static double down(double[] a) {
        double[] b = new double[a.length];
        for (next = a.length - 1; next >= 0; next--) { // expect: parallel
            b[next] = a[next] / 2;
        }
        return b[3] + next;
    }

    double some(double[] a) {
        size = 0;
        for (double x : a) { // expect: reduction(+:size) reduction(append:values)
            if (x > 0) {
                values[size++] = x;
            }
        }
        return values[2] + size;
    }

    int used() {
        return size;
    }

    double asked(double[] a) {
        size = 0;
        for (int k = 0; k < a.length; k++) { // expect: sequential
            values[k] = a[k] + used();
            size++;
        }
        return values[2] + size;
    }

    double again(double[] a) {
        size = 0;
        for (int k = 0; k < a.length; k++) { // expect: sequential
            values[size] = a[k];
            size++;
            if (k == 30) {
                size = 0;
            }
        }
        return values[2] + size;
    }

    private int made;

    void keepHalves(double[] a) {
        for (int k = 0; k < a.length; k++) { // expect: reduction(append:kept)
            made++;
            if (half(a[k]) > 0) {
                kept.add(k);
            }
        }
    }

    private static double half(double x) {
        return x / 2;
    }

    void renew(double[] a) {
        for (int k = 0; k < a.length; k++) { // expect: sequential
            begin(k);
            kept.add(k);
        }
    }

    private void begin(int k) {
        if (k % 7 == 0) {
            kept = new ArrayList<>();
        }
    }

    int renewed(double[] a) {
        keepHalves(a);
        renew(a);
        return made;
    }
}
