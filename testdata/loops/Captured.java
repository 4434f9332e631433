import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Arrays that lambdas have captured, and arrays that the library reads: they are not where they seem to be. */
public class Captured {
    private static int[] kept;
    private int[] own = new int[10];

    interface Maker {
        int[] make();
    }

    static class Plain implements Maker {
        @Override
        public int[] make() {
            return new int[10];
        }
    }

    int[] get() {
        return own;
    }

    static void shift(int[] x, int[] y) {
        for (int i = 0; i < 9; i++) { // expect: sequential
            x[i + 1] = y[i] + 1;
        }
    }

    static void made(int[] x, int[] y) {
        for (int i = 0; i < 9; i++) { // expect: sequential
            x[i + 1] = y[i] + 1;
        }
    }

    static void referred(int[] x, int[] y) {
        for (int i = 0; i < 9; i++) { // expect: sequential
            x[i + 1] = y[i] + 1;
        }
    }

    static void called(int[] x, int[] y) {
        for (int i = 0; i < 9; i++) { // expect: sequential
            x[i + 1] = y[i] + 1;
        }
    }

    static void applied(int[] x, int[] y) {
        for (int i = 0; i < 9; i++) { // expect: sequential
            x[i + 1] = y[i] + 1;
        }
    }

    static void stored(int[] x, int[] y) {
        for (int i = 0; i < 9; i++) { // expect: sequential
            x[i + 1] = y[i] + 1;
        }
    }

    static void local(int[] x, int[] y) {
        for (int i = 0; i < 9; i++) { // expect: sequential
            x[i + 1] = y[i] + 1;
        }
    }

    static Supplier<int[]> keeper;

    static int[] keptByLambda() {
        int[] made = new int[10];
        keeper = () -> made;
        return made;
    }

    static void fresh(int[] x, int[] y) {
        for (int i = 0; i < 9; i++) { // expect: sequential
            x[i + 1] = y[i] + 1;
        }
    }

    public static void main(String[] args) throws Exception {
        int[] a = new int[10];
        Supplier<int[]> s = () -> a;
        shift(s.get(), a);
        int[] b = new int[10];
        Maker m = args.length > 5 ? new Plain() : () -> b;
        made(m.make(), b);
        Captured n = new Captured();
        Supplier<int[]> r = n::get;
        referred(r.get(), n.own);
        int[] c = new int[10];
        Callable<int[]> call = () -> c;
        called(call.call(), c);
        int[] d = new int[10];
        Function<Integer, int[]> f = i -> d;
        applied(f.apply(1), d);
        int[] e = new int[10];
        Consumer<String> keep = text -> kept = e;
        keep.accept("");
        stored(kept, e);
        int[] g = new int[10];
        ThreadLocal<int[]> each = ThreadLocal.withInitial(() -> g);
        local(each.get(), g);
        int[] h = keptByLambda();
        fresh(keeper.get(), h);
        scratch(h);
        text(h);
        within(h);
    }

    /** The lambda reads the scratch after the loop. */
    static void scratch(int[] b) {
        int[] t = new int[2];
        Runnable r = () -> System.out.println(t[0]);
        for (int i = 0; i < b.length; i++) { // expect: reduction(last-content:t)
            t[0] = b[i];
            b[i] = t[0] * 2;
        }
        r.run();
    }

    /** The library does. */
    static void text(int[] b) {
        char[] c = new char[3];
        for (int i = 0; i < b.length; i++) { // expect: reduction(last-content:c)
            c[0] = (char) (65 + b[i] % 20);
            b[i] = c[0] + 1;
        }
        System.out.println(new String(c, 0, 1));
        char[] d = new char[3];
        for (int i = 0; i < b.length; i++) { // expect: reduction(last-content:d)
            d[0] = (char) (65 + b[i] % 20);
            b[i] = d[0] + 1;
        }
        System.out.println(String.valueOf(d));
        char[] e = new char[3];
        for (int i = 0; i < b.length; i++) { // expect: reduction(last-content:e)
            e[0] = (char) (65 + b[i] % 20);
            b[i] = e[0] + 1;
        }
        System.out.println(String.copyValueOf(e));
    }

    /** The library reads within the loop what earlier iterations wrote. */
    static void within(int[] b) {
        char[] c = {'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'};
        for (int i = 0; i < b.length; i++) { // expect: sequential
            c[i] = 'x';
            b[i] = String.valueOf(c).lastIndexOf('x');
        }
    }
}
