import mpi.MPI;

/** Rows of the board on two ranks, which exchange the rows next to the cut after each colour. */
public class SpinsMpi extends Turns {
  static final int N = 400;
  private final int[][] spins = new int[N][N];
  private int sweep;

  SpinsMpi() {
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < N; j++) {
        spins[i][j] = (i * 31 + j * 17) % 3 == 0 ? -1 : 1;
      }
    }
  }

  public static void main(String[] arguments) {
    run(arguments, SpinsMpi::new);
  }

  @Override
  int size() {
    return N;
  }

  @Override
  void step(int from, int to, boolean together) {
    for (int colour = 0; colour < 2; colour++) {
      for (int i = Math.max(1, from); i < Math.min(N - 1, to); i++) {
        row(i, colour);
      }
      if (together) {
        swap(spins, MPI.INT);
      }
    }
    sweep++;
  }

  private void row(int i, int colour) {
    for (int j = 1 + (i + colour) % 2; j < N - 1; j += 2) {
      int around = spins[i - 1][j] + spins[i + 1][j] + spins[i][j - 1] + spins[i][j + 1];
      int mixed = (i * N + j) * 0x9E3779B1 + sweep * 0x85EBCA6B;
      double chance = (mixed >>> 8) / (double) (1 << 24);
      if (chance < 1 / (1 + Math.exp(0.9 * around * spins[i][j]))) {
        spins[i][j] = -spins[i][j];
      }
    }
  }

  @Override
  double check(int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      for (int j = 0; j < N; j++) {
        sum += spins[i][j];
      }
    }
    return sum;
  }
}
