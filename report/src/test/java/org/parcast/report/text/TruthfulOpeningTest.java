package org.parcast.report.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.analyses.time.cores.CandidateLoop;
import org.parcast.analyses.time.cores.CoresModel;
import org.parcast.analyses.time.cores.CoresPoint;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.analyses.time.machine.ByThreads;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.machine.MemoryLevel;
import org.parcast.analyses.time.machine.MissCost;
import org.parcast.analyses.time.machine.RegionCost;
import org.parcast.analyses.time.machine.ThreadSlowdown;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.analyses.time.serial.LoopTime;
import org.parcast.analyses.time.serial.MeasuredRun;
import org.parcast.analyses.time.serial.OutsideLoops;

/** Programs by chance, warm and cold, on machines by chance: what the opening claims follows from the figures that it prints, and these are the table's. */
class TruthfulOpeningTest {
  private static final int PROGRAMS = 300;

  /** A gain, of figures with two decimals. */
  private static final double GAIN = 1.1;

  private static final double ROUNDED = 0.011;

  private static final String FIGURE = "([\\d,.]+)";
  private static final Pattern WHOLE = Pattern.compile("(The run|A step) is " + FIGURE + " times \\(" + FIGURE + " to " + FIGURE + "\\) as fast on (\\d+) cores");
  private static final Pattern THREADS = Pattern.compile(FIGURE + " times \\(" + FIGURE + " to " + FIGURE + "\\) by threads");
  private static final Pattern SHARE = Pattern.compile("A.java:\\d+, (?:< )?(\\d+) %(?: \\((?:< )?\\d+ % to (?:< )?(\\d+) %\\))? of it, is " + FIGURE + " to " + FIGURE + " times");
  private static final Pattern BREAK_EVEN = Pattern.compile("pays from " + FIGURE + " iterations?, and has " + FIGURE + "\\.");
  private static final Pattern SLOWER = Pattern.compile("at any length: A.java:\\d+ is " + FIGURE + " to " + FIGURE + " times");
  private static final Pattern SHORT = Pattern.compile("its 10 steps are (?:< )?(\\d+) % of");

  private final Random random;

  TruthfulOpeningTest() {
    random = new Random(0);
  }

  private double between(double low, double high) {
    return low + random.nextDouble() * (high - low);
  }

  /** Of any magnitude. */
  private double magnitude(double low, double high) {
    return Math.exp(between(Math.log(low), Math.log(high)));
  }

  private Estimate around(double value) {
    double wide = random.nextBoolean() ? 1.05 : 2;
    return new Estimate(value, value / between(1, wide), value * between(1, wide));
  }

  private LoopTime time(double execution, long executions, long iterations, boolean warm) {
    Estimate settled = around(execution * executions);
    Estimate natural = settled.times(between(1, 1.5));
    double[] parts = DoubleStream.generate(() -> execution / 32 * (warm ? 1 : between(0.5, 1.5))).limit(32).toArray();
    MeasuredRun.Sample sample = new MeasuredRun.Sample(iterations, iterations * executions, executions, warm, 20, Estimate.exactly(execution), 1, 0, 1, 0, parts, new double[0], new double[0]);
    return new LoopTime(settled, natural, natural.times(between(1, 2)), warm, executions, iterations * executions, executions == 1 ? -1 : magnitude(1e-6, 1e-2), warm ? "" : "cold", List.of(sample), List.of(parts));
  }

  private CandidateLoop loop(int line) {
    long executions = random.nextInt(3) == 0 ? 1 : 10;
    long iterations = (long) magnitude(4, 1e6);
    double execution = magnitude(1e-7, 1e-1);
    boolean warm = random.nextInt(4) > 0;
    return new CandidateLoop("A.java", line, "parallel", time(execution, executions, iterations, warm), time(execution * magnitude(0.3, 1.5), executions, iterations, warm), 0, new double[0]);
  }

  private TimeForecast forecast() {
    int most = 1 << random.nextInt(1, 4);
    int counts = ByThreads.counts(most).length;
    ByThreads rate = new ByThreads(IntStream.range(0, counts).mapToObj(i -> 1e9).toList());
    double slow = between(0, 0.2);
    ByThreads issuing = new ByThreads(IntStream.range(0, counts).mapToObj(i -> 1 + i * slow).toList());
    ThreadSlowdown slowdown = random.nextBoolean() ? ThreadSlowdown.alike(issuing) : new ThreadSlowdown(new ByThreads(IntStream.range(0, counts).mapToObj(i -> 1.0).toList()), issuing);
    double arrival = magnitude(1e-6, 1e-4);
    Machine machine = new Machine("a machine", most, 1, 1e9, slowdown, List.of(new MemoryLevel("memory", 1L << 30, most, rate, rate, rate)), new MissCost(1e-9, 1e-8, 1e-7),
        List.of(new RegionCost(0, 2 * arrival, arrival, arrival * between(1, 10))), arrival, 1e-12, 1e-7, 1e-7, between(0, 0.1), null, List.of());
    List<CandidateLoop> loops = new ArrayList<>(IntStream.rangeClosed(1, random.nextInt(1, 4)).mapToObj(this::loop).toList());
    return CoresModel.forecast(machine, new OutsideLoops(around(magnitude(1e-5, 1)), between(0, 0.1)), loops, new ArrayList<>(new TreeSet<>(Arrays.stream(ByThreads.counts(most)).boxed().toList())),
        random.nextBoolean() ? 10 : 1, 3, List.of(), List.of());
  }

  private static double figure(MatchResult found, int group) {
    return Double.parseDouble(found.group(group).replace(",", ""));
  }

  private static Estimate figures(MatchResult found, int first) {
    return new Estimate(figure(found, first), figure(found, first + 1), figure(found, first + 2));
  }

  /** By what it is decided whether to try. */
  private static double expected(Estimate speedup) {
    return speedup.expected(each -> Math.max(1, each));
  }

  private static double leastOfThreads(int cores) {
    return Math.max(GAIN, CoresPoint.LEAST_EFFICIENCY * cores);
  }

  /** The row of a table. */
  private static String row(CoresPoint point, String table) {
    return table.lines().filter(line -> line.strip().startsWith(point.cores() + " ")).findFirst().orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void claimsFollowFromFigures(int seed) throws IOException {
    random.setSeed(seed);
    for (int i = 0; i < PROGRAMS; i++) {
      TimeForecast forecast = forecast();
      List<Opening.Item> items = Opening.of(forecast, Optional.empty());
      StringBuilder text = new StringBuilder();
      TimeText.write(forecast, Optional.empty(), text);
      String[] tables = text.toString().split("\n\n");
      String told = items.stream().map(Opening.Item::answer).reduce("", (one, other) -> one + "\n" + other);
      assertThat(told).doesNotContain("with  in parallel");
      WHOLE.matcher(told).results().forEach(found -> isOfTable(found, forecast, tables, told));
      holds(items.get(0).answer(), forecast);
      points(forecast).forEach(point -> addsUp(point));
    }
  }

  /** What is said of a number of cores is what the table has of it. */
  private static void isOfTable(MatchResult found, TimeForecast forecast, String[] tables, String told) {
    boolean run = found.group(1).equals("The run");
    int cores = Integer.parseInt(found.group(5));
    CoresPoint point = (run ? forecast.cores() : forecast.step().orElseThrow().cores()).stream().filter(each -> each.cores() == cores).findFirst().orElseThrow();
    String table = Arrays.stream(tables).filter(each -> each.startsWith(run ? "The program" : "A step of the run")).findFirst().orElseThrow();
    assertThat(row(point, table).replaceAll(" +", " ")).as(told).contains(found.group(2) + " " + found.group(3) + " " + found.group(4));
  }

  private static List<CoresPoint> points(TimeForecast forecast) {
    List<CoresPoint> points = new ArrayList<>(forecast.cores());
    forecast.step().ifPresent(step -> points.addAll(step.cores()));
    return points;
  }

  /** The parts of a time in the tables are all of it. */
  private static void addsUp(CoresPoint point) {
    assertThat(point.breakdown().seconds()).isCloseTo(point.seconds().value(), withinPercentage(0.1));
  }

  private static void holds(String answer, TimeForecast forecast) {
    boolean gains = points(forecast).stream().anyMatch(point -> point.cores() > 1 && point.speedup().low() >= GAIN && point.threadSpeedup().low() >= leastOfThreads(point.cores()));
    assertThat(answer.startsWith("Yes.") || answer.startsWith("In longer runs.")).as(answer).isEqualTo(gains);
    SHORT.matcher(answer).results().forEach(found -> assertThat(figure(found, 1)).as(answer).isLessThanOrEqualTo(100));
    BREAK_EVEN.matcher(answer).results().forEach(found -> assertThat(figure(found, 1)).as(answer).isGreaterThan(figure(found, 2)));
    SLOWER.matcher(answer).results().forEach(found -> assertThat(figure(found, 2)).as(answer).isLessThanOrEqualTo(1));
    SHARE.matcher(answer).results().forEach(found -> {
      double part = Math.min(1, figure(found, found.group(2) == null ? 1 : 2) / 100);
      assertThat(1 / (1 - part + part / figure(found, 4))).as(answer).isLessThan(GAIN + ROUNDED);
    });
    WHOLE.matcher(answer).results().forEach(found -> THREADS.matcher(answer).results().forEach(threads -> {
      Estimate whole = figures(found, 2);
      double byThreads = expected(figures(threads, 1)) - leastOfThreads(Integer.parseInt(found.group(5)));
      if (answer.startsWith("It may.")) {
        assertThat(Math.min(expected(whole) - GAIN, byThreads)).as(answer).isGreaterThan(-ROUNDED);
      } else if (answer.contains("Threads add too little.")) {
        assertThat(byThreads).as(answer).isLessThan(ROUNDED);
      } else if (answer.contains("Too little is to be expected.")) {
        assertThat(expected(whole)).as(answer).isLessThan(GAIN + ROUNDED);
      }
    }));
  }
}
