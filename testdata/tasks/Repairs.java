/** Calls that fail: some mend it themselves, and one leaves it to its caller. */
public class Repairs {
    static final class Broken extends RuntimeException {
        private static final long serialVersionUID = 1;
        final int place;

        Broken(int place) {
            super("broken at " + place);
            this.place = place;
        }
    }

    static int checked(int[] parts, int from, int to) {
        if (to - from == 1) {
            if (parts[from] % 97 == 0) {
                throw new Broken(from);
            }
            return parts[from];
        }
        int mid = (from + to) / 2;
        return checked(parts, from, mid) ^ checked(parts, mid, to); // expect: order
    }

    static int mended(int[] parts, int from, int to) {
        if (to - from <= 64) {
            try {
                return checked(parts, from, to);
            } catch (Broken e) {
                parts[e.place] = 1;
                return mended(parts, from, to);
            }
        }
        int mid = (from + to) / 2;
        int left = mended(parts, from, mid); // expect: order
        int right = mended(parts, mid, to);
        return left ^ right;
    }

    /** Fails where there is nothing to mend any more, which did not happen. */
    static int sum(int[] parts, int from, int to) {
        if (to - from == 1) {
            if (parts[from] % 97 == 0) {
                throw new Broken(from);
            }
            return parts[from];
        }
        int mid = (from + to) / 2;
        return 3 * sum(parts, from, mid) + sum(parts, mid, to); // expect: tasks
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 2048;
        int[] parts = new int[n];
        for (int i = 0; i < n; i++) {
            parts[i] = i * 7919 % 4001;
        }
        try {
            System.out.println(checked(parts, 0, n));
        } catch (Broken e) {
            System.out.println(e.getMessage());
        }
        System.out.println(mended(parts, 0, n));
        System.out.println(sum(parts, 0, n));
    }
}
