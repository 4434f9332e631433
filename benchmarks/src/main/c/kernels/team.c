/*
 * Runtime of programs compiled with gcc -O2 -fopenmp -fsanitize=thread, in place of libgomp and of the thread sanitizer's: the compiler puts a call
 * before each load and store that is left after optimisation. The threads of a team are coroutines that run one after another from barrier to
 * barrier; their references are kept, put in turns of one reference, and sent through private L1s of 8 KiB, 8 ways, and a shared L2 of 128 KiB,
 * 16 ways, with lines of 64 bytes. Only references to arrays that were named count. Prints a row as threaded-truth.csv has them, of the program
 * and order named by APP; COH=1 lets stores take the line out of the other L1s.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include "team.h"

#define MAX_THREADS 64
#define MAX_ARRAYS 32
#define STACK (1 << 17)

/* ---- caches */

typedef struct {
  int sets, ways;
  unsigned long *lines; /* most recently used first */
} cache;

static cache l1[MAX_THREADS], l2;
static long references, l1_misses, l2_misses, invalidations;
static int coherent, threads = 1;

static cache make_cache(int bytes, int ways) {
  cache c = {bytes / 64 / ways, ways, malloc(bytes / 64 * sizeof(long))};
  memset(c.lines, 0xff, bytes / 64 * sizeof(long));
  return c;
}

static int use(cache *c, unsigned long line) {
  unsigned long *set = c->lines + line % c->sets * c->ways;
  int way = 0;
  while (way < c->ways && set[way] != line) way++;
  int hit = way < c->ways;
  for (way = hit ? way : c->ways - 1; way > 0; way--) set[way] = set[way - 1];
  set[0] = line;
  return hit;
}

static int invalidate(cache *c, unsigned long line) {
  unsigned long *set = c->lines + line % c->sets * c->ways;
  for (int way = 0; way < c->ways; way++) {
    if (set[way] == line) {
      for (; way < c->ways - 1; way++) set[way] = set[way + 1];
      set[c->ways - 1] = ~0ul;
      return 1;
    }
  }
  return 0;
}

static void refer(int thread, unsigned long address, int store) {
  unsigned long line = address / 64;
  references++;
  if (!use(&l1[thread], line)) {
    l1_misses++;
    if (!use(&l2, line)) l2_misses++;
  }
  for (int other = 0; coherent && store && other < threads; other++) {
    if (other != thread) invalidations += invalidate(&l1[other], line);
  }
}

/* ---- arrays */

static struct {
  unsigned long start, end, placed;
} arrays[MAX_ARRAYS];
static int array_count;

static unsigned long round_up(unsigned long value, unsigned long multiple) { return (value + multiple - 1) / multiple * multiple; }

void array(const char *name, void *start, long bytes) {
  static unsigned long top = 1ul << 45, heap = 1ul << 40, fixed = 1ul << 39;
  static int started;
  (void)name;
  arrays[array_count].start = (unsigned long)start;
  arrays[array_count].end = (unsigned long)start + bytes;
  if (bytes >= 128 << 10) {
    top -= round_up(bytes + 112, 4096);
    arrays[array_count].placed = top + 64;
  } else if (bytes == 8) { /* a global pointer */
    arrays[array_count].placed = fixed;
    fixed += 8;
  } else {
    heap = started ? round_up(heap + 96, 32) : heap;
    started = 1;
    arrays[array_count].placed = heap;
    heap += bytes;
  }
  array_count++;
}

/* ---- streams of references */

static struct {
  unsigned long *data; /* address times two, plus one for a store */
  long count, capacity;
} streams[MAX_THREADS];
static int running = -1, in_team;

static void flush(void) {
  long at[MAX_THREADS] = {0};
  for (int any = 1; any;) {
    any = 0;
    for (int t = 0; t < threads; t++) {
      if (at[t] < streams[t].count) {
        unsigned long next = streams[t].data[at[t]++];
        refer(t, next >> 1, next & 1);
        any = 1;
      }
    }
  }
  for (int t = 0; t < threads; t++) streams[t].count = 0;
}

static void touch(void *pointer, int store) {
  static int last;
  unsigned long address = (unsigned long)pointer;
  if (last >= array_count || address < arrays[last].start || address >= arrays[last].end) {
    for (last = 0; last < array_count && (address < arrays[last].start || address >= arrays[last].end);) last++;
  }
  if (last == array_count) return;
  int t = running < 0 ? 0 : running;
  if (streams[t].count == streams[t].capacity) {
    streams[t].capacity = streams[t].capacity ? 2 * streams[t].capacity : 1 << 16;
    streams[t].data = realloc(streams[t].data, streams[t].capacity * sizeof(long));
  }
  streams[t].data[streams[t].count++] = (address - arrays[last].start + arrays[last].placed) << 1 | store;
  if (!in_team && streams[t].count == 1 << 20) flush();
}

#define ACCESS(bytes)                                        \
  void __tsan_read##bytes(void *at) { touch(at, 0); }        \
  void __tsan_write##bytes(void *at) { touch(at, 1); }       \
  void __tsan_unaligned_read##bytes(void *at) { touch(at, 0); } \
  void __tsan_unaligned_write##bytes(void *at) { touch(at, 1); }
ACCESS(1) ACCESS(2) ACCESS(4) ACCESS(8) ACCESS(16)
void __tsan_func_entry(void *caller) { (void)caller; }
void __tsan_func_exit(void) {}
void __tsan_init(void) {}

/* ---- teams */

static ucontext_t outside, contexts[MAX_THREADS];
static int ended[MAX_THREADS];
static void (*body)(void *);
static void *argument;

static void run_body(void) {
  body(argument);
  ended[running] = 1;
  swapcontext(&contexts[running], &outside);
}

void GOMP_parallel(void (*function)(void *), void *data, unsigned count, unsigned flags) {
  static char *stacks[MAX_THREADS];
  (void)count;
  (void)flags;
  body = function;
  argument = data;
  flush();
  in_team = 1;
  for (int t = 0; t < threads; t++) {
    if (!stacks[t]) stacks[t] = malloc(STACK);
    ended[t] = 0;
    getcontext(&contexts[t]);
    contexts[t].uc_stack.ss_sp = stacks[t];
    contexts[t].uc_stack.ss_size = STACK;
    contexts[t].uc_link = 0;
    makecontext(&contexts[t], run_body, 0);
  }
  for (int live = threads; live;) {
    for (int t = 0; t < threads; t++) {
      if (!ended[t]) {
        running = t;
        swapcontext(&outside, &contexts[t]);
        live -= ended[t];
      }
    }
    running = -1;
    flush();
  }
  in_team = 0;
}

void GOMP_barrier(void) {
  int me = running;
  swapcontext(&contexts[me], &outside);
}

int omp_get_num_threads(void) { return in_team ? threads : 1; }
int omp_get_thread_num(void) { return running < 0 ? 0 : running; }

void omp_set_num_threads(int count) {
  threads = count;
  coherent = getenv("COH") != 0;
  for (int t = 0; t < threads; t++) l1[t] = make_cache(8 << 10, 8);
  l2 = make_cache(128 << 10, 16);
}

static void __attribute__((destructor)) print(void) {
  flush();
  double rate = 1 - (double)l1_misses / references;
  printf("%s,%d,%s,%ld,%ld,%ld,%.6f,,,,%.6f,%.6f,%ld,\n", getenv("APP"), threads, coherent ? "rr1_coh" : "rr1", references, l1_misses, l2_misses, rate,
         1 - (double)l2_misses / l1_misses, 1 - (double)l2_misses / references, invalidations);
}
