/* cells.alive: blocks 2 x 2, to neighbours, also across corners; cells.next: blocks 2 x 2, nothing. */
#include "counted.h"
#define N 24
#define H (N / 2)
static char alive[H + 2][H + 2], next[H + 2][H + 2];
static int row, column;

static int at(int r, int c) { return r < 0 || c < 0 || r > 1 || c > 1 ? MPI_PROC_NULL : 2 * r + c; }

/* Sends the cells on one side, or in one corner, and receives those of the neighbour on the other side. */
static void send(int down, int right) {
  char out[H], in[H];
  int source = at(row - down, column - right), words = 0, received = 0;
  int firstRow = down > 0 ? H : 1, lastRow = down < 0 ? 1 : H, firstColumn = right > 0 ? H : 1, lastColumn = right < 0 ? 1 : H;
  for (int i = firstRow; i <= lastRow; i++) {
    for (int j = firstColumn; j <= lastColumn; j++) {
      out[words++] = alive[i][j];
    }
  }
  shift(out, at(row + down, column + right), in, source, words, MPI_CHAR);
  for (int i = firstRow; i <= lastRow && source != MPI_PROC_NULL; i++) {
    for (int j = firstColumn; j <= lastColumn; j++) {
      alive[down == 0 ? i : down > 0 ? 0 : H + 1][right == 0 ? j : right > 0 ? 0 : H + 1] = in[received++];
    }
  }
}

int main(int argc, char **argv) {
  int steps = 3;
  begin(&argc, &argv);
  row = rank / 2;
  column = rank % 2;
  for (int i = 1; i <= H; i++) {
    for (int j = 1; j <= H; j++) {
      int y = row * H + i, x = column * H + j;
      alive[i][j] = next[i][j] = (y * x + y) % 5 == 0;
    }
  }
  for (int step = 0; step < steps; step++) {
    for (int k = 0; k < 9; k++) {
      if (k != 4) {
        send(k / 3 - 1, k % 3 - 1);
      }
    }
    for (int i = 1; i <= H; i++) {
      for (int j = 1; j <= H; j++) {
        int count = 0;
        for (int k = 0; k < 9; k++) {
          count += k != 4 && alive[i - 1 + k / 3][j - 1 + k % 3];
        }
        if (count == 3) {
          next[i][j] = 1;
        }
      }
    }
    for (int i = 1; i <= H; i++) {
      for (int j = 1; j <= H; j++) {
        alive[i][j] = next[i][j];
      }
    }
  }
  double own = 0, all;
  for (int i = 1; i <= H; i++) {
    for (int j = 1; j <= H; j++) {
      own += alive[i][j];
    }
  }
  MPI_Reduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
  end("ColonySetters", all, steps);
}
