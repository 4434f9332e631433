package org.parcast.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.hierarchy.LevelForecast;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.report.CacheStudy;
import org.parcast.report.Report;
import org.parcast.report.text.InSeconds;

/**
 * A number of a report that a {@link Threshold} may limit; {@code docs/numbers.md} defines them.
 *
 * @param metric what it is: {@code bytes_per_step}
 * @param of for how many ranks, cores, threads or processors; 0 where that is no question
 * @param whose what these are
 * @param value in bytes for bytes, 0 to 1 for shares, in seconds for times
 */
record Measure(String metric, long of, String whose, double value) {
  /** Of the best decomposition. */
  private static final Map<String, ToDoubleFunction<DecompositionForecast>> COMMUNICATION = new TreeMap<>(Map.of(
      "bytes", forecast -> forecast.bytesPointToPoint() + forecast.bytesCollective(),
      "bytes_p2p", DecompositionForecast::bytesPointToPoint,
      "bytes_collective", DecompositionForecast::bytesCollective,
      "bytes_per_step", DecompositionForecast::bytesPerStep,
      "bytes_p2p_per_step", DecompositionForecast::bytesPointToPointPerStep,
      "bytes_collective_per_step", DecompositionForecast::bytesCollectivePerStep,
      "messages_per_step", DecompositionForecast::messagesPerStep,
      "imbalance", DecompositionForecast::imbalance));

  /** Upper bounds in seconds of a step or of the run, where costs of a machine are known. */
  private static final String MISS_SECONDS = "miss_seconds";
  private static final String WAITING_SECONDS = "waiting_seconds";
  private static final String PLACEMENT_SECONDS = "placement_seconds";
  private static final String NETWORK_SECONDS = "network_seconds";

  /** By command, the names of what it can be limited in; {@code analyze} has all. */
  private static final Map<String, List<String>> OF_COMMANDS = new TreeMap<>(Map.of(
      "comm", List.copyOf(COMMUNICATION.keySet()),
      "cache", List.of("hit_rate", "LEVEL_hit_rate", MISS_SECONDS),
      "sharing", List.of("communication", "false_sharing", WAITING_SECONDS),
      "map", List.of("cost", PLACEMENT_SECONDS),
      "network", List.of(Threshold.GAIN, NETWORK_SECONDS),
      "loops", List.of("parallel_loops", "sequential_loops"),
      "time", List.of("speedup", "efficiency")));

  private static final Pattern SHARE = Pattern.compile("(\\w+_)?" + Threshold.HIT_RATE);

  static boolean exists(String metric) {
    return isShare(metric) || OF_COMMANDS.values().stream().anyMatch(names -> names.contains(metric));
  }

  static boolean isInBytes(String metric) {
    return metric.startsWith("bytes");
  }

  static boolean isInSeconds(String metric) {
    return metric.endsWith("_seconds");
  }

  static boolean isShare(String metric) {
    return SHARE.matcher(metric).matches();
  }

  /** Their names with the command of each, for a message. */
  static String names() {
    return OF_COMMANDS.entrySet().stream().map(command -> String.join(", ", command.getValue()) + " (" + command.getKey() + ")").collect(Collectors.joining("; "));
  }

  /** All numbers of what was asked for in a report. */
  static List<Measure> of(Report report) {
    List<Measure> measures = new ArrayList<>();
    report.loops().ifPresent(loops -> loops(loops, measures));
    report.communication().ifPresent(forecast -> forecast.ranks().forEach(answer -> communication(answer, measures)));
    report.caches().ifPresent(study -> caches(study, measures));
    report.sharing().ifPresent(sharing -> {
      measures.add(new Measure("communication", sharing.threads(), "threads", sharing.types().total()));
      measures.add(new Measure("false_sharing", sharing.threads(), "threads", sharing.falseSharing().size()));
    });
    report.placement().ifPresent(placement -> cost(placement, measures));
    report.time().ifPresent(time -> time.cores().forEach(point -> {
      measures.add(new Measure("speedup", point.cores(), "cores", point.speedup().value()));
      measures.add(new Measure("efficiency", point.cores(), "cores", point.threadSpeedup().value() / point.cores()));
    }));
    report.network().ifPresent(network -> measures.add(new Measure(Threshold.GAIN, network.nodes(), "processors", network.gain())));
    seconds(report, measures);
    return measures;
  }

  /** Also those for other numbers of processors, which a curve tells of beside what was asked for. */
  static List<Measure> withCurves(Report report) {
    List<Measure> measures = of(report);
    report.network().ifPresent(network -> network.curve().stream().filter(point -> point.processors() != network.nodes())
        .forEach(point -> measures.add(new Measure(Threshold.GAIN, point.processors(), "processors", point.gain()))));
    return measures;
  }

  private static void loops(List<LoopFinding> loops, List<Measure> to) {
    long parallel = loops.stream().filter(loop -> loop.verdict().isUnordered()).count();
    to.add(new Measure("parallel_loops", 0, "", parallel));
    to.add(new Measure("sequential_loops", 0, "", loops.size() - parallel));
  }

  private static void communication(RankForecast answer, List<Measure> to) {
    COMMUNICATION.forEach((metric, value) -> to.add(new Measure(metric, answer.ranks(), "ranks", value.applyAsDouble(answer.best()))));
  }

  /** By the first model that was asked for. */
  private static void caches(CacheStudy study, List<Measure> to) {
    for (CacheForecast forecast : study.results()) {
      if (forecast.model() == study.results().get(0).model() && !forecast.levels().isEmpty()) {
        LevelForecast last = forecast.levels().get(forecast.levels().size() - 1);
        to.add(new Measure("hit_rate", forecast.cores(), "cores", last.globalHitRate()));
        for (LevelForecast level : forecast.levels()) {
          to.add(new Measure(level.level().name().toLowerCase(Locale.ROOT) + "_hit_rate", forecast.cores(), "cores", level.hitRate()));
        }
      }
    }
  }

  private static void seconds(Report report, List<Measure> to) {
    InSeconds.caches(report).ifPresent(bounds -> to.add(new Measure(MISS_SECONDS, bounds.on(), "cores", bounds.high())));
    InSeconds.sharing(report).ifPresent(bounds -> to.add(new Measure(WAITING_SECONDS, bounds.on(), "threads", bounds.high())));
    InSeconds.placement(report).ifPresent(bounds -> to.add(new Measure(PLACEMENT_SECONDS, bounds.on(), "tasks", bounds.high())));
    InSeconds.network(report).ifPresent(bounds -> to.add(new Measure(NETWORK_SECONDS, bounds.on(), "processors", bounds.high())));
  }

  private static void cost(PlacementForecast placement, List<Measure> to) {
    if (!placement.placements().isEmpty()) {
      to.add(new Measure("cost", placement.matrix().size(), "tasks", placement.placements().get(0).cost()));
    }
  }
}
