package org.parcast.engine.apply;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.parcast.frontend.stream.LoopText;
import org.parcast.frontend.stream.nest.NestBlocks;
import org.parcast.frontend.stream.part.PartForm;

/** A loop in parts that run in parallel, with what a reader has to know in comments. */
final class ParallelText {
  private final PartForm form;
  private final ParallelDealing dealing;
  private final Optional<NestBlocks> blocks;
  private final List<String> conditions;
  private final List<String> around;

  /**
   * @param blocks where two loops run in another order
   * @param conditions that have to hold and are not checked
   * @param around expressions of which each has to be true, or the loop runs as it stands
   */
  ParallelText(PartForm form, ParallelDealing dealing, Optional<NestBlocks> blocks, List<String> conditions, List<String> around) {
    this.form = form;
    this.dealing = dealing;
    this.blocks = blocks;
    this.conditions = conditions;
    this.around = around;
  }

  LoopText written() {
    if (blocks.filter(cut -> cut.order() == NestBlocks.Order.EXCHANGED).isPresent()) {
      return new LoopText(form.run(), List.of());
    }
    List<String> lines = new ArrayList<>(List.of(around.isEmpty() ? "{" : "if (" + String.join(" && ", around) + ") {"));
    blocks.map(cut -> cut.order() == NestBlocks.Order.ROWS ? "Blocks of both loops, one after the other: what a block uses stays in the cache meanwhile."
        : "Blocks of both loops: each needs those above it and to its left, so that those of an anti-diagonal run at the same time.").ifPresent(told -> lines.add("\t// " + told));
    conditions.forEach(condition -> lines.add("\t// " + provided(condition)));
    if (!note().isEmpty()) {
      lines.add("\t// " + note());
    }
    form.head().forEach(line -> lines.add("\t" + line));
    lines.add("\tfinal long " + form.counted() + " = " + form.count() + ";");
    form.run().forEach(line -> lines.add("\t" + line));
    lines.add("}" + (around.isEmpty() ? "" : " else {"));
    if (!around.isEmpty()) {
      lines.addAll(asItStands());
      lines.add("}");
    }
    List<String> members = new ArrayList<>(List.of(blocks.isPresent() ? "/** Runs a block of two loops. */" : "/** Runs some iterations of a loop, a part of those that run in parallel. */"));
    members.addAll(form.method());
    return new LoopText(lines, members, dealing.form() == Form.EXECUTOR ? ParallelDealing.EXECUTOR : List.of(), true);
  }

  private List<String> asItStands() {
    List<String> lines = form.written().lines().toList();
    String inside = String.join("\n", lines.subList(1, lines.size())).stripIndent(); // The first line begins at the loop.
    return Stream.concat(Stream.of(lines.get(0)), inside.lines()).map(line -> line.isEmpty() ? "" : "\t" + line).toList();
  }

  /** What to know of the result; empty where it is the same bit for bit. */
  String note() {
    return form.floating().isEmpty() ? ""
        : comment(form.floating().stream().map(PartForm.Floating::name).collect(Collectors.joining(", "))) + " is gathered by parts: the same digits on any number of threads, rounded otherwise than in order.";
  }

  /** Says that a condition has to hold, for a comment. */
  static String provided(String condition) {
    return "Parallel provided that " + comment(condition) + ".";
  }

  /** Nothing in it ends the line, not even as the number of a character. */
  private static String comment(String text) {
    return text.replaceAll("[\\\\\\p{Cntrl}\\u2028\\u2029]", "?");
  }
}
