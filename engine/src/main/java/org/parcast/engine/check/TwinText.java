package org.parcast.engine.check;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.parcast.frontend.stream.LoopText;
import org.parcast.frontend.stream.part.PartForm;

/** A loop beside its parts: either runs, again and again on what the first began with. */
final class TwinText {
  static final String RUNTIME = "org.parcast.engine.check.runtime.";

  private TwinText() {}

  /**
   * The text.
   *
   * @param number of the loop
   * @param terms that an iteration adds to a sum, at most
   */
  static LoopText of(PartForm form, int number, double terms) {
    List<String> text = new ArrayList<>(List.of("{"));
    List<PartForm.Changed> begins = form.changed().stream().filter(PartForm.Changed::begins).toList();
    begins.forEach(variable -> text.add("final " + variable.type() + " " + kept(variable) + " = " + variable.name() + ";"));
    text.addAll(form.once());
    text.add("long parcast$count;");
    text.add("{");
    text.addAll(form.head());
    text.add("parcast$count = " + form.count() + ";");
    text.add("}");
    List<String> roots = form.roots();
    String names = roots.stream().map(root -> root.replace(",", " ").replace("\"", "'")).collect(Collectors.joining(","));
    String sums = form.floating().stream().map(PartForm.Floating::name).collect(Collectors.joining(","));
    StringBuilder given = new StringBuilder();
    roots.forEach(root -> given.append(", (Object) ").append(root));
    text.add("final " + RUNTIME + "Twin parcast$twin = " + RUNTIME + "Twins.enter(" + number + ", " + terms + ", parcast$count, \"" + names + "\", \"" + sums + "\"" + given + ");");
    form.scratch().forEach(own -> text.add("parcast$twin.scratch(\"" + own.name() + "\", " + own.isField() + ", " + own.begins() + ", " + own.name() + ");"));
    text.add("try {");
    text.add("do {");
    begins.forEach(variable -> text.add(variable.name() + " = " + kept(variable) + ";"));
    text.add("if (parcast$twin.inOrder()) {");
    text.add(form.written());
    text.add("} else {");
    text.addAll(form.head());
    text.add("final long " + form.counted() + " = " + form.count() + ";");
    text.addAll(form.run());
    form.floating().forEach(sum -> text.add("parcast$twin.partial(\"" + sum.name() + "\", " + sum.partial() + ");"));
    text.add("}");
    form.changed().forEach(variable -> text.add("parcast$twin.result(\"" + variable.name() + "\", " + variable.name() + ");"));
    text.add("} while (parcast$twin.again());");
    text.add("} finally {");
    text.add(RUNTIME + "Twins.end(parcast$twin);");
    text.add("}");
    text.add("}");
    return new LoopText(text, form.method(), List.of(), true);
  }

  private static String kept(PartForm.Changed variable) {
    return "parcast$kept$" + variable.name();
  }
}
