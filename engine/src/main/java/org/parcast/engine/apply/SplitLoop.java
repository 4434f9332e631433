package org.parcast.engine.apply;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.parcast.analyses.loops.verdict.LoopCondition;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.time.cores.Advice;
import org.parcast.analyses.time.cores.CoresPoint;
import org.parcast.analyses.time.cores.LoopForecast;
import org.parcast.engine.loops.LoopClauses;
import org.parcast.frontend.stream.LoopSyntax;
import org.parcast.frontend.stream.part.Dealing;
import org.parcast.frontend.stream.part.PartForm;
import org.parcast.frontend.stream.split.DistributedLoop;

/**
 * A loop as several, one after another, of which some run in parallel.
 *
 * @param loops the text
 * @param parallel by number of the loop among them
 * @param conditions that have to hold so that the loops do what the one did
 */
public record SplitLoop(DistributedLoop loops, Map<Integer, Parallel> parallel, List<String> conditions) {
  /**
   * One that runs in parallel.
   *
   * @param syntax as it stands in a copy of the program
   * @param finding what is known of it there
   * @param forecast what it gains; empty where that was not asked for
   */
  public record Parallel(LoopSyntax syntax, LoopFinding finding, Optional<LoopForecast> forecast) {}

  public SplitLoop {
    parallel = Collections.unmodifiableMap(new TreeMap<>(parallel));
    conditions = List.copyOf(conditions);
  }

  PartForm inParts(Dealing dealing, String method) {
    Map<Integer, PartForm> forms = new HashMap<>();
    for (Map.Entry<Integer, Parallel> each : parallel.entrySet()) {
      String name = method + (forms.isEmpty() ? "" : "Then" + (forms.size() + 1));
      PartForm form = each.getValue().syntax.inParts(LoopClauses.of(each.getValue().finding.best()), dealing, name);
      if (!form.exists()) {
        return form;
      }
      forms.put(each.getKey(), form);
    }
    return loops.inParts(forms);
  }

  /** What the parallel loops need, and that nothing the run did not show comes between the loops. */
  WrittenGuards guards() {
    List<String> checks = new ArrayList<>();
    List<String> told = new ArrayList<>(conditions);
    for (Parallel each : parallel.values()) {
      WrittenGuards guards = WrittenGuards.of(conditions(each), each.syntax);
      checks.addAll(guards.checks());
      told.addAll(guards.told());
    }
    return new WrittenGuards(checks.stream().distinct().toList(), told.stream().distinct().toList());
  }

  List<LoopCondition> allConditions() {
    return parallel.values().stream().flatMap(each -> conditions(each).stream()).toList();
  }

  /** Those of the copy that was judged tell of its lines and variables. */
  private List<LoopCondition> conditions(Parallel loop) {
    return loop.finding.best().conditions().stream().map(each -> each.file().isEmpty() ? LoopCondition.at(loops.inItsWords(each.text()), 0) : each).toList();
  }

  /** From how many iterations on its parallel loops are worth a region each. */
  long least(int cores) {
    return parallel.values().stream().mapToLong(each -> ShortLoops.least(each.finding, each.forecast, cores)).max().orElse(0);
  }

  /** What is written, in words. */
  String told() {
    List<String> all = new ArrayList<>();
    for (int loop = 0; loop < loops.size(); loop++) {
      all.add(loops.lines(loop) + (parallel.containsKey(loop) ? " in parallel" : " in order"));
    }
    return "split into loops: " + String.join(", then ", all);
  }

  /** Of the parallel loop that takes longest; empty where that was not asked for. */
  Optional<LoopForecast> forecast() {
    return parallel.values().stream().flatMap(each -> each.forecast.stream()).max(Comparator.comparingDouble(each -> each.loop().written().seconds().value()));
  }

  /** The cores that are spoken of: those that are asked for, or else the most that are forecast. */
  int mostCores(int asked) {
    return asked > 0 ? asked : parallel.values().stream().flatMap(each -> each.forecast.stream()).flatMap(each -> each.cores().stream()).mapToInt(CoresPoint::cores).max().orElse(1);
  }

  /** Whether it pays on so many cores. */
  boolean pays(int cores) {
    return parallel.values().stream().flatMap(each -> each.forecast.stream()).anyMatch(each -> each.cores().stream().anyMatch(point -> point.cores() == cores && point.advice() == Advice.PAYS));
  }

  /** What is saved on so many cores, in seconds of the run; 0 without a forecast. */
  double saved(int cores) {
    return parallel.values().stream().flatMap(each -> each.forecast.stream()).mapToDouble(each -> each.loop().written().seconds().value() - each.on(cores).seconds().value()).sum();
  }
}
