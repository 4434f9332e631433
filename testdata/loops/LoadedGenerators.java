import java.util.Random;

/** A class of the program draws in the place of one of the library: whose objects it is not known to keep to themselves. */
public class LoadedGenerators {
    static final class Loaded extends Random {
        private static final long serialVersionUID = 1;
        static int calls;

        Loaded(long seed) {
            super(seed);
        }

        @Override
        protected int next(int bits) {
            calls++;
            return super.next(bits) | 1;
        }
    }

    static double loaded(int n) {
        double t = 0;
        for (int i = 0; i < n; i++) { // expect: sequential
            Random own = new Loaded(i);
            t += own.nextDouble();
        }
        return t;
    }

    static double plain(int n) {
        double t = 0;
        for (int i = 0; i < n; i++) { // expect: sequential
            Random own = new Random(i);
            t += own.nextDouble();
        }
        return t;
    }

    public static void main(String[] args) {
        System.out.println(loaded(50) + " " + plain(50) + " " + Loaded.calls);
    }
}
