/**
 * An elementary cellular automaton on a ring of bytes, two buffers that a class swaps, the rule's bits shifted by the neighbourhood. A byte
 * goes across each border in each direction: 2 * p bytes a step.
 *
 * Usage: AutomatonSwap [n [steps]]
 */
public class AutomatonSwap {
  private final int rule;
  private byte[] current;
  private byte[] scratch;

  AutomatonSwap(int n, int rule) {
    this.rule = rule;
    current = new byte[n];
    scratch = new byte[n];
    for (int i = 0; i < n; i += 5) {
      current[i] = 1;
    }
  }

  void advance() {
    int n = current.length;
    for (int i = 0; i < n; i++) {
      int left = current[(i + n - 1) % n];
      int right = current[(i + 1) % n];
      int pattern = left << 2 | current[i] << 1 | right;
      scratch[i] = (byte) (rule >> pattern & 1);
    }
    swap();
  }

  private void swap() {
    byte[] held = current;
    current = scratch;
    scratch = held;
  }

  int alive() {
    int alive = 0;
    for (byte cell : current) {
      alive += cell;
    }
    return alive;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    AutomatonSwap automaton = new AutomatonSwap(n, 110);
    for (int t = 0; t < steps; t++) {
      automaton.advance();
    }
    System.out.println(automaton.alive());
  }
}
