package org.parcast.report.text;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.plan.Plan;
import org.parcast.analyses.valueflow.plan.PlannedVariable;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;
import org.parcast.report.words.TextTable;
import org.parcast.report.words.Wrapped;

/** The plan for a number of ranks as a table. */
final class PlanText {
  /** Characters of a name: room for an object, its field and that of what it holds. */
  private static final int NAME = 20;

  private static final int MOST_VARIABLES = 12;
  private static final int MOST_REASONS = 3;
  private static final int LONGEST_WORD = 24;

  private PlanText() {}

  static String of(RankForecast ranks) {
    Plan plan = ranks.plan();
    List<PlannedVariable> shown = plan.variables().subList(0, Math.min(MOST_VARIABLES, plan.variables().size()));
    if (shown.isEmpty()) {
      return "";
    }
    StringBuilder out = new StringBuilder("\nPlan for ").append(PlanWords.ranks(ranks.ranks(), plan)).append(": who keeps which variable, and what its values send ")
        .append(plan.wholeRun() ? "in the whole run" : "in a step").append('\n');
    TextTable table = new TextTable("lrll");
    table.row("variable", "words", "layout", plan.wholeRun() ? "whole run" : "per step");
    for (PlannedVariable variable : shown) {
      String place = variable.line() == 0 ? "" : " (" + Printable.of(variable.file(), 16) + ":" + variable.line() + ")";
      table.row(Printable.endOf(variable.name(), NAME) + place, Numbers.grouped(variable.words()), PlanWords.layout(variable), PlanWords.perStep(variable));
    }
    out.append(table.toText("  "));
    if (shown.size() < plan.variables().size()) {
      out.append("  and ").append(Numbers.grouped(plan.variables().size() - shown.size())).append(" more\n");
    }
    shown.stream().filter(variable -> variable.bytesPerStep() > 0 && !variable.why().isEmpty()).limit(MOST_REASONS)
        .forEach(variable -> out.append(Wrapped.item("  ", "Why " + Printable.endOf(variable.name(), NAME) + ": " + reason(variable) + ".")));
    if (plan.copiedBytes() > 0) {
      out.append("  Copies take ").append(Numbers.grouped(plan.copiedBytes())).append(" bytes of every rank's memory.\n");
    }
    return out.toString();
  }

  /** The reason in words that fit in a line. */
  private static String reason(PlannedVariable variable) {
    return Arrays.stream(variable.why().split(" ")).map(word -> Printable.of(word, LONGEST_WORD)).collect(Collectors.joining(" "));
  }
}
