package org.parcast.analyses.loops.verdict;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Puts what the proof could not rule out, and a run did not show, as what has to hold. */
public final class Conditions {
  private static final Pattern SAME = Pattern.compile(".* \\((.+) and (.+) may be the same\\)");
  /** The call that gives a loop its element. */
  private static final String NEXT = "Iterator.next()";

  private static final String NOTHING_SHARED = "no iteration uses what another writes";

  private Conditions() {}

  /**
   * The conditions under which iterations run in any order.
   *
   * @param seen what the run showed of the rest of the loop
   * @param doubts what could not be ruled out for every input
   * @param observed that of the run
   */
  public static List<LoopCondition> of(List<LoopCondition> seen, List<Dependence> doubts, LoopVerdict observed) {
    Map<String, LoopCondition> all = new LinkedHashMap<>();
    seen.forEach(condition -> all.put(condition.inWords(), condition));
    for (Dependence doubt : doubts) {
      boolean told = seen.stream().anyMatch(condition -> condition.line() == doubt.toLine() && condition.file().equals(doubt.toFile()) || condition.text().equals(LoopCondition.NOTHING_ADDED) && doubt.what().equals(NEXT));
      if (doubt.kind().joins()) {
        String text = ofMemory(doubt, observed); // Said once, with the first of its lines.
        all.putIfAbsent(text, new LoopCondition(text, doubt.toFile(), doubt.toLine()));
      } else if (!told && doubt.kind() == Dependence.Kind.CALL) {
        String text = doubt.what().contains("()") ? ofCall(doubt.what()) : NOTHING_SHARED;
        all.putIfAbsent(text, new LoopCondition(text, doubt.toFile(), doubt.toLine()));
      } else if (!told && seen.isEmpty()) {
        all.putIfAbsent(NOTHING_SHARED, new LoopCondition(NOTHING_SHARED, doubt.toFile(), doubt.toLine()));
      }
    }
    return new ArrayList<>(all.values());
  }

  private static String ofCall(String what) {
    return what.substring(0, what.indexOf("()") + 2) + " touches nothing that is shared";
  }

  private static String ofMemory(Dependence doubt, LoopVerdict observed) {
    Matcher same = SAME.matcher(doubt.what());
    if (same.matches()) {
      return Stream.of(same.group(1), same.group(2)).sorted().collect(Collectors.joining(" and ")) + " are not the same";
    }
    String variable = doubt.what().replaceFirst("\\[.*", "");
    if (observed.needsCopies(variable)) {
      return "nothing but the iteration itself uses what it puts into " + variable;
    }
    return doubt.kind() == Dependence.Kind.OUTPUT ? "no two iterations write the same " + doubt.what() : "no iteration writes " + doubt.what() + " of another";
  }
}
