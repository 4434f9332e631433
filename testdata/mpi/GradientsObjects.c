/* p: rows, to neighbours; x, r, q: rows, nothing; two products: on every rank, allreduce. */
#include "counted.h"
#define N 64

static double dot(int words, const double *a, const double *b) {
  double own = 0;
  for (int i = 1; i <= words; i++) {
    own += a[i] * b[i];
  }
  return allreduce(own, sum);
}

int main(int argc, char **argv) {
  static double x[N + 2], r[N + 2], p[N + 2], q[N + 2];
  int steps = 3;
  begin(&argc, &argv);
  int part = N / ranks, before = rank > 0 ? rank - 1 : MPI_PROC_NULL, after = rank < ranks - 1 ? rank + 1 : MPI_PROC_NULL;
  for (int i = 1; i <= part; i++) {
    r[i] = 1 + (rank * part + i - 1) % 5;
    p[i] = r[i];
  }
  double rho = dot(part, r, r);
  counted = 0; /* set-up */
  for (int step = 0; step < steps; step++) {
    shift(p + 1, before, p + part + 1, after, 1, MPI_DOUBLE);
    shift(p + part, after, p, before, 1, MPI_DOUBLE);
    for (int i = 1; i <= part; i++) {
      q[i] = 2.5 * p[i] - p[i - 1] - p[i + 1];
    }
    double alpha = rho / dot(part, p, q), last = rho;
    for (int i = 1; i <= part; i++) {
      x[i] += alpha * p[i];
      r[i] -= alpha * q[i];
    }
    rho = dot(part, r, r);
    for (int i = 1; i <= part; i++) {
      p[i] = r[i] + rho / last * p[i];
    }
  }
  double own = 0, all;
  for (int i = 1; i <= part; i++) {
    own += x[i];
  }
  MPI_Reduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
  end("GradientsObjects", all, steps);
}
