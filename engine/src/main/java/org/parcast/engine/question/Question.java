package org.parcast.engine.question;

import java.io.IOException;
import java.util.List;
import org.parcast.report.page.block.Table;

/** An analysis of the references to memory of one run. It has a constructor without parameters, keeps nothing from one answer to the next, and gives the same answer to the same run. */
public interface Question {
  /** The name by which it is asked: lower-case letters and {@code -}. */
  String name();

  /** What it asks, in one line for people. */
  String text();

  /**
   * Answers from a run.
   *
   * @return tables, each with an id of its own
   * @throws IOException if the trace cannot be read
   */
  List<Table> answer(RecordedRun run) throws IOException;
}
