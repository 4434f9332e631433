package org.parcast.benchmarks.reliability.random;

import java.util.List;
import org.parcast.benchmarks.reliability.random.model.Frame;

/** What a statement does; its text stands in the program already. */
@FunctionalInterface
interface Statement {
  void run(Frame frame);

  static Statement all(List<Statement> statements) {
    List<Statement> kept = List.copyOf(statements);
    return frame -> kept.forEach(statement -> statement.run(frame));
  }

  /** A jump out of the statements of a running program: to the label of a loop, or by an exception that carries an object. */
  final class Jump extends RuntimeException {
    private static final long serialVersionUID = 1;
    final transient Object target;
    final boolean continues;

    Jump(Object target, boolean continues) {
      super(null, null, false, false);
      this.target = target;
      this.continues = continues;
    }
  }
}
