package org.parcast.recorder;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.parcast.recorder.flow.ValueFlowState;
import org.parcast.recorder.state.Shadow;
import org.parcast.recording.WordBlock.Kind;

/** The recorder's hot path: what a store of a computed value costs, with its loads. It lies in the recorder's package, where the path is. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgs = "-Xmx2g")
public class FlowBenchmark {
  private static final int WORDS = 1 << 16;

  private ValueFlowState flow;
  private Shadow from;
  private Shadow to;

  @Setup
  public void steps() {
    flow = new ValueFlowState();
    flow.active = true;
    from = flow.allocation.words(Kind.ARRAY, 1, 1, WORDS);
    to = flow.allocation.words(Kind.ARRAY, 2, 1, WORDS);
    flow.nextPhase(1);
  }

  /** A sweep of {@code to[i] = f(from[i - 1], from[i], from[i + 1])}; then the two change places. */
  @Benchmark
  @OperationsPerInvocation(WORDS)
  public long stencilOfThree() {
    flow.nextStep();
    for (int i = 1; i < WORDS - 1; i++) {
      int sink = flow.sink(to, i, false, 1, 3);
      flow.use(flow.load(from, i - 1), sink);
      flow.use(flow.load(from, i), sink);
      flow.use(flow.load(from, i + 1), sink);
      flow.born(to, i, sink);
    }
    Shadow swapped = from;
    from = to;
    to = swapped;
    return flow.births;
  }

  /** A sweep of {@code to[i] = f(to[i])}, an update. */
  @Benchmark
  @OperationsPerInvocation(WORDS)
  public long update() {
    flow.nextStep();
    for (int i = 0; i < WORDS; i++) {
      int sink = flow.sink(to, i, true, 1, 1);
      flow.use(flow.load(to, i), sink);
      flow.born(to, i, sink);
    }
    return flow.births;
  }
}
