import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntSupplier;
import java.util.function.ToIntFunction;

/** Bounds that are calls: of methods and functions that answer the same each time, that the loop changes, and that are not known. */
public class Bounds {
    interface Rows { int rows(); default int all() { return rows() * 2; } }
    static class Grid implements Rows { int nx = 20; public int rows() { return nx; } }
    static class Five implements Rows { public int rows() { return 5; } }
    interface Size { int of(); }
    static int n = 20, calls;

    static void supplied(IntSupplier s, int[] o) { for (int i = 0; i < s.getAsInt(); i++) o[i] = i; } // expect: in this run parallel
    static void own(Size s, int[] o) { for (int i = 0; i < s.of(); i++) o[i] = i; } // expect: in this run parallel
    static void applied(ToIntFunction<int[]> f, int[] o) { for (int i = 0; i < f.applyAsInt(o); i++) o[i] = i; } // expect: in this run parallel
    static void changing(IntSupplier s, int[] o) { for (int i = 0; i < s.getAsInt(); i++) { o[i] = i; n = 20 - i / 4; } } // expect: not
    static void counting(IntSupplier s, int[] o) { for (int i = 0; i < s.getAsInt(); i++) { o[i] = i; } } // expect: not
    static void drawn(Random r, int[] o) { for (int i = 0; i < r.nextInt(5); i++) { o[i] = i; } } // expect: not
    static void search(int[] o) { int i = 0; while (o[i] != 17) { o[i]++; i++; } } // expect: not

    static void once(Rows g, int[] o) { for (int i = 0; i < g.rows(); i++) { o[i] = i; if (i == 3) ((Grid) g).nx = 8; } } // expect: not
    static void each(Rows g, int[] o) { for (int i = 0; i < g.all(); i++) { o[i] = i; ((Grid) g).nx = 10 - i / 20; } } // expect: not
    static void same(Rows g, int[] o) { int i = 0; while (i < g.rows()) { o[i] = i; i++; ((Grid) g).nx = 9; } } // expect: not
    static void atEnd(Rows g, int[] o) { int i = 0; do { o[i] = i; i++; ((Grid) g).nx = 9; } while (i < g.rows()); } // expect: not
    static void row(int[][] r, int[] o) { for (int i = 0; i < r[0].length; i++) { o[i] = i; if (i == 2) r[0] = new int[6]; } } // expect: not
    static void listed(List<int[]> r, int[] o) { for (int i = 0; i < r.get(0)[0]; i++) { o[i] = i; if (i == 2) r.get(0)[0] = 6; } } // expect: not

    static void copied(Rows g, int[][] r) { for (int i = 0; i < g.rows(); i++) { System.arraycopy(r[i % 3], 0, r[0], 1, 4); } } // expect: not
    static void sorted(Rows g, int[][] r) { for (int i = 0; i < g.rows(); i++) { Arrays.sort(r[i % 3]); r[1] = r[2].clone(); } } // expect: not

    public static void main(String[] args) {
        int[] o = new int[50];
        supplied(() -> n, o);
        own(() -> n, o);
        int[] m = {30};
        own(() -> m[0], o);
        applied(x -> x.length, o);
        changing(() -> n, o);
        counting(() -> { calls++; return 9 - calls / 3; }, o);
        drawn(new Random(3), o);
        o[20] = 17;
        search(o);
        once(new Grid(), o);
        each(new Grid(), o);
        same(new Grid(), o);
        atEnd(new Grid(), o);
        System.out.println(new Five().rows());
        row(new int[][] {new int[10]}, o);
        List<int[]> rows = new ArrayList<>();
        rows.add(new int[] {10});
        listed(rows, o);
        copied(new Grid(), new int[3][9]);
        sorted(new Grid(), new int[3][9]);
        System.out.println(o[3] + o[4] + calls);
    }
}
