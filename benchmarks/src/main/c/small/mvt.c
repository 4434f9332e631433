/* A matrix times a vector, and its transpose times another. */
#define N 96
static double a[N][N], x[N], y[N], z[N];

int main(void) {
  for (int i = 0; i < N; i++) {
    x[i] = i;
    y[i] = 2 * i;
    z[i] = 0;
    for (int j = 0; j < N; j++) a[i][j] = (double)i * j / N;
  }
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) z[i] += a[i][j] * x[j];
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) z[i] += a[j][i] * y[j];
  return z[N / 2] < 0;
}
