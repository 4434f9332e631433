/** A tree of squares, built in four calls that store, and searched for its largest leaf. */
public class Forests {
    static final class Square {
        final Square[] quarters = new Square[4];
        double mass;
        int leaves;
    }

    private final double[][] field;
    private int made;

    Forests(int n) {
        field = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                field[i][j] = Math.abs(Math.sin(i * 0.37) * Math.cos(j * 0.73));
            }
        }
    }

    Square built(int x, int y, int n) {
        Square square = new Square();
        if (n == 1) {
            square.mass = field[x][y];
            square.leaves = 1;
            return square;
        }
        int h = n / 2;
        square.quarters[0] = built(x, y, h); // expect: tasks
        square.quarters[1] = built(x + h, y, h);
        square.quarters[2] = built(x, y + h, h);
        square.quarters[3] = built(x + h, y + h, h);
        for (Square quarter : square.quarters) {
            square.mass += quarter.mass;
            square.leaves += quarter.leaves;
        }
        return square;
    }

    double heaviest(Square square) {
        if (square.leaves == 1) {
            return square.mass;
        }
        Square[] q = square.quarters;
        return Math.max(Math.max(heaviest(q[0]), heaviest(q[1])), Math.max(heaviest(q[2]), heaviest(q[3]))); // expect: tasks
    }

    /** Numbers its squares in the order in which it comes to them. */
    int numbered(Square square) {
        int mine = made++;
        if (square.leaves == 1) {
            return mine;
        }
        int left = numbered(square.quarters[0]); // expect: order
        int right = numbered(square.quarters[3]);
        return left + right;
    }

    public static void main(String[] args) {
        Forests forest = new Forests(args.length > 0 ? Integer.parseInt(args[0]) : 64);
        Square all = forest.built(0, 0, forest.field.length);
        System.out.println(all.mass + " " + all.leaves + " " + forest.heaviest(all) + " " + forest.numbered(all));
    }
}
