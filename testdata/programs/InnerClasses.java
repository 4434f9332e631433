/**
 * Nested, inner, local and anonymous classes that share the fields of the object around them.
 *
 * Usage: InnerClasses [n]
 */
public class InnerClasses {

    private final double[] data;
    private double total;

    InnerClasses(int n) {
        data = new double[n];
    }

    class Cell {
        private final int index;

        Cell(int index) {
            this.index = index;
        }

        void set(double value) {
            data[index] = value;
            total += value;
        }

        class Neighbour {
            double left() {
                return index > 0 ? data[index - 1] : 0.0;
            }
        }
    }

    static class Pair {
        double first;
        double second;
    }

    abstract static class Operation {
        abstract double of(double x);
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 50;
        InnerClasses outer = new InnerClasses(n);
        Pair pair = new Pair();
        for (int i = 0; i < n; i++) {
            Cell cell = outer.new Cell(i);
            Cell.Neighbour neighbour = cell.new Neighbour();
            cell.set(0.5 * neighbour.left() + i);
            pair.first += neighbour.left();
        }
        double offset = 2.0;
        Operation shift = new Operation() {
            private double calls;

            @Override
            double of(double x) {
                calls++;
                return x + offset * calls;
            }
        };
        class Local {
            double apply(double[] a) {
                double sum = 0.0;
                for (int i = 0; i < a.length; i++) {
                    a[i] = shift.of(a[i]);
                    sum += a[i];
                }
                return sum;
            }
        }
        pair.second = new Local().apply(outer.data);
        System.out.printf("total %.6f first %.6f second %.6f%n", outer.total, pair.first, pair.second);
    }
}
