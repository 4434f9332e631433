/* What the codes here have in common: messages that are counted, and collective operations made of such messages. */
#include <math.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

static int rank, ranks;
static long counted;

static inline void begin(int *argc, char ***argv) {
  MPI_Init(argc, argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
}

static inline void count(int words, MPI_Datatype type, int to) {
  int size;
  MPI_Type_size(type, &size);
  counted += to == MPI_PROC_NULL ? 0 : (long)words * size;
}

static inline void give(const void *from, int words, MPI_Datatype type, int to) {
  count(words, type, to);
  MPI_Send(from, words, type, to, 0, MPI_COMM_WORLD);
}

static inline void take(void *to, int words, MPI_Datatype type, int from) {
  MPI_Recv(to, words, type, from, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

/* Sends to one neighbour and receives from another; MPI_PROC_NULL is none. */
static inline void shift(const void *from, int to, void *into, int source, int words, MPI_Datatype type) {
  count(words, type, to);
  MPI_Sendrecv(from, words, type, to, 0, into, words, type, source, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

/* Allreduce: a partial result from each rank but one, and the result to each. */
static inline double allreduce(double own, double (*join)(double, double)) {
  double other;
  if (rank > 0) {
    give(&own, 1, MPI_DOUBLE, 0);
    take(&own, 1, MPI_DOUBLE, 0);
    return own;
  }
  for (int r = 1; r < ranks; r++) {
    take(&other, 1, MPI_DOUBLE, r);
    own = join(own, other);
  }
  for (int r = 1; r < ranks; r++) {
    give(&own, 1, MPI_DOUBLE, r);
  }
  return own;
}

/* Allgather: each rank sends its part to all others. */
static inline void allgather(double *all, int part) {
  for (int r = 1; r < ranks; r++) {
    shift(all + rank * part, (rank + r) % ranks, all + (rank - r + ranks) % ranks * part, (rank - r + ranks) % ranks, part, MPI_DOUBLE);
  }
}

static inline double sum(double a, double b) { return a + b; }

/* Prints what the sequential program prints, and the bytes that all ranks have sent in a step. */
static inline void end(const char *program, double result, int steps) {
  long sent;
  MPI_Reduce(&counted, &sent, 1, MPI_LONG, MPI_SUM, 0, MPI_COMM_WORLD);
  if (rank == 0) {
    printf("%s,%d,%.12g,%g\n", program, ranks, result, sent / (double)steps);
  }
  MPI_Finalize();
}
