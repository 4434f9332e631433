package org.parcast.javac;

import java.util.regex.Pattern;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.loops.verdict.Directive;
import org.parcast.analyses.loops.verdict.LoopFinding;

/** What a diagnostic says of a loop: the verdict, how sure it is, and the directive to write. */
final class LoopMessage {
  /** How variables are called whose names the compiler leaves out of class files. */
  private static final Pattern NAMELESS = Pattern.compile("\\blocal\\d+\\b");

  private LoopMessage() {}

  static String of(LoopFinding loop) {
    String verdict = loop.best().text() + " (" + loop.best().certainty().label() + ")";
    if (NAMELESS.matcher(verdict).find()) {
      return verdict + "; compile with -g for the names of variables";
    }
    return Directive.of(loop, Dialect.PYJAMA).map(directive -> verdict + ": " + directive).orElse(verdict);
  }
}
