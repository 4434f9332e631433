import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;

/** Arrays that a method makes, fills and returns, and that only the library reads then: the run does not see that. */
public class Handed {
    record Image(int[] points, int width) {}

    interface Shape {
        int[] drawn(int[] d);
    }

    static final class Dots implements Shape {
        @Override
        public int[] drawn(int[] d) {
            int[] t = new int[64];
            for (int i = 0; i < d.length; i++) { // expect: sequential: output t[d[i]] line 18
                t[d[i]] = i;
            }
            return t;
        }
    }

    static Image image(int[] d) {
        int[] t = new int[64];
        for (int i = 0; i < d.length; i++) { // expect: sequential: output t[d[i]] line 27
            t[d[i]] = i;
        }
        return new Image(t, 8);
    }

    static int[] through(int[] d) {
        return last(d);
    }

    static int[] last(int[] d) {
        int[] t = new int[64];
        for (int i = 0; i < d.length; i++) { // expect: sequential: output t[d[i]] line 39
            t[d[i]] = i;
        }
        return t;
    }

    static int[][] rows(int[] d) {
        int[][] t = new int[2][64];
        for (int i = 0; i < d.length; i++) { // expect: sequential: output t[1][d[i]] line 47
            t[1][d[i]] = i;
        }
        return t;
    }

    /** What stays in the method is private all the same. */
    static int[] scratch(int[] d) {
        int[] t = new int[4];
        int[] r = new int[d.length];
        for (int i = 0; i < d.length; i++) { // expect: private(t)
            t[0] = d[i];
            t[1] = t[0] * 2;
            r[i] = t[0] + t[1];
        }
        return r;
    }

    public static void main(String[] args) {
        int[] d = new int[200];
        for (int i = 0; i < d.length; i++) { // expect: parallel
            d[i] = (i * 7919 + i / 3) & 63;
        }
        Shape dots = new Dots();
        System.out.println(Arrays.toString(dots.drawn(d)));
        System.out.println(Arrays.hashCode(image(d).points()));
        System.out.println(Optional.of(through(d)).map(Arrays::hashCode).get());
        System.out.println(Arrays.hashCode(rows(d)[1]));
        Supplier<int[]> made = () -> scratch(d);
        System.out.println(Arrays.hashCode(made.get()));
    }
}
