package org.parcast.benchmarks.reliability;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Runs one suite, prints its figures and records them. */
@Command(mixinStandardHelpOptions = true)
final class SuiteCommand implements Callable<Integer> {
  @Mixin private final Suite suite;

  SuiteCommand(Suite suite) {
    this.suite = suite;
  }

  /** Returns 0 where the promise held, else 1. */
  @Override
  public Integer call() throws Exception {
    List<Figure> figures = suite.measure();
    figures.forEach(figure -> System.out.println(figure.item() + ": " + figure.value()));
    ReliabilityCommand.file(suite).write(figures);
    return suite.held() ? 0 : 1;
  }
}
