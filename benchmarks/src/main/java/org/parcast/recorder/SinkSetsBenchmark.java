package org.parcast.recorder;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.parcast.recorder.memory.SinkSets;

/** Growing a set by one sink, where the sinks come as they came before. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgs = "-Xmx2g")
public class SinkSetsBenchmark {
  private static final int GROWTHS = 1 << 16;
  private static final int HOME = 100;

  /** Sinks of a set. */
  @Param({"5", "256"})
  private int sinks;

  private SinkSets sets;
  private int[] starts;

  @Setup
  public void fill() {
    sets = new SinkSets();
    starts = new int[GROWTHS / sinks];
    int root = sets.root();
    for (int i = 0; i < starts.length; i++) {
      int set = root;
      for (int k = 0; k < sinks; k++) {
        set = sets.grow(set, HOME, i + k + 1);
      }
      starts[i] = sets.startOf(set);
    }
  }

  @Benchmark
  @OperationsPerInvocation(GROWTHS)
  public int growAsBefore() {
    int sum = 0;
    for (int i = 0; i < starts.length; i++) {
      int set = starts[i];
      for (int k = 0; k < sinks; k++) {
        set = sets.grow(set, HOME, i + k + 1);
      }
      sum += set;
    }
    return sum;
  }
}
