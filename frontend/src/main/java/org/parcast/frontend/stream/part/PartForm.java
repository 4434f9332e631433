package org.parcast.frontend.stream.part;

import java.util.List;

/**
 * A loop in parts: lines of Java, each begun by a tab for a level of indentation.
 *
 * @param written the loop as it stands, with its label
 * @param once declares what calls give the loop to go through, for what follows; empty where nothing does
 * @param head declares what the number of iterations is computed from
 * @param count that number, an expression of type long
 * @param counted name of a variable that holds it in {@code run}
 * @param run deals the parts, and combines what they gathered
 * @param method the private method that runs a part
 * @param changed local variables that the loop leaves changed
 * @param roots all through which the loop reaches objects and arrays
 * @param scratch what parts have copies of: what it holds after the loop is no result, and parts leave it alone
 * @param copies whether parts use arrays, objects or fields of their own: even one part is not the loop then, where two names are of one array
 * @param floating what gathers numbers of floating point by + or *, in another order than the loop does
 * @param obstacle why there is no such form, in words; empty where there is
 */
public record PartForm(
    String written, List<String> once, List<String> head, String count, String counted, List<String> run, List<String> method, List<Changed> changed, List<String> roots, List<Scratch> scratch,
    boolean copies, List<Floating> floating, String obstacle) {
  public PartForm {
    once = List.copyOf(once);
    head = List.copyOf(head);
    run = List.copyOf(run);
    method = List.copyOf(method);
    changed = List.copyOf(changed);
    roots = List.copyOf(roots);
    scratch = List.copyOf(scratch);
    floating = List.copyOf(floating);
  }

  /**
   * A variable that has another value after the loop.
   *
   * @param begins whether the loop begins with the value from before
   */
  public record Changed(String type, String name, boolean begins) {}

  /**
   * A variable from before the loop, local or a field.
   *
   * @param begins whether the copies begin with what it holds
   */
  public record Scratch(String name, boolean isField, boolean begins) {}

  /**
   * A sum or product.
   *
   * @param name of the variable or array
   * @param partial name of the array that holds the parts' results
   */
  public record Floating(String name, String partial) {}

  /** The same with this in the loop's place, and nothing else. */
  PartForm inPlace(List<String> lines) {
    return new PartForm(written, once, head, count, counted, lines, List.of(), changed, roots, scratch, copies, floating, obstacle);
  }

  /** No form, for this reason. */
  public static PartForm none(String obstacle) {
    return new PartForm("", List.of(), List.of(), "", "", List.of(), List.of(), List.of(), List.of(), List.of(), false, List.of(), obstacle);
  }

  /** Whether there is one. */
  public boolean exists() {
    return obstacle.isEmpty();
  }
}
