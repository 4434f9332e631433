import java.util.Arrays;

/** Loops as small programs have them: enums, rows that are printed, grids of objects. */
public class Habits {
    enum Kind { SOLID, LIQUID, GAS }

    interface Shape {
        double area();
    }

    static final class Square implements Shape {
        private final double side;

        Square(double side) {
            this.side = side;
        }

        @Override
        public double area() {
            return side * side;
        }
    }

    static final class Disc implements Shape {
        private final double radius;

        Disc(double radius) {
            this.radius = radius;
        }

        @Override
        public double area() {
            return Math.PI * radius * radius;
        }
    }

    public static void main(String[] args) {
        int n = 18;
        System.out.println(Arrays.toString(tally(kinds(n))) + " " + weight(kinds(n)) + " " + total(n));
        printed(n);
        System.out.println(Arrays.toString(places(n)) + " " + scratch(n));
    }

    static Kind[] kinds(int n) {
        Kind[] kinds = new Kind[n];
        for (int i = 0; i < n; i++) { // expect: parallel
            kinds[i] = i % 5 == 0 ? Kind.GAS : i % 2 == 0 ? Kind.LIQUID : Kind.SOLID;
        }
        return kinds;
    }

    static int[] tally(Kind[] kinds) {
        int[] count = new int[3];
        for (Kind kind : kinds) { // expect: reduction(+:count)
            count[kind.ordinal()]++;
        }
        return count;
    }

    static double weight(Kind[] kinds) {
        double sum = 0;
        for (Kind kind : kinds) { // expect: reduction(+:sum)
            switch (kind) {
                case SOLID -> sum += 3;
                case LIQUID -> sum += 1;
                default -> { }
            }
        }
        return sum;
    }

    static double total(int n) {
        Shape[] shapes = new Shape[n];
        for (int i = 0; i < n; i++) { // expect: parallel
            shapes[i] = i % 2 == 0 ? new Square(i) : new Disc(i);
        }
        double sum = 0;
        for (Shape shape : shapes) { // expect: reduction(+:sum)
            sum += shape.area();
        }
        return sum;
    }

    /** The library reads the numbers of a row and keeps nothing. */
    static void printed(int n) {
        double[][] grid = new double[n][n];
        for (int i = 0; i < n; i++) { // expect: parallel
            for (int j = 0; j < n; j++) { // expect: parallel
                grid[i][j] = grid[i][j] * 0.5 + i - j;
            }
        }
        for (double[] row : grid) { // expect: sequential: call PrintStream.println() line 93
            System.out.println(Arrays.toString(row));
        }
        int[] codes = new int[n];
        for (int i = 0; i < n; i++) { // expect: parallel
            codes[i] = Arrays.hashCode(grid[i]);
        }
        System.out.println(Arrays.hashCode(codes));
    }

    static int[] places(int n) {
        int[] best = new int[n];
        double[][] grid = new double[n][n];
        for (int i = 0; i < n; i++) { // expect: parallel
            for (int j = 0; j < n; j++) { // expect: parallel
                grid[i][j] = (i * 7 + j * 11) % 13 + j * 0.01;
            }
        }
        for (int i = 0; i < n; i++) { // expect: parallel
            int at = 0;
            for (int j = 1; j < n; j++) { // expect: reduction(argmax:at)
                if (grid[i][j] > grid[i][at]) {
                    at = j;
                }
            }
            best[i] = at;
        }
        return best;
    }

    /** What the library reads after the loop is not scratch. */
    static String scratch(int n) {
        int[] own = new int[4];
        int[] given = new int[4];
        int[] b = new int[n];
        for (int i = 0; i < n; i++) { // expect: private(own)
            own[i & 3] = i;
            own[i + 1 & 3] = i + 1;
            b[i] = own[i & 3] + own[i + 1 & 3];
        }
        for (int i = 0; i < n; i++) { // expect: sequential: output given[i&3] line 133
            given[i & 3] = i;
            b[i] += given[i & 3];
        }
        return Arrays.toString(given) + Arrays.toString(b);
    }
}
