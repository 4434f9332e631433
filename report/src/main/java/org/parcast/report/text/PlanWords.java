package org.parcast.report.text;

import java.util.List;
import java.util.stream.Collectors;
import org.parcast.analyses.valueflow.plan.Collective;
import org.parcast.analyses.valueflow.plan.Plan;
import org.parcast.analyses.valueflow.plan.PlannedVariable;
import org.parcast.analyses.valueflow.plan.VariableKind;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;

/** What a plan says of a variable, in words. */
public final class PlanWords {
  private PlanWords() {}

  /** The ranks of a plan, {@code 16 ranks, 4 x 4}. */
  public static String ranks(int ranks, Plan plan) {
    long cut = plan.grid().stream().filter(along -> along > 1).count();
    return Numbers.count(ranks, "rank") + (cut > 1 ? ", " + grid(plan.grid()) : "");
  }

  private static String grid(List<Integer> grid) {
    return grid.stream().map(String::valueOf).collect(Collectors.joining(" x "));
  }

  /** Which ranks keep the variable. */
  public static String layout(PlannedVariable variable) {
    return switch (variable.layout()) {
      case ROWS, COLUMNS, CYCLIC, BLOCK_CYCLIC -> variable.layout().label() + " " + grid(variable.grid());
      case BLOCK2D, BLOCK3D -> "blocks " + grid(variable.grid());
      case FILE -> "as in your file";
      case PARTS -> "the partitioner's parts";
      case COPIED -> "on every rank";
      case ONE -> "on one rank";
      case ALIGNED -> variable.kind() == VariableKind.TEMPORARY ? "where it is used"
          : variable.with().isEmpty() ? "where it is used" : "aligned with " + Printable.endOf(variable.with(), 14);
    };
  }

  /** What its values send in a step. */
  public static String perStep(PlannedVariable variable) {
    StringBuilder words = new StringBuilder();
    for (Collective each : variable.collectives()) {
      words.append(words.length() == 0 ? "" : "; ").append(each.perStep() == 1 ? "" : Numbers.ratio(each.perStep()) + " times ")
          .append(each.operation().label()).append(", ").append(Numbers.grouped(each.bytes())).append(" bytes");
    }
    if (variable.messagesPerStep() > 0) {
      words.append(words.length() == 0 ? "" : "; ").append(!variable.collectives().isEmpty() ? "and " : Numbers.grouped(variable.bytesPerStep()) + " bytes in ")
          .append(Numbers.count(variable.messagesPerStep(), "message"));
    }
    return words.length() == 0 ? "nothing" : words.toString();
  }
}
