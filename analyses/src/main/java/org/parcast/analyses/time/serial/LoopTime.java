package org.parcast.analyses.time.serial;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a loop takes on one thread in all its executions, from runs in several virtual machines: the mean of the middle half of these, and their range, wider by what others took of the
 * processor meanwhile. Those whose core was shared are left out where others had one of their own, and those that had not settled where most had.
 *
 * @param settled seconds of all executions in settled code, as far as it had settled
 * @param natural seconds of all executions as they came, of which some were repeated
 * @param plain the same where nothing was repeated: what a run that is not timed takes, its first executions in code that is not compiled yet
 * @param warm whether the first is the time of settled code in all of the machines
 * @param executions how often it is entered
 * @param iterations in all
 * @param gap typical time between executions, negative where there is one
 * @param cold why the time is not warm; empty where it is
 * @param samples repeated executions of the run in the middle
 * @param parts in each of the machines, seconds of the parts of the last execution that was repeated
 */
public record LoopTime(Estimate settled, Estimate natural, Estimate plain, boolean warm, long executions, long iterations, double gap, String cold, List<MeasuredRun.Sample> samples,
    List<double[]> parts) {
  /** So many executions as they come, or more, tell of settled code where they take as long as a window. */
  private static final int ENOUGH = 20;

  private static final double WINDOW = 0.2;

  /** Virtual machines whose range tells how far a loop's times differ between them. */
  private static final int SEVERAL = 3;

  /**
   * In nine of ten pairs of virtual machines a loop's times differ by no more than this factor: of seven each for the loops in {@code benchmarks/src/main/truth/time} that the clock can
   * tell apart. Where there are too few for a range, it stands for that; doubled, brief forecasts seldom decide anything.
   */
  public static final double BETWEEN_MACHINES = 1.1;

  /** Beside others on its core code takes so many times as long at most: 1.7 was seen of stencils, next to nothing of what waits for its own results. */
  private static final double SHARED = 1.8;

  public LoopTime {
    samples = List.copyOf(samples);
    parts = List.copyOf(parts);
  }

  /** A time without a run in which nothing was repeated. */
  public LoopTime(Estimate settled, Estimate natural, boolean warm, long executions, long iterations, double gap, String cold, List<MeasuredRun.Sample> samples) {
    this(settled, natural, natural, warm, executions, iterations, gap, cold, samples, partsOf(samples).toList());
  }

  /**
   * What runs of the same loop say together.
   *
   * @param all runs with repeated executions, at least one
   * @param plain runs without, at least one
   * @param probe what a core that is not shared takes for the probe; 0 where that is not known
   */
  public static LoopTime of(List<MeasuredRun.Loop> all, List<MeasuredRun.Loop> plain, double probe) {
    List<MeasuredRun.Loop> own = all.stream().map(run -> run.onOwnCore(probe)).filter(run -> !run.samples().isEmpty()).toList();
    List<MeasuredRun.Loop> runs = own.isEmpty() ? all : own;
    List<MeasuredRun.Loop> settled = runs.stream().filter(LoopTime::isWarm).toList();
    boolean warm = settled.size() == runs.size() || settled.size() >= SEVERAL && 2 * settled.size() > runs.size();
    List<MeasuredRun.Loop> byTime = new ArrayList<>(warm ? settled : runs);
    byTime.sort(Comparator.comparingDouble(LoopTime::seconds));
    MeasuredRun.Loop middle = byTime.get(byTime.size() / 2);
    double[] times = byTime.stream().mapToDouble(LoopTime::seconds).toArray();
    Estimate seconds = Estimate.exactly(middle(times)).reaching(times[0]).reaching(times[times.length - 1]);
    if (byTime.size() < SEVERAL) {
      seconds = Estimate.exactly(seconds.value()).widened(BETWEEN_MACHINES).reaching(seconds.low()).reaching(seconds.high());
    }
    boolean shared = own.isEmpty() && all.stream().anyMatch(run -> !run.samples().isEmpty());
    seconds = shared ? seconds.reaching(seconds.low() / SHARED) : seconds;
    seconds = seconds.widened(1 / runs.stream().mapToDouble(LoopTime::processor).max().orElseThrow());
    String cold = "";
    if (!warm) {
      cold = Stream.concat(runs.stream().map(MeasuredRun.Loop::refused).filter(why -> !why.isEmpty()), Stream.of("the virtual machine had not settled when the time for it was over"))
          .findFirst().orElseThrow();
    }
    // What lies between executions is known also where the core was not the loop's own: of a run without it there would be no step.
    double gap = Stream.concat(Stream.of(middle), all.stream()).mapToDouble(MeasuredRun.Loop::gap).filter(each -> each >= 0).findFirst().orElse(-1);
    Estimate unrepeated = Estimate.together(plain.stream().map(MeasuredRun.Loop::natural).toList());
    unrepeated = plain.size() < SEVERAL ? unrepeated.widened(BETWEEN_MACHINES) : unrepeated;
    return new LoopTime(seconds, Estimate.together(runs.stream().map(MeasuredRun.Loop::natural).toList()), unrepeated, warm, middle.executions(), middle.iterations(), gap, cold, middle.samples(),
        byTime.stream().flatMap(run -> partsOf(run.samples())).toList());
  }

  /** Of sorted values. Where half of them lie here and half there, the median is the one in one sample, and the other in the next. */
  private static double middle(double[] sorted) {
    int left = Math.max(sorted.length / 4, sorted.length < SEVERAL ? 0 : 1);
    return Arrays.stream(sorted, left, sorted.length - left).average().orElseThrow();
  }

  /** Of all executions; where the code had not settled, what they took as they came can be vouched for. */
  public Estimate seconds() {
    return warm ? settled : settled.spanning(natural);
  }

  /** What a plain run takes longer than settled code would, at least 0: loops are interpreted until they are compiled, and memory is touched for the first time. */
  public Estimate settling() {
    return plain.beyond(settled.value());
  }

  /** Iterations of an execution, at least 1. */
  public long perExecution() {
    return Math.max(1, iterations / Math.max(1, executions));
  }

  /** The same with so much time between executions. */
  public LoopTime withGap(double seconds) {
    return new LoopTime(settled, natural, plain, warm, executions, iterations, seconds, cold, samples, parts);
  }

  private static Stream<double[]> partsOf(List<MeasuredRun.Sample> samples) {
    return samples.stream().skip(Math.max(0, samples.size() - 1)).map(MeasuredRun.Sample::parts);
  }

  /** Processor time over wall time where least of the processor was left: what a run was disturbed, it may be off. That of the least disturbed counts, as the others' range has it. */
  private static double processor(MeasuredRun.Loop run) {
    return run.samples().stream().mapToDouble(MeasuredRun.Sample::processor).min().orElse(1);
  }

  private static boolean isWarm(MeasuredRun.Loop run) {
    return run.samples().isEmpty() ? run.seen() >= ENOUGH && run.seenSeconds() >= WINDOW : run.samples().get(run.samples().size() - 1).settled();
  }

  /** All executions at the rates of those that were repeated; where none was, at that of the later half of them. */
  private static double seconds(MeasuredRun.Loop run) {
    if (run.samples().isEmpty()) {
      return run.perIteration().value() * run.iterations();
    }
    double seconds = 0;
    long represented = 0;
    double rate = 0;
    for (MeasuredRun.Sample sample : run.samples()) {
      rate = sample.time().value() / sample.iterations();
      seconds += rate * sample.represents();
      represented += sample.represents();
    }
    return seconds + rate * (run.iterations() - represented);
  }
}
