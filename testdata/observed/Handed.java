import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Scratch arrays of objects that the library holds, and code that a run does not come to. */
public class Handed {
    static class Sweep extends Thread {
        final double[][] u;
        final double[] c = new double[40], d = new double[40];
        Sweep(double[][] u) { this.u = u; }
        public void run() {
            for (int j = 0; j < u.length; j++) line(u[j]); // expect: in this run privatize
        }
        void line(double[] r) {
            c[0] = 0.5;
            d[0] = r[0];
            for (int i = 1; i < 40; i++) { c[i] = 1 / (4 - c[i - 1]); d[i] = (r[i] + d[i - 1]) * c[i]; } // expect: not
            for (int i = 38; i >= 0; i--) r[i] = d[i] + c[i] * r[i + 1]; // expect: not
        }
    }

    static class Task implements Runnable {
        protected double[] line;
        double[][] a;
        Task(double[][] a) { this.a = a; line = new double[a.length]; }
        public void run() {
            for (int i = 0; i < a.length; i++) { // expect: proven privatize
                for (int j = 0; j < a.length; j++) line[j] = a[i][j] * 2; // expect: proven parallel
                for (int j = 0; j < a.length; j++) a[i][j] = line[a.length - 1 - j]; // expect: proven parallel
            }
        }
    }

    /** The last iteration's values are read after the loop, by another method. */
    static class Kept extends Thread {
        final double[] last = new double[40];
        final double[][] u;
        Kept(double[][] u) { this.u = u; }
        public void run() {
            for (int i = 0; i < u.length; i++) { // expect: not
                for (int j = 0; j < 40; j++) last[j] = u[i][j]; // expect: proven parallel
            }
        }
        double first() { return last[0]; }
    }

    static void captured(double[][] u) {
        double[] t = new double[40];
        Runnable rows = () -> {
            for (int i = 0; i < u.length; i++) { // expect: proven privatize
                for (int j = 0; j < 40; j++) t[j] = u[i][39 - j]; // expect: proven parallel
                for (int j = 0; j < 40; j++) u[i][j] += t[j]; // expect: proven parallel
            }
        };
        rows.run();
    }

    /** The array is kept by the library only where the run did not come to. */
    static void columns(double[][] u, boolean keep) {
        double[] t = new double[40];
        List<double[]> kept = new ArrayList<>();
        for (int c = 0; c < 40; c++) { // expect: in this run reduction
            for (int r = 0; r < 40; r++) t[r] = u[r][c]; // expect: proven parallel
            if (keep) {
                kept.add(t);
            }
            for (int r = 0; r < 40; r++) u[r][c] = 2 * t[r]; // expect: proven parallel
        }
        System.out.println(kept);
    }

    static void printed(double[][] u) {
        double[] t = new double[40];
        for (int c = 0; c < 40; c++) { // expect: not
            for (int r = 0; r < 40; r++) t[r] = u[r][c]; // expect: proven parallel
        }
        System.out.println(Arrays.toString(t));
    }

    /** The library reads within the loop what earlier iterations wrote. */
    static void read(int[] b) {
        char[] c = "abcdefghij".toCharArray();
        for (int i = 0; i < b.length; i++) { // expect: not
            c[i] = 'x';
            b[i] = String.valueOf(c).lastIndexOf('x') + new String(c, 0, i + 1).length();
        }
        System.out.println(b[3]);
    }

    public static void main(String[] args) throws Exception {
        double[][] u = new double[40][40];
        for (int i = 0; i < 40; i++) Arrays.fill(u[i], i); // expect: proven parallel
        Sweep sweep = new Sweep(u);
        sweep.start();
        sweep.join();
        Thread task = new Thread(new Task(u));
        task.start();
        task.join();
        Kept kept = new Kept(u);
        kept.start();
        kept.join();
        captured(u);
        columns(u, args.length > 5);
        read(new int[10]);
        printed(u);
        System.out.println(u[3][4] + kept.first());
    }
}
