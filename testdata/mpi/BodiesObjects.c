/* bodies.x, bodies.y: rows, each word to all; their velocities: rows, nothing. */
#include "counted.h"
#define N 48

int main(int argc, char **argv) {
  static double x[N], y[N], vx[N], vy[N];
  int steps = 3;
  begin(&argc, &argv);
  int part = N / ranks, first = rank * part;
  for (int i = first; i < first + part; i++) {
    x[i] = i % 7 + 0.1 * i;
    y[i] = i % 5 - 0.2 * i;
  }
  for (int step = 0; step < steps; step++) {
    allgather(x, part);
    allgather(y, part);
    for (int i = first; i < first + part; i++) {
      double fx = 0, fy = 0;
      for (int j = 0; j < N; j++) {
        double dx = x[j] - x[i], dy = y[j] - y[i], r2 = dx * dx + dy * dy + 0.01, f = 1 / (r2 * sqrt(r2));
        fx += f * dx;
        fy += f * dy;
      }
      vx[i] += 0.001 * fx;
      vy[i] += 0.001 * fy;
    }
    for (int i = first; i < first + part; i++) {
      x[i] += 0.001 * vx[i];
      y[i] += 0.001 * vy[i];
    }
  }
  double own = 0, all;
  for (int i = first; i < first + part; i++) {
    own += x[i] + y[i];
  }
  MPI_Reduce(&own, &all, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
  end("BodiesObjects", all, steps);
}
