/**
 * Wolfram's rule 30 on a ring of n cells, each generation in an array of its own; all cells but one are dead in the beginning, as Java leaves them.
 *
 * Usage: RuleThirty [n [steps]]
 */
public class RuleThirty {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 256;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 5;
        boolean[] cells = new boolean[n];
        cells[n / 2] = true;
        for (int t = 0; t < steps; t++) {
            boolean[] next = new boolean[n];
            for (int i = 0; i < n; i++) {
                next[i] = cells[(i + n - 1) % n] ^ (cells[i] | cells[(i + 1) % n]);
            }
            cells = next;
        }
        int alive = 0;
        for (boolean cell : cells) {
            if (cell) {
                alive++;
            }
        }
        System.out.println("alive " + alive);
    }
}
