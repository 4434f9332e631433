package org.parcast.engine.question;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.BlockTraces;
import org.parcast.report.page.block.Table;

/** All questions that may be asked. */
public final class Questions {
  private Questions() {}

  /** Those of Parcast and of all jars on its class path, by name. */
  public static List<Question> all() {
    return ServiceLoader.load(Question.class).stream().map(ServiceLoader.Provider::get).sorted(Comparator.comparing(Question::name)).toList();
  }

  /** The question of a name. */
  public static Optional<Question> named(String name) {
    return all().stream().filter(question -> question.name().equals(name)).findFirst();
  }

  /**
   * Runs a program, or takes a recording with a block trace, and asks.
   *
   * @throws AnalysisException if there is no trace; the message says why and what to do
   */
  public static Answer ask(AnalysisSession session, Question question) throws AnalysisException {
    return session.ask(traced -> {
      List<Table> tables = question.answer(new RecordedRun(traced));
      List<String> warnings = new ArrayList<>(traced.warnings());
      BlockTraces.partial(traced.run(), traced.trace()).stream().filter(partial -> !warnings.contains(partial)).forEach(warnings::add);
      return new Answer(question.name(), question.text(), traced.run(), traced.trace().reason(), tables, warnings);
    });
  }
}
