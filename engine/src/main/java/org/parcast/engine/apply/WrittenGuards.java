package org.parcast.engine.apply;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.parcast.analyses.loops.verdict.LoopCondition;
import org.parcast.frontend.stream.LoopSyntax;

/**
 * Conditions of a verdict that a comparison can check when the loop begins, and those that it cannot.
 *
 * @param checks expressions
 * @param told the other conditions, in words
 */
record WrittenGuards(List<String> checks, List<String> told) {
  private static final Pattern NOT_THE_SAME = Pattern.compile("(\\w+) and (\\w+) are not the same");
  /** Of an element itself: what fields of an object in it, or elements of a row in it, have in common no subscripts tell. */
  private static final Pattern ELEMENTS = Pattern.compile("no (?:iteration writes|two iterations write the same) (\\w+)\\[[^\\[\\]]*](?: of another)?");

  /** @param loop that has them */
  static WrittenGuards of(List<LoopCondition> conditions, LoopSyntax loop) {
    Set<String> checks = new LinkedHashSet<>();
    List<String> told = new ArrayList<>();
    for (LoopCondition condition : conditions) {
      Matcher two = NOT_THE_SAME.matcher(condition.text());
      Matcher elements = ELEMENTS.matcher(condition.text());
      Optional<List<String>> separate = elements.matches() && condition.file().isEmpty() ? loop.separate(elements.group(1)) : Optional.empty();
      if (two.matches()) {
        checks.add(two.group(1) + " != " + two.group(2));
      } else if (separate.isPresent()) {
        checks.addAll(separate.get());
      } else {
        told.add(condition.inWords());
      }
    }
    return new WrittenGuards(List.copyOf(checks), told.stream().distinct().toList());
  }

  /** With none of these checked, beside what is told. */
  WrittenGuards unchecked(List<LoopCondition> conditions) {
    return new WrittenGuards(List.of(), Stream.concat(told.stream(), none(conditions).told.stream()).distinct().toList());
  }

  /** With none of them checked. */
  static WrittenGuards none(List<LoopCondition> conditions) {
    return new WrittenGuards(List.of(), conditions.stream().map(LoopCondition::inWords).distinct().toList());
  }
}
