package org.parcast.engine.apply;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.parcast.analyses.time.cores.Advice;
import org.parcast.analyses.time.cores.CallTree;
import org.parcast.analyses.time.cores.TasksModel;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.Run;
import org.parcast.engine.time.CallTimes;
import org.parcast.engine.time.ProgramOpening;
import org.parcast.engine.time.TimingEffort;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.stream.fork.CallGroup;
import org.parcast.frontend.stream.fork.NeighbouringCalls;
import org.parcast.frontend.stream.loop.NoStream;

/** Forecasts what calls of a program gain as tasks, from runs in which they are made in order, each with a clock. */
final class CallForecasts {
  private final Frontend.Result program;
  private final Run run;
  private final Path directory;
  private final CompileGate gate;
  private final Machine machine;
  private final List<Integer> cores;

  /**
   * Calls with what they gain.
   *
   * @param trees the times that the forecast is from
   * @param program seconds of the whole program
   */
  record Timed(LocatedCalls located, TasksModel.Forecast forecast, List<CallTree> trees, double program) {
    boolean pays(int cores) {
      return forecast.cores().isParallel(cores);
    }

    double saved(int cores) {
      return forecast.cores().loop().written().seconds().value() - forecast.cores().on(cores).seconds().value();
    }
  }

  CallForecasts(Frontend.Result program, Run run, Path directory, Machine machine, List<Integer> cores) {
    this.program = program;
    this.run = run;
    this.directory = directory;
    this.gate = new CompileGate(program, directory, List.of(ProgramOpening.engine()));
    this.machine = machine;
    this.cores = cores;
  }

  /** Those of the calls that may pay, that which saves most first. Calls that do next to nothing are left out at both ends of neighbours. */
  List<Timed> of(List<LocatedCalls> calls) throws AnalysisException, IOException {
    List<Timed> found = trimmed(timed(calls, 1));
    if (!found.isEmpty()) {
      found = trimmed(timed(found.stream().map(Timed::located).toList(), TimingEffort.MACHINES - 1));
    }
    int most = most();
    return found.stream().sorted(Comparator.comparingDouble((Timed each) -> each.saved(most)).reversed()).toList();
  }

  /** The most cores that are forecast. */
  int most() {
    return cores.stream().mapToInt(Integer::intValue).max().orElse(1);
  }

  /**
   * What named calls gain.
   *
   * @throws NoStream if they cannot be timed
   */
  Timed ofNamed(LocatedCalls calls) throws AnalysisException, IOException, NoStream {
    CompileGate.Outcome outcome = compiled(List.of(calls));
    if (!outcome.compiles()) {
      throw new NoStream("as tasks they do not compile (" + outcome.error() + ")");
    }
    return timedTogether(List.of(calls), 1, 0).stream().findFirst().orElseThrow(() -> new NoStream("the run did not come to them"));
  }

  private List<Timed> trimmed(List<Timed> timed) {
    List<Timed> all = new ArrayList<>();
    for (Timed each : timed) {
      Optional<Timed> heavy = each.located().calls() instanceof NeighbouringCalls neighbours ? trimmed(each, neighbours) : Optional.of(each);
      heavy.filter(kept -> kept.forecast().cores().share().value() >= TimingEffort.LEAST_SHARE && kept.forecast().cores().advice() != Advice.DOES_NOT_PAY).ifPresent(all::add);
    }
    return all;
  }

  private Optional<Timed> trimmed(Timed timed, NeighbouringCalls neighbours) {
    List<Double> calls = timed.trees().get(timed.trees().size() - 1).calls();
    int first = 0;
    int last = calls.size() - 1;
    while (first < last && calls.get(first) < TimingEffort.LEAST_SHARE * timed.program()) {
      first++;
    }
    while (last > first && calls.get(last) < TimingEffort.LEAST_SHARE * timed.program()) {
      last--;
    }
    return first == last ? Optional.empty() : Optional.of(part(timed, neighbours, first, last));
  }

  /** Some of neighbouring calls. */
  Timed part(Timed timed, NeighbouringCalls neighbours, int first, int last) {
    if (first == 0 && last == neighbours.size() - 1) {
      return timed;
    }
    LocatedCalls some = timed.located().with(neighbours.from(first, last));
    return forecast(some, timed.trees().stream().map(tree -> tree.from(first, last)).toList(), timed.program());
  }

  private Timed forecast(LocatedCalls located, List<CallTree> trees, double seconds) {
    String file = String.valueOf(located.file().getFileName());
    return new Timed(located, TasksModel.forecast(machine, file, located.calls().line(), "tasks", trees, cores, seconds), trees, seconds);
  }

  /** Times calls, those together that can be written into one text of their file. */
  private List<Timed> timed(List<LocatedCalls> calls, int machines) throws AnalysisException, IOException {
    List<Timed> all = new ArrayList<>();
    List<LocatedCalls> left = new ArrayList<>(calls);
    while (!left.isEmpty()) {
      List<LocatedCalls> together = new ArrayList<>();
      left.stream().filter(each -> together.stream().noneMatch(other -> other.file().equals(each.file()) && !other.calls().isApartFrom(each.calls()))).forEach(together::add);
      left.removeAll(together);
      all.addAll(timedTogether(compilable(together), machines, machine.regions().get(machine.regions().size() - 1).overhead()));
    }
    return all;
  }

  /** @param least seconds that calls take at least that are worth a task */
  private List<Timed> timedTogether(List<LocatedCalls> calls, int machines, double least) throws AnalysisException, IOException {
    Map<Integer, List<CallTree>> trees = new HashMap<>();
    double seconds = 0;
    if (!calls.isEmpty()) {
      Path classes = compiled(calls).classes();
      for (int each = 0; each < machines; each++) {
        CallTimes times = CallTimes.of(program, run, classes, least, directory);
        times.groups().forEach((number, tree) -> trees.computeIfAbsent(number, none -> new ArrayList<>()).add(tree));
        seconds += times.seconds() / machines;
      }
    }
    List<Timed> timed = new ArrayList<>();
    for (int number = 0; number < calls.size(); number++) {
      if (trees.containsKey(number)) {
        timed.add(forecast(calls.get(number), trees.get(number), seconds));
      }
    }
    return timed;
  }

  private CompileGate.Outcome compiled(List<LocatedCalls> calls) throws IOException {
    Map<Path, Map<CallGroup, Integer>> byFile = new LinkedHashMap<>();
    for (int number = 0; number < calls.size(); number++) {
      byFile.computeIfAbsent(calls.get(number).file(), file -> new LinkedHashMap<>()).put(calls.get(number).calls(), number);
    }
    Map<Path, String> texts = new LinkedHashMap<>();
    byFile.forEach((file, groups) -> texts.put(file, CallGroup.timed(groups)));
    return gate.compile(texts);
  }

  /** As many of the calls as compile together. Those of a file that does not compile with all of them are tried by themselves. */
  private List<LocatedCalls> compilable(List<LocatedCalls> calls) throws IOException {
    List<LocatedCalls> checked = calls.stream().filter(CallForecasts::isWritable).toList();
    if (checked.isEmpty()) {
      return checked;
    }
    CompileGate.Outcome together = compiled(checked);
    if (together.compiles()) {
      return checked;
    }
    Map<Path, List<LocatedCalls>> byFile = checked.stream().collect(Collectors.groupingBy(LocatedCalls::file, LinkedHashMap::new, Collectors.toList()));
    List<LocatedCalls> all = new ArrayList<>();
    for (Map.Entry<Path, List<LocatedCalls>> each : byFile.entrySet()) {
      all.addAll(together.faulty().contains(each.getKey()) ? halves(each.getValue()) : each.getValue());
    }
    return all.size() < checked.size() ? compilable(all) : halves(all);
  }

  /** As many as compile together, each half of them by itself. */
  private List<LocatedCalls> halves(List<LocatedCalls> calls) throws IOException {
    if (calls.isEmpty() || compiled(calls).compiles()) {
      return calls;
    } else if (calls.size() == 1) {
      return List.of();
    }
    List<LocatedCalls> first = halves(calls.subList(0, calls.size() / 2));
    List<LocatedCalls> all = new ArrayList<>(first);
    all.addAll(halves(calls.subList(calls.size() / 2, calls.size())));
    return compiled(all).compiles() ? all : first;
  }

  private static boolean isWritable(LocatedCalls located) {
    try {
      located.calls().check();
      return true;
    } catch (NoStream e) {
      return false;
    }
  }
}
