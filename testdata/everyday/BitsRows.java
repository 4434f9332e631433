/**
 * The game of life on 64 columns, a row of cells in the bits of a long, eight neighbours added up by an adder of bits. A row goes across
 * each border in each direction: 8 * 2 * (p - 1) bytes a step.
 *
 * Usage: BitsRows [n [steps]]
 */
public class BitsRows {
  private long[] rows;

  BitsRows(int n) {
    rows = new long[n];
    long seed = 42;
    for (int i = 0; i < n; i++) {
      seed = seed * 6364136223846793005L + 1442695040888963407L;
      rows[i] = seed ^ (seed >>> 31);
    }
  }

  private static long next(long above, long here, long below) {
    long ones = 0;
    long twos = 0;
    long fours = 0;
    long[] neighbours = {above << 1, above, above >>> 1, here << 1, here >>> 1, below << 1, below, below >>> 1};
    for (long neighbour : neighbours) {
      long carry = ones & neighbour;
      ones ^= neighbour;
      fours |= twos & carry;
      twos ^= carry;
    }
    return twos & ~fours & (ones | here);
  }

  void step() {
    long[] next = new long[rows.length];
    for (int i = 0; i < rows.length; i++) {
      long above = i > 0 ? rows[i - 1] : 0;
      long below = i < rows.length - 1 ? rows[i + 1] : 0;
      next[i] = next(above, rows[i], below);
    }
    rows = next;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    BitsRows life = new BitsRows(n);
    for (int t = 0; t < steps; t++) {
      life.step();
    }
    int alive = 0;
    for (long row : life.rows) {
      alive += Long.bitCount(row);
    }
    System.out.println(alive);
  }
}
