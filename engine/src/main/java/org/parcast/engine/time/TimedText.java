package org.parcast.engine.time;

import java.util.ArrayList;
import java.util.List;
import org.parcast.frontend.stream.LoopText;
import org.parcast.frontend.stream.part.PartForm;

/** A loop with a clock around it, which may have it run again: what it begins with is kept. */
final class TimedText {
  static final String RUNTIME = "org.parcast.engine.time.runtime.";

  private final PartForm form;
  private final int number;

  /** @param number by which the clock is known */
  TimedText(PartForm form, int number) {
    this.form = form;
    this.number = number;
  }

  /** As it is written. */
  LoopText written() {
    return new LoopText(timed(List.of(form.written())), List.of(), List.of(), true);
  }

  /** In parts. */
  LoopText inParts() {
    List<String> arm = new ArrayList<>(form.head());
    arm.add("final long " + form.counted() + " = " + form.count() + ";");
    arm.addAll(form.run());
    return new LoopText(timed(arm), form.method(), List.of(), true);
  }

  private List<String> timed(List<String> arm) {
    List<String> text = new ArrayList<>(List.of("{"));
    form.changed().stream().filter(PartForm.Changed::begins).forEach(variable -> text.add("final " + variable.type() + " " + kept(variable) + " = " + variable.name() + ";"));
    text.addAll(form.once());
    text.add("long parcast$count;");
    text.add("{");
    text.addAll(form.head());
    text.add("parcast$count = " + form.count() + ";");
    text.add("}");
    StringBuilder roots = new StringBuilder();
    form.roots().forEach(root -> roots.append(", (Object) ").append(root));
    text.add("final " + RUNTIME + "LoopClock parcast$clock = " + RUNTIME + "Parts.enter(" + number + ", parcast$count" + roots + ");");
    text.add("do {");
    form.changed().stream().filter(PartForm.Changed::begins).forEach(variable -> text.add(variable.name() + " = " + kept(variable) + ";"));
    text.add("parcast$clock.begin();");
    text.add("{");
    text.addAll(arm);
    text.add("}");
    text.add("} while (parcast$clock.again());");
    text.add("}");
    return text;
  }

  private static String kept(PartForm.Changed variable) {
    return "parcast$kept$" + variable.name();
  }
}
