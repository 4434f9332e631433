/* Alternating direction implicit integration, as testdata/programs/kernels/Adi.java. */
#include <stdlib.h>
#include "team.h"

#define N 512
#define STEPS 2

static double X[N][N], A[N][N], B[N][N];

static void __attribute__((noinline)) fill(void) {
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < N; j++) {
      X[i][j] = ((double)i * (j + 1) + 1) / N;
      A[i][j] = ((double)(i - 1) * (j + 4) + 2) / N / N / 8;
      B[i][j] = ((double)(i + 3) * (j + 7) + 3) / N + 8;
    }
  }
}

static void __attribute__((noinline)) integrate(double X[N][N], double A[N][N], double B[N][N]) {
  int t, i1, i2;
#pragma omp parallel private(t, i1, i2)
  for (t = 0; t < STEPS; t++) {
#pragma omp for
    for (i1 = 0; i1 < N; i1++) {
      for (i2 = 1; i2 < N; i2++) {
        X[i1][i2] = X[i1][i2] - X[i1][i2 - 1] * A[i1][i2] / B[i1][i2 - 1];
        B[i1][i2] = B[i1][i2] - A[i1][i2] * A[i1][i2] / B[i1][i2 - 1];
      }
    }
#pragma omp for
    for (i1 = 0; i1 < N; i1++) X[i1][N - 1] = X[i1][N - 1] / B[i1][N - 1];
#pragma omp for
    for (i1 = 0; i1 < N; i1++) {
      for (i2 = 0; i2 <= N - 3; i2++) X[i1][N - 2 - i2] = (X[i1][N - 2 - i2] - X[i1][N - 3 - i2] * A[i1][N - 3 - i2]) / B[i1][N - 3 - i2];
    }
#pragma omp for
    for (i1 = 1; i1 < N; i1++) {
      for (i2 = 0; i2 < N; i2++) {
        X[i1][i2] = X[i1][i2] - X[i1 - 1][i2] * A[i1][i2] / B[i1 - 1][i2];
        B[i1][i2] = B[i1][i2] - A[i1][i2] * A[i1][i2] / B[i1 - 1][i2];
      }
    }
#pragma omp for
    for (i2 = 0; i2 < N; i2++) X[N - 1][i2] = X[N - 1][i2] / B[N - 1][i2];
#pragma omp for
    for (i1 = 0; i1 <= N - 3; i1++) {
      for (i2 = 0; i2 < N; i2++) X[N - 2 - i1][i2] = (X[N - 2 - i1][i2] - X[N - 3 - i1][i2] * A[N - 3 - i1][i2]) / B[N - 2 - i1][i2];
    }
  }
}

int main(int count, char **arguments) {
  omp_set_num_threads(count > 1 ? atoi(arguments[1]) : 1);
  array("X", X, sizeof X);
  array("A", A, sizeof A);
  array("B", B, sizeof B);
  fill();
  integrate(X, A, B);
  return 0;
}
