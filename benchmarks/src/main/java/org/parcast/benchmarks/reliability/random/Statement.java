package org.parcast.benchmarks.reliability.random;

import java.util.List;

/** What a statement does; its text stands in the program already. */
@FunctionalInterface
interface Statement {
  void run(Frame frame);

  static Statement all(List<Statement> statements) {
    List<Statement> kept = List.copyOf(statements);
    return frame -> kept.forEach(statement -> statement.run(frame));
  }
}
