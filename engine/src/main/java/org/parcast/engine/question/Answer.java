package org.parcast.engine.question;

import java.util.List;
import org.parcast.engine.run.RunSummary;
import org.parcast.report.page.block.Table;

/**
 * What a question was answered.
 *
 * @param question its name
 * @param text what it asks
 * @param run the run that it was asked about
 * @param reason why the answer is not of the whole run, else empty
 * @param tables the answer
 * @param warnings what to know before trusting it
 */
public record Answer(String question, String text, RunSummary run, String reason, List<Table> tables, List<String> warnings) {
  public Answer {
    tables = List.copyOf(tables);
    warnings = List.copyOf(warnings);
  }
}
