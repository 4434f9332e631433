/* With --layout re=block2d. re, nextRe, im, nextIm: blocks 2 x 2, to neighbours. */
#include "counted.h"
#define N 16
#define H (N / 2)
typedef double Grid[H + 2][H + 2];
static int row, column;

static int at(int r, int c) { return r < 0 || c < 0 || r > 1 || c > 1 ? MPI_PROC_NULL : 2 * r + c; }

static void exchange(Grid u) {
  double out[H], in[H];
  shift(u[1] + 1, at(row - 1, column), u[H + 1] + 1, at(row + 1, column), H, MPI_DOUBLE);
  shift(u[H] + 1, at(row + 1, column), u[0] + 1, at(row - 1, column), H, MPI_DOUBLE);
  for (int side = -1; side <= 1; side += 2) {
    int from = at(row, column - side);
    for (int i = 0; i < H; i++) {
      out[i] = u[i + 1][side < 0 ? 1 : H];
    }
    shift(out, at(row, column + side), in, from, H, MPI_DOUBLE);
    for (int i = 0; i < H && from != MPI_PROC_NULL; i++) {
      u[i + 1][side < 0 ? H + 1 : 0] = in[i];
    }
  }
}

int main(int argc, char **argv) {
  static Grid grids[4];
  Grid *re = &grids[0], *im = &grids[1], *nextRe = &grids[2], *nextIm = &grids[3], *swapped;
  int steps = 3;
  begin(&argc, &argv);
  row = rank / 2;
  column = rank % 2;
  for (int i = 1; i <= H; i++) {
    for (int j = 1; j <= H; j++) {
      (*re)[i][j] = 1.0 / (i + row * H + j + column * H);
      (*im)[i][j] = 1.0 / (i + row * H + 2 * (j + column * H));
    }
  }
  for (int step = 0; step < steps; step++) {
    exchange(*re);
    exchange(*im);
    for (int i = 1; i <= H; i++) {
      for (int j = 1; j <= H; j++) {
        double sumRe = (*re)[i - 1][j] + (*re)[i + 1][j] + (*re)[i][j - 1] + (*re)[i][j + 1];
        double sumIm = (*im)[i - 1][j] + (*im)[i + 1][j] + (*im)[i][j - 1] + (*im)[i][j + 1];
        (*nextRe)[i][j] = 0.2 * sumRe - 0.1 * sumIm;
        (*nextIm)[i][j] = 0.2 * sumIm + 0.1 * sumRe;
      }
    }
    swapped = re, re = nextRe, nextRe = swapped;
    swapped = im, im = nextIm, nextIm = swapped;
  }
  double own = 0, all;
  for (int i = 1; i <= H; i++) {
    for (int j = 1; j <= H; j++) {
      own += (*re)[i][j] + (*im)[i][j];
    }
  }
  MPI_Reduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
  end("WavesArrays", all, steps);
}
