/**
 * Virtual calls: an abstract class with a template method, interfaces with default and static methods, overriding,
 * overloading, super calls, a call site that meets three classes.
 *
 * Usage: Interfaces [n]
 */
public class Interfaces {

    interface Function {
        double at(double x);

        default double slope(double x) {
            double h = 0x1.0p-10;
            return (at(x + h) - at(x - h)) / (2.0 * h);
        }

        static Function constant(double value) {
            return x -> value;
        }
    }

    abstract static class Solver {
        protected final double[] values;
        protected double time;

        Solver(int n) {
            values = new double[n];
            for (int i = 0; i < n; i++) {
                values[i] = start(i);
            }
        }

        double start(int i) {
            return i;
        }

        abstract void step(double dt);

        final void run(int steps, double dt) {
            for (int t = 0; t < steps; t++) {
                step(dt);
                time += dt;
            }
        }
    }

    static class Euler extends Solver {
        private final Function rate;

        Euler(int n, Function rate) {
            super(n);
            this.rate = rate;
        }

        @Override
        void step(double dt) {
            for (int i = 0; i < values.length; i++) {
                values[i] += dt * rate.at(values[i]);
            }
        }
    }

    static final class Heun extends Euler {
        private final Function rate;

        Heun(int n, Function rate) {
            super(n, rate);
            this.rate = rate;
        }

        @Override
        double start(int i) {
            return super.start(i) + 0.5;
        }

        @Override
        void step(double dt) {
            double[] before = values.clone();
            super.step(dt);
            for (int i = 0; i < values.length; i++) {
                values[i] = 0.5 * (before[i] + values[i] + dt * rate.at(values[i]));
            }
        }
    }

    static final class Square implements Function {
        @Override
        public double at(double x) {
            return x * x;
        }

        @Override
        public double slope(double x) {
            return 2.0 * x;
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 20;
        Function[] functions = {new Square(), Function.constant(2.0), x -> 1.0 / (1.0 + x)};
        double total = 0.0;
        for (int i = 0; i < n; i++) {
            total += functions[i % 3].at(i) + functions[i % 3].slope(i + 1);
        }
        Solver[] solvers = {new Euler(n, x -> -x), new Heun(n, x -> -x), new Heun(n, functions[1])};
        for (Solver solver : solvers) {
            solver.run(5, 0.1);
            total += sum(solver.values) + solver.time;
        }
        System.out.printf("total %.6f sums %d %.1f%n", total, sum(new int[] {1, 2, 3}), sum(new double[] {0.5, 1.0}));
    }

    static double sum(double[] a) {
        double sum = 0.0;
        for (double value : a) {
            sum += value;
        }
        return sum;
    }

    static int sum(int[] a) {
        int sum = 0;
        for (int value : a) {
            sum += value;
        }
        return sum;
    }
}
