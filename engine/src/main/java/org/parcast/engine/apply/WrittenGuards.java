package org.parcast.engine.apply;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.parcast.analyses.loops.verdict.LoopCondition;

/**
 * Conditions of a verdict that a comparison can check when the loop begins, and those that it cannot.
 *
 * @param checks expressions
 * @param told the other conditions, in words
 */
record WrittenGuards(List<String> checks, List<String> told) {
  private static final Pattern NOT_THE_SAME = Pattern.compile("(\\w+) and (\\w+) are not the same");

  static WrittenGuards of(List<LoopCondition> conditions) {
    List<String> checks = new ArrayList<>();
    List<String> told = new ArrayList<>();
    for (LoopCondition condition : conditions) {
      Matcher two = NOT_THE_SAME.matcher(condition.text());
      if (two.matches()) {
        checks.add(two.group(1) + " != " + two.group(2));
      } else {
        told.add(condition.inWords());
      }
    }
    return new WrittenGuards(checks, told);
  }

  /** With none of them checked. */
  static WrittenGuards none(List<LoopCondition> conditions) {
    return new WrittenGuards(List.of(), conditions.stream().map(LoopCondition::inWords).toList());
  }
}
