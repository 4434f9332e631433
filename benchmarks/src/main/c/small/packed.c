/* Records of 13 bytes, whose fields lie across the ends of lines, visited in an order that jumps. */
#define N 4096
struct __attribute__((packed)) record {
  char kind;
  double value;
  int next;
};
static struct record records[N];

int main(void) {
  for (int i = 0; i < N; i++) {
    records[i].kind = i % 3;
    records[i].value = i;
    records[i].next = (i * 1027 + 5) % N;
  }
  double sum = 0;
  int at = 0;
  for (int i = 0; i < 20 * N; i++) {
    if (records[at].kind) sum += records[at].value;
    records[at].value += 1;
    at = records[at].next;
  }
  return sum < 0;
}
