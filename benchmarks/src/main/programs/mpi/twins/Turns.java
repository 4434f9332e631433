import java.util.Arrays;
import java.util.Locale;
import java.util.function.Supplier;
import mpi.MPI;

/** A program on two ranks and on one of them alone, in turns. Prints seconds of a step, one for each block. */
abstract class Turns {
  /** Nanoseconds of steps before those that count: by then the virtual machine has compiled them. */
  private static final double WARM_UP = 2e9;

  /** Nanoseconds that a block takes about: long against its barriers, which take microseconds. */
  private static final double BLOCK = 1e8;

  /** Blocks of each kind, of which the median counts. Even, so that each kind comes first as often. */
  private static final int BLOCKS = 10;

  final int rank = MPI.COMM_WORLD.Rank();

  /** One step of the rows, bodies or points from the first number to below the second; {@code together} with what ranks exchange. */
  abstract void step(int from, int to, boolean together);

  /** How many rows, bodies or points there are. */
  abstract int size();

  /** A number that depends on the results of these. */
  abstract double check(int from, int to);

  static void run(String[] arguments, Supplier<Turns> twin) {
    MPI.Init(arguments);
    Turns alone = twin.get();
    Turns together = twin.get();
    int half = together.size() / 2;
    int from = together.rank == 0 ? 0 : half;
    int to = together.rank == 0 ? half : together.size();
    int[] steps = {1};
    double spent = 0;
    while (spent < WARM_UP) {
      double one = block(alone, 0, alone.size(), false, steps[0]);
      double both = block(together, from, to, true, steps[0]);
      spent += (one + both) * steps[0];
      int[] next = {(int) Math.max(1, Math.min(4.0 * steps[0], BLOCK / Math.max(1, both)))};
      double[] told = {spent};
      MPI.COMM_WORLD.Bcast(next, 0, 1, MPI.INT, 0);
      MPI.COMM_WORLD.Bcast(told, 0, 1, MPI.DOUBLE, 0);
      steps = next;
      spent = told[0];
    }
    double[] ones = new double[BLOCKS];
    double[] twos = new double[BLOCKS];
    for (int b = 0; b < BLOCKS; b++) {
      for (int arm = 0; arm < 2; arm++) {
        if ((arm + b) % 2 == 0) {
          ones[b] = block(alone, 0, alone.size(), false, steps[0]) * 1e-9;
        } else {
          twos[b] = block(together, from, to, true, steps[0]) * 1e-9;
        }
      }
    }
    if (together.rank == 0) {
      double difference = Math.abs(alone.check(from, to) - together.check(from, to)) / Math.max(1e-300, Math.abs(alone.check(from, to)));
      System.out.println("alone " + list(ones) + "\ntogether " + list(twos) + "\ndifference " + difference);
    }
    MPI.Finalize();
  }

  /** Nanoseconds of a step as rank 0 sees it. */
  private static double block(Turns turns, int from, int to, boolean together, int steps) {
    MPI.COMM_WORLD.Barrier();
    long begin = System.nanoTime();
    for (int step = 0; step < steps && (together || turns.rank == 0); step++) {
      turns.step(from, to, together);
    }
    if (together) {
      MPI.COMM_WORLD.Barrier();
    }
    double nanos = (System.nanoTime() - begin) / (double) steps;
    MPI.COMM_WORLD.Barrier();
    return nanos;
  }

  private static String list(double[] seconds) {
    return String.join(",", Arrays.stream(seconds).mapToObj(each -> String.format(Locale.ROOT, "%.4e", each)).toList());
  }

  /** Gives the other rank the row next to the cut, and takes its one: rank 0 has the rows below half of {@link #size}. */
  final void swap(Object[] rows, mpi.Datatype type) {
    swap(rows[give()], 0, rows[take()], 0, size(), type);
  }

  /** The same of rows, or planes, of so many elements that follow each other in one array. */
  final void swap(Object rows, int count, mpi.Datatype type) {
    swap(rows, give() * count, rows, take() * count, count, type);
  }

  private void swap(Object given, int from, Object taken, int to, int count, mpi.Datatype type) {
    MPI.COMM_WORLD.Sendrecv(given, from, count, type, 1 - rank, 1, taken, to, count, type, 1 - rank, 1);
  }

  private int give() {
    return size() / 2 - (rank == 0 ? 1 : 0);
  }

  private int take() {
    return size() / 2 - (rank == 0 ? 0 : 1);
  }

  /** The sums of both ranks, in place. */
  final void sum(double[] values) {
    double[] sums = new double[values.length];
    MPI.COMM_WORLD.Allreduce(values, 0, sums, 0, values.length, MPI.DOUBLE, MPI.SUM);
    System.arraycopy(sums, 0, values, 0, sums.length);
  }
}
