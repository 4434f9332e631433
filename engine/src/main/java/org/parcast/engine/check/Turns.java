package org.parcast.engine.check;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.parcast.engine.check.runtime.ShuffledTask;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.report.apply.Trial;

/** Both versions in turns, each run in a fresh virtual machine. */
final class Turns {
  private static final int MOST = 5;
  private static final int LEAST = 3;

  /** Runs with tasks in shuffled orders, each of which decides anew for each task: recursive calls make hundreds. */
  private static final int SHUFFLES = 4;

  /** Of longer runs there are fewer turns. */
  private static final double LONG = 10;

  private static final String OUTPUT = "standard output";

  private final List<Double> sequential = new ArrayList<>();
  private final Map<Integer, List<Double>> parallel = new LinkedHashMap<>();
  /** What the sequential version prints or writes otherwise each time. */
  private final Set<String> changing = new LinkedHashSet<>();
  private String difference = "";

  private final VersionRuns runs;
  private final List<Integer> cores;
  private final VersionRuns.Ran first;

  private Turns(VersionRuns runs, List<Integer> cores, VersionRuns.Ran first) {
    this.runs = runs;
    this.cores = cores;
    this.first = first;
  }

  /** Runs the sequential version twice: whether it prints and writes the same is known before anything is compared. */
  static Turns begin(VersionRuns runs, List<Integer> cores) throws AnalysisException, IOException, InterruptedException {
    int all = cores.get(cores.size() - 1);
    VersionRuns.Ran first = runs.run(null, all);
    if (first.status() != 0) {
      throw new AnalysisException(AnalysisException.Kind.PROGRAM, "the sequential version ends with status " + first.status() + ": correct that first");
    }
    Turns turns = new Turns(runs, cores, first);
    turns.sequential(all);
    return turns;
  }

  private void sequential(int all) throws AnalysisException, IOException, InterruptedException {
    VersionRuns.Ran one = runs.run(null, all);
    sequential.add(one.seconds());
    for (Left left : left(one)) {
      if (left.difference(false).isPresent()) {
        changing.add(left.name);
      }
    }
  }

  /** What a run has printed or written, beside what the first one did; null where it has not. */
  private record Left(String name, byte[] first, byte[] now) {
    Optional<String> difference(boolean reordered) {
      return now == null ? Optional.of("not written in parallel") : Outputs.difference(first, now, reordered);
    }
  }

  private List<Left> left(VersionRuns.Ran ran) {
    List<Left> all = new ArrayList<>(List.of(new Left(OUTPUT, first.output(), ran.output()), new Left("standard error", first.error(), ran.error())));
    first.files().forEach((name, content) -> all.add(new Left("file " + name, content, ran.files().get(name))));
    return all;
  }

  /** The first difference of what does not change from run to run by itself, the worst first; empty where there is none. */
  private String difference(VersionRuns.Ran ran, boolean reordered) {
    String rounded = "";
    for (Left left : left(ran)) {
      Optional<String> found = changing.contains(left.name) ? Optional.empty() : left.difference(reordered);
      if (found.isPresent() && !found.get().startsWith(Trial.LAST_DIGITS)) {
        return left.name + ": " + found.get();
      }
      rounded = rounded.isEmpty() && found.isPresent() ? found.get().replace(Trial.LAST_DIGITS, Trial.LAST_DIGITS + " in " + left.name) : rounded;
    }
    return rounded;
  }

  /** Whether the sequential version was seen to print something else each time. */
  boolean changes() {
    return changing.contains(OUTPUT);
  }

  /** Runs both versions in turns, the sequential one first. */
  void take(Path version, boolean reordered, AnalysisListener listener) throws AnalysisException, IOException, InterruptedException {
    int rounds = first.seconds() > LONG ? LEAST : MOST;
    for (int round = 1; round <= rounds; round++) {
      listener.stage("running both versions, turn " + round + " of " + rounds);
      if (round > 1) {
        sequential(cores.get(cores.size() - 1));
      }
      for (int number : cores) {
            VersionRuns.Ran other = runs.run(version, number);
        parallel.computeIfAbsent(number, made -> new ArrayList<>()).add(other.seconds());
        if (difference.isEmpty() || difference.startsWith(Trial.LAST_DIGITS)) {
          String found = other.status() != 0 ? "the parallel version ends with status " + other.status() : difference(other, reordered);
          difference = found.isEmpty() ? difference : found;
        }
      }
    }
  }

  /** Whether the outputs differ by more than last digits. */
  boolean differs() {
    return !difference.isEmpty() && !difference.startsWith(Trial.LAST_DIGITS);
  }

  /** Runs a version that adds in order: where it prints what the sequential one does, rounding is all that the parallel one differs by. */
  void explain(Path inOrder) throws AnalysisException, IOException, InterruptedException {
    VersionRuns.Ran ran = runs.run(inOrder, cores.get(cores.size() - 1));
    if (ran.status() == first.status() && difference(ran, false).isEmpty()) {
      difference = Trial.ROUNDED + ", " + difference + "; with the additions in order, by --strict, there is no difference";
    }
  }

  /**
   * Runs a version whose tasks are done in shuffled orders.
   *
   * @return how what it prints differs, in words; empty where it does not, or the sequential version prints something else each time
   */
  String shuffled(Path version) throws AnalysisException, IOException, InterruptedException {
    for (int seed = 1; seed <= SHUFFLES && !changes(); seed++) {
      VersionRuns.Ran other = runs.run(version, 1, "-D" + ShuffledTask.SEED + "=" + seed);
      String orders = "with its tasks in shuffled orders, seed " + seed;
      if (other.status() != 0) {
        return orders + ", it ends with status " + other.status();
      }
      Optional<String> found = Outputs.difference(first.output(), other.output(), false);
      if (found.isPresent()) {
        return found.get().replace("in parallel", orders);
      }
    }
    return "";
  }

  /** Empty where the sequential version prints something else each time, and nothing else differs. */
  Optional<Boolean> sameOutput() {
    return changes() && difference.isEmpty() ? Optional.empty() : Optional.of(difference.isEmpty());
  }

  String output() {
    return changes() && difference.isEmpty() ? "that of the sequential version changes from run to run" : difference;
  }

  /** What both versions are compared by: what is printed, and the files that each run writes. */
  List<String> compared() {
    return left(first).stream().map(Left::name).filter(name -> !changing.contains(name)).toList();
  }

  /** What is not compared, as it changes from run to run. */
  List<String> changing() {
    return List.copyOf(changing);
  }

  double sequentialSeconds() {
    return median(sequential);
  }

  double parallelSeconds() {
    return median(parallel.get(cores.get(cores.size() - 1)));
  }

  Trial.Measured measured(int cores, double[] forecast) {
    List<Double> ratios = new ArrayList<>();
    for (int turn = 0; turn < sequential.size(); turn++) {
      ratios.add(sequential.get(turn) / parallel.get(cores).get(turn));
    }
    return new Trial.Measured(cores, forecast[0], forecast[1], forecast[2], median(ratios), ratios.stream().min(Double::compare).orElseThrow(), ratios.stream().max(Double::compare).orElseThrow());
  }

  static double median(List<Double> values) {
    double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    return sorted[sorted.length / 2];
  }
}
