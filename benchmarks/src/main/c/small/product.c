/* A matrix product whose columns fall into few sets. */
#define N 64
static double a[N][N], b[N][N], c[N][N];

int main(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      a[i][j] = i + j;
      b[i][j] = i - j;
    }
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      for (int k = 0; k < N; k++) c[i][j] += a[i][k] * b[k][j];
  return c[N / 2][N / 2] < 0;
}
