/* cells.alive: rows, to neighbours; cells.next: rows, nothing. */
#include "counted.h"
#define N 24

int main(int argc, char **argv) {
  static char alive[N + 2][N + 2], next[N + 2][N + 2];
  int steps = 3;
  begin(&argc, &argv);
  int part = N / ranks, first = rank * part, before = rank > 0 ? rank - 1 : MPI_PROC_NULL, after = rank < ranks - 1 ? rank + 1 : MPI_PROC_NULL;
  for (int i = 1; i <= part; i++) {
    for (int j = 1; j <= N; j++) {
      alive[i][j] = ((first + i) * j + first + i) % 5 == 0;
    }
  }
  for (int step = 0; step < steps; step++) {
    shift(alive[1] + 1, before, alive[part + 1] + 1, after, N, MPI_CHAR);
    shift(alive[part] + 1, after, alive[0] + 1, before, N, MPI_CHAR);
    for (int i = 1; i <= part; i++) {
      for (int j = 1; j <= N; j++) {
        int count = 0;
        for (int k = 0; k < 9; k++) {
          count += k != 4 && alive[i - 1 + k / 3][j - 1 + k % 3];
        }
        next[i][j] = alive[i][j] || count == 3;
      }
    }
    for (int i = 1; i <= part; i++) {
      for (int j = 1; j <= N; j++) {
        alive[i][j] = next[i][j];
      }
    }
  }
  double own = 0, all;
  for (int i = 1; i <= part; i++) {
    for (int j = 1; j <= N; j++) {
      own += alive[i][j];
    }
  }
  MPI_Reduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
  end("ColonySetters", all, steps);
}
