/** Spins on a checkerboard that flip by chance, the white fields first, then the black ones. */
public class Spins {
  static final int N = 400;

  public static void main(String[] arguments) {
    int[][] spins = new int[N][N];
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < N; j++) {
        spins[i][j] = (i * 31 + j * 17) % 3 == 0 ? -1 : 1;
      }
    }
    for (int sweep = 0; sweep < 9; sweep++) {
      for (int colour = 0; colour < 2; colour++) {
        for (int i = 1; i < N - 1; i++) {
          for (int j = 1 + (i + colour) % 2; j < N - 1; j += 2) {
            int around = spins[i - 1][j] + spins[i + 1][j] + spins[i][j - 1] + spins[i][j + 1];
            int mixed = (i * N + j) * 0x9E3779B1 + sweep * 0x85EBCA6B;
            double chance = (mixed >>> 8) / (double) (1 << 24);
            if (chance < 1 / (1 + Math.exp(0.9 * around * spins[i][j]))) {
              spins[i][j] = -spins[i][j];
            }
          }
        }
      }
    }
    int sum = 0;
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < N; j++) {
        sum += spins[i][j];
      }
    }
    System.out.println(sum);
  }
}
