/* Sorts 32-bit numbers by recursion, then searches them by halving. */
#define N 20000
static unsigned keys[N];

static void sort(int from, int to) {
  if (from >= to) return;
  unsigned pivot = keys[(from + to) / 2];
  int low = from, high = to;
  while (low <= high) {
    while (keys[low] < pivot) low++;
    while (keys[high] > pivot) high--;
    if (low <= high) {
      unsigned swap = keys[low];
      keys[low++] = keys[high];
      keys[high--] = swap;
    }
  }
  sort(from, high);
  sort(low, to);
}

int main(void) {
  unsigned seed = 1;
  for (int i = 0; i < N; i++) keys[i] = seed = seed * 1664525u + 1013904223u;
  sort(0, N - 1);
  int found = 0;
  for (int i = 0; i < N; i++) {
    int low = 0, high = N - 1;
    seed = seed * 1664525u + 1013904223u;
    while (low < high) {
      int middle = (low + high) / 2;
      if (keys[middle] < seed) low = middle + 1; else high = middle;
    }
    found += keys[low] == seed;
  }
  return found > N;
}
