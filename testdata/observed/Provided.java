import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntConsumer;

/** Loops over objects, collections and functions: parallel for every input, parallel in a run under conditions, and neither. */
public class Provided {
    interface Shape { int rows(); int cols(); default int size() { return rows() * cols(); } }

    static class Dense implements Shape {
        int r, c;
        double[] data;
        Dense(int r, int c) { this.r = r; this.c = c; data = new double[r * c]; }
        public int rows() { return r; }
        public int cols() { return c; }
        double get(int i, int j) { check(i, j); return data[i * c + j]; }
        void set(int i, int j, double v) { check(i, j); data[i * c + j] = v; }
        void check(int i, int j) { if (i < 0 || j < 0 || i >= r || j >= c) throw new IllegalArgumentException("no element " + i + ", " + j); }
    }

    static class Square implements Shape {
        int n;
        Square(int n) { this.n = n; }
        public int rows() { return n; }
        public int cols() { return n; }
    }

    static class Point { double x, y; int cluster; Point(double x, double y) { this.x = x; this.y = y; } }

    @FunctionalInterface interface Stencil { double at(double[] u, int i); }

    record Vec(double x, double y) { Vec plus(Vec o) { return new Vec(x + o.x, y + o.y); } }

    static void scale(Shape shape, double[] data, double alpha) {
        final int size = shape.size();
        for (int i = 0; i < size; i++) data[i] *= alpha; // expect: proven parallel
        for (int i = 0; i < shape.size(); i++) data[i] += alpha; // expect: proven parallel
    }

    static void copy(Dense a, Dense b) {
        for (int i = 0; i < a.rows(); i++) { // expect: in this run parallel
            for (int j = 0; j < a.cols(); j++) b.set(i, j, 2 * a.get(i, j)); // expect: in this run parallel
        }
    }

    static void apply(double[] a, double[] b, DoubleUnaryOperator f) {
        for (int i = 0; i < a.length; i++) b[i] = f.applyAsDouble(a[i]); // expect: in this run parallel
    }

    static void sweep(double[] u, double[] v, Stencil s) {
        for (int i = 1; i < u.length - 1; i++) v[i] = s.at(u, i); // expect: in this run parallel
    }

    static void assign(List<Point> points, double[][] centres) {
        for (Point p : points) { // expect: in this run parallel
            int best = 0;
            double least = Double.MAX_VALUE;
            for (int k = 0; k < centres.length; k++) { // expect: proven reduction
                double dx = p.x - centres[k][0], dy = p.y - centres[k][1], d = dx * dx + dy * dy;
                if (d < least) { least = d; best = k; }
            }
            p.cluster = best;
        }
    }

    static void rank(List<List<Integer>> in, double[] r, double[] next, int[] degree) {
        for (int v = 0; v < in.size(); v++) { // expect: in this run parallel
            double s = 0;
            for (int u : in.get(v)) s += r[u] / degree[u]; // expect: in this run reduction
            next[v] = 0.15 + 0.85 * s;
        }
    }

    static void move(Vec[] x, Vec[] v) {
        for (int i = 0; i < x.length; i++) x[i] = x[i].plus(v[i]); // expect: proven parallel
    }

    static void lengths(Map<String, Integer> known, String[] words, int[] out) {
        for (int i = 0; i < words.length; i++) out[i] = known.getOrDefault(words[i], 0); // expect: in this run parallel
    }

    static int calls;
    static double counting(double x) { calls = 2 * calls + 1; return x; }

    static class Memo {
        double last;
        double of(double x) { double before = last; last = x; return x - before; }
    }

    static class Shrinking {
        int n = 40;
        int size() { return n--; }
    }

    static class Countdown implements Iterable<Integer> {
        int left = 10;
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                public boolean hasNext() { return left > 0; }
                public Integer next() { return left--; }
            };
        }
    }

    static void traps(List<Point> points, double[] a, double[] b) {
        DoubleUnaryOperator f = Provided::counting;
        for (int i = 0; i < 10; i++) a[i] = f.applyAsDouble(i); // expect: not
        Memo memo = new Memo();
        DoubleUnaryOperator g = x -> memo.of(x);
        for (int i = 0; i < 10; i++) a[i] = g.applyAsDouble(i); // expect: not
        IntConsumer print = i -> System.out.println(i);
        for (int i = 0; i < 3; i++) print.accept(i); // expect: not
        Shrinking shrinking = new Shrinking();
        for (int i = 0; i < shrinking.size(); i++) b[i] = i; // expect: not
        for (int i : new Countdown()) b[i] = 2 * i; // expect: not
        List<Point> sum = new ArrayList<>();
        for (Point p : points) sum.add(p); // expect: in this run reduction
        for (int i = 0; i < sum.size(); i++) if (sum.get(i).x > 30) sum.remove(i); // expect: not
        Dense d = new Dense(5, 5);
        int outside = 0;
        for (int i = 0; i < 10; i++) { // expect: not
            try { a[i] = d.get(i, 1); } catch (IllegalArgumentException e) { outside = 7 * outside + i; }
        }
        try {
            for (int i = 0; i < 10; i++) d.set(i, 0, i); // expect: not
        } catch (IllegalArgumentException e) { outside++; }
        Iterator<Point> it = points.iterator();
        while (it.hasNext()) { // expect: not
            Point p = it.next();
            if (it.hasNext()) p.x = it.next().x;
        }
        System.out.println(outside + " " + calls + " " + b[3] + " " + sum.size());
    }

    public static void main(String[] args) {
        Dense a = new Dense(20, 30), b = new Dense(20, 30);
        scale(a, a.data, 2);
        scale(new Square(5), b.data, 3);
        copy(a, b);
        apply(a.data, b.data, x -> x * x + 1);
        apply(a.data, b.data, Math::sqrt);
        sweep(a.data, b.data, (u, i) -> u[i - 1] + u[i + 1] - 2 * u[i]);
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < 50; i++) points.add(new Point(i, i * 2)); // expect: proven reduction
        assign(points, new double[][] {{1, 2}, {30, 60}});
        List<List<Integer>> in = new ArrayList<>();
        int[] degree = new int[50];
        for (int i = 0; i < 50; i++) { // expect: in this run reduction
            List<Integer> from = new ArrayList<>();
            for (int j = 0; j < i % 7; j++) { // expect: proven reduction
                from.add((i * 7 + j) % 50);
                degree[(i * 7 + j) % 50]++;
            }
            in.add(from);
        }
        rank(in, new double[50], new double[50], degree);
        Vec[] x = new Vec[20], v = new Vec[20];
        for (int i = 0; i < 20; i++) { x[i] = new Vec(i, 1); v[i] = new Vec(1, i); } // expect: proven parallel
        move(x, v);
        Map<String, Integer> known = new HashMap<>();
        known.put("a", 1);
        lengths(known, new String[] {"a", "b", "c", "a"}, new int[4]);
        traps(points, new double[100], new double[100]);
        System.out.println(x[3] + " " + points.get(3).cluster);
    }
}
