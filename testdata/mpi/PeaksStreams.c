/* x: rows, nothing; the register that gathers the peak: on every rank, allreduce. */
#include "counted.h"
#define N 64

int main(int argc, char **argv) {
  static double x[N];
  int steps = 3;
  begin(&argc, &argv);
  int part = N / ranks, first = rank * part;
  for (int i = first; i < first + part; i++) {
    x[i] = 1 + 37 * i % 41;
  }
  for (int step = 0; step < steps; step++) {
    double peak = x[first];
    for (int i = first; i < first + part; i++) {
      peak = fmax(peak, x[i]);
    }
    peak = allreduce(peak, fmax);
    for (int i = first; i < first + part; i++) {
      x[i] = x[i] / peak + 0.01 * i;
    }
  }
  double own = N / 2 >= first && N / 2 < first + part ? x[N / 2] : 0, all;
  MPI_Reduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
  end("PeaksStreams", all, steps);
}
