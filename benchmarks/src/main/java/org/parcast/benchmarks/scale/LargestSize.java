package org.parcast.benchmarks.scale;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.hipparchus.fraction.BigFraction;
import org.parcast.analyses.scale.ExactModel;
import org.parcast.analyses.scale.Measurement;
import org.parcast.analyses.scale.ModelledStepTimes;
import org.parcast.analyses.scale.QuantityModel;
import org.parcast.analyses.scale.RankMemory;
import org.parcast.analyses.scale.ScalingStudy;
import org.parcast.analyses.scale.StepTime;
import org.parcast.analyses.time.machine.Network;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.Ranks;
import org.parcast.report.words.Numbers;

/**
 * A size that nobody can trace, foretold from sizes of at most an eighth.
 *
 * @param program with its formula and its small sizes
 * @param n the size
 * @param ranks numbers of ranks at the small sizes
 * @param grids of ranks at the size
 * @param quantity that the closed formula is of
 */
record LargestSize(ScaledProgram program, long n, List<Integer> ranks, List<List<Integer>> grids, String quantity) {
  private static final String MACHINE = "cluster-infiniband";

  /** With fewer steps they take too little to be timed in settled code. */
  private static final String TIMED = "{n} 1000";

  /** Bytes that cubes of nodes exchange from point to point in a step under the convention {@code combined}: nine words for each share of a node, one for each element at a face. */
  private static long hydrodynamics(long s, long[] p) {
    long shares = 1;
    long nodes = 1;
    long faces = 0;
    for (int axis = 0; axis < p.length; axis++) {
      shares *= s + p[axis];
      nodes *= s + 1;
      faces += 6 * (p[axis] - 1) * s * s / 3;
    }
    return 8 * (9 * (shares - nodes) + faces);
  }

  static List<LargestSize> all() {
    ScaledProgram hydro = ScaledProgram.of("Hydro", "{n} 3", "", new ClosedFormula("Hydro.x", "block3d", "combined", LargestSize::hydrodynamics)).at(6, 7, 8, 9, 10, 12);
    List<Integer> cubes = List.of(2, 3, 4, 6, 8, 9, 12, 18, 27);
    return List.of(
        new LargestSize(named("Heat2D").with(TIMED).at(64, 96, 128, 160, 192), 16384, Ranks.OF_SWEEPS, List.of(List.of(64, 64), List.of(1000, 1000)), ScalingStudy.BYTES_PER_STEP),
        new LargestSize(named("Jacobi3D").at(16, 20, 24, 28, 32, 40), 1024, Ranks.OF_SWEEPS, List.of(List.of(16, 16, 16), List.of(100, 100, 100)), ScalingStudy.BYTES_PER_STEP),
        new LargestSize(hydro, 144, cubes, List.of(List.of(4, 4, 4), List.of(12, 12, 12)), "bytes_p2p_per_step"),
        new LargestSize(named("MatMulIjk"), 16384, Ranks.OF_SWEEPS, List.of(List.of(64, 64), List.of(1000, 1000)), ScalingStudy.BYTES_PER_STEP));
  }

  private static ScaledProgram named(String name) {
    return ScaledProgram.all().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
  }

  /** What is foretold on a grid. */
  private record Line(boolean met, String text) {}

  /** A name that no other has. */
  String key() {
    return "largest " + program.key();
  }

  /** Runs the small sizes, and foretells. */
  Outcome outcome(Path checkout) throws AnalysisException {
    long start = System.nanoTime();
    ScalingStudy study = new SmallRuns(checkout.resolve(program.folder()).resolve(program.name() + ".java"), program.arguments(), program.kernel(), ranks, true).at(program.sizes());
    double running = (System.nanoTime() - start) * 1e-9;
    Network network = Machines.of(MACHINE).network();
    List<Line> lines = new ArrayList<>();
    for (List<Integer> grid : grids) {
      lines.add(line(study, grid, network));
    }
    int met = (int) lines.stream().filter(Line::met).count();
    return new Outcome(key(), lines.size(), met, 0, lines.size(), String.format(Locale.ROOT, "n=%,d from n <= %d in %.0f s of small runs%n%s", n,
        program.sizes().get(program.sizes().size() - 1), running, String.join(System.lineSeparator(), lines.stream().map(line -> "    " + line.text).toList())));
  }

  private Line line(ScalingStudy study, List<Integer> grid, Network network) {
    long start = System.nanoTime();
    ClosedFormula closed = program.formulas().stream().filter(each -> each.axes() == grid.size()).reduce((one, other) -> other).orElseThrow();
    long[] point = new long[grid.size() + 1];
    point[0] = n;
    Arrays.setAll(point, i -> i == 0 ? n : grid.get(i - 1));
    long expected = closed.bytes().orElseThrow().of(n, Arrays.copyOfRange(point, 1, point.length));
    String found = "none";
    boolean met = false;
    for (QuantityModel model : study.models()) {
      Measurement.Family family = model.family();
      if (model.quantity().equals(quantity) && family.estimator().equals(closed.estimator()) && family.array().equals(closed.array())
          && family.assembly().equals(closed.assembly()) && model.observations().factors() == grid.size()) {
        if (model.model() instanceof ExactModel exact && exact.domain().contains(point)) {
          met = exact.at(point).equals(new BigFraction(expected));
          found = String.format(Locale.ROOT, "%,d", exact.at(point).getNumerator());
        } else {
          found = model.model().formula() + ", because " + model.inexact();
        }
      }
    }
    int processes = grid.stream().reduce(1, (a, b) -> a * b);
    List<Long> size = List.of(n);
    var time = ModelledStepTimes.of(study, network.latency() + network.overhead(), network.bytesPerSecond()).flatMap(times -> times.at(size, processes));
    var best = study.best(size, processes);
    String memory = best.map(decomposition -> new RankMemory(study).at(size, processes, decomposition)).filter(bytes -> bytes.isPresent()).map(bytes -> Numbers.bytes(bytes.getAsDouble())).orElse("unknown");
    double seconds = (System.nanoTime() - start) * 1e-9;
    return new Line(met, String.format(Locale.ROOT, "%s: %s bytes a step, closed formula %,d, %s; step %s, work %s, on %s; memory of a rank %s; foretold in %.2f s", grid, found, expected,
        met ? "met" : "NOT MET", time.map(StepTime::seconds).map(Numbers::time).orElse("unknown"), time.map(StepTime::work).map(Numbers::time).orElse("unknown"), MACHINE, memory, seconds));
  }
}
