package org.parcast.benchmarks.reliability;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs one suite: attacks its items, those first whose figures are oldest, and records each figure as it is measured. A later call goes on where one ended. */
@Command(mixinStandardHelpOptions = true)
final class SuiteCommand implements Callable<Integer> {
  static final String MINUTES = "minutes";

  @Mixin private final Suite suite;
  private final FigureFile file;

  @Option(names = "--minutes", paramLabel = "N", description = "Attacks nothing further after so many; the next call goes on (default: ${DEFAULT-VALUE}).")
  private double minutes = 60;

  @Option(names = "--only", paramLabel = "TEXT", description = "Only items whose name holds this.")
  private String only = "";

  SuiteCommand(Suite suite, FigureFile file) {
    this.suite = suite;
    this.file = file;
  }

  /** Returns 0 where the promise held, else 1. */
  @Override
  public Integer call() throws Exception {
    Instant end = Instant.now().plusMillis((long) (minutes * 60_000));
    List<String> items = suite.items().stream().filter(item -> item.contains(only)).toList();
    boolean held = true;
    do {
      for (String item : oldestFirst(items)) {
        if (!Instant.now().isBefore(end)) {
          break;
        }
        held &= isHeld(item);
      }
    } while (suite.isEndless() && Instant.now().isBefore(end));
    return held ? 0 : 1;
  }

  /** What keeps an item from being measured keeps no other from it. */
  private boolean isHeld(String item) {
    try {
      return attack(item).get(suite.promise().failures()) == 0;
    } catch (Exception e) {
      System.err.println(item + ": " + e);
      return false;
    }
  }

  private NamedCounts attack(String item) throws Exception {
    NamedCounts before = file.read().stream().filter(figure -> figure.item().equals(item)).findFirst().map(AttackFigure::outcome).orElse(NamedCounts.NONE);
    Instant start = Instant.now();
    NamedCounts outcome = suite.attack(item, before);
    double spent = Duration.between(start, Instant.now()).toMillis() / 60e3;
    outcome = outcome.with(MINUTES, (suite.isEndless() ? before.get(MINUTES) : 0) + spent);
    file.put(item, outcome);
    System.out.println(item + ": " + outcome);
    return outcome;
  }

  private List<String> oldestFirst(List<String> items) throws IOException {
    Map<String, Instant> measured = file.read().stream().collect(Collectors.toMap(AttackFigure::item, AttackFigure::when));
    return items.stream().sorted(Comparator.comparing(item -> measured.getOrDefault(item, Instant.MIN))).toList();
  }
}
