/* Durbin's recursion, as testdata/programs/kernels/Durbin.java. */
#include <stdlib.h>
#include "team.h"

#define N 2048

static double y[N][N], sum[N][N], alpha[N], beta[N], r[N], out[N];

static void __attribute__((noinline)) fill(void) {
  for (int i = 0; i < N; i++) {
    alpha[i] = i;
    beta[i] = (i + 1.0) / N / 2;
    r[i] = 0.25 / ((i + 1.0) * (i + 1.0));
    for (int j = 0; j < N; j++) {
      y[i][j] = (double)i * j / N;
      sum[i][j] = (double)i * j / N;
    }
  }
}

static void __attribute__((noinline)) solve(double y[N][N], double sum[N][N], double *alpha, double *beta, double *r, double *out) {
  int i, k;
  y[0][0] = r[0];
  beta[0] = 1;
  alpha[0] = r[0];
#pragma omp parallel
  {
#pragma omp for private(i)
    for (k = 1; k < N; k++) {
      beta[k] = beta[k - 1] - alpha[k - 1] * alpha[k - 1] * beta[k - 1];
      sum[0][k] = r[k];
      for (i = 0; i <= k - 1; i++) sum[i + 1][k] = sum[i][k] + r[k - i - 1] * y[i][k - 1];
      alpha[k] = -sum[k][k] * beta[k];
      for (i = 0; i <= k - 1; i++) y[i][k] = y[i][k - 1] + alpha[k] * y[k - i - 1][k - 1];
      y[k][k] = alpha[k];
    }
#pragma omp for
    for (i = 0; i < N; i++) out[i] = y[i][N - 1];
  }
}

int main(int count, char **arguments) {
  omp_set_num_threads(count > 1 ? atoi(arguments[1]) : 1);
  array("y", y, sizeof y);
  array("sum", sum, sizeof sum);
  array("alpha", alpha, sizeof alpha);
  array("beta", beta, sizeof beta);
  array("r", r, sizeof r);
  array("out", out, sizeof out);
  fill();
  solve(y, sum, alpha, beta, r, out);
  return 0;
}
