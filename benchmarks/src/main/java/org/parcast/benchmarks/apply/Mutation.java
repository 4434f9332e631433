package org.parcast.benchmarks.apply;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.parcast.frontend.stream.part.PartForm;

/** A fault in the parts of a loop, of the kinds that whoever writes them by hand makes. */
enum Mutation implements UnaryOperator<PartForm> {
  /** Each part leaves its last iteration out. */
  ENDS_EARLY(false, line -> line.replaceFirst("(for \\(\\w+ \\w+ = from\\d*; \\w+ < to\\d*)(;)", "$1 - 1$2")),
  /** Each part leaves its first iteration out. */
  BEGINS_LATE(false, line -> line.replaceFirst("(for \\(\\w+ \\w+ = from\\d*)(; \\w+ < to)", "$1 + 1$2")),
  /** What parts gather is combined by another operator. */
  OTHER_OPERATOR(true, line -> line.contains("OfParts[k") ? line.replace(" += ", " -= ").replace("Math.max(", "Math.MIN(").replace("Math.min(", "Math.max(").replace("Math.MIN(", "Math.min(")
      .replace(" |= ", " &= ").replace(" ^= ", " |= ") : line),
  /** What parts gather is not combined. */
  NOT_COMBINED(true, line -> line.contains("OfParts[k") && !line.contains("if (") && !line.strip().startsWith("for") ? "" : line),
  /** The parts share what each should have a copy of. */
  SHARED_COPY(false, line -> line.replaceFirst("^(\\t\\w+(\\[\\])+ \\w+ = )(shared\\w+)\\.clone\\(\\);", "$1$3;").replaceFirst("^(\\t\\w+\\[\\] \\w+ = )new \\w+\\[(shared\\w+)\\.length\\];", "$1$2;")),
  /** Each block leaves out the last iteration of the loop inside. */
  BLOCK_ENDS_EARLY(false, line -> line.replaceFirst("(for \\(\\w+ \\w+ = from[A-Z]\\w*; \\w+ < to\\w+)", "$1 - 1")),
  /** Each block leaves out the first. */
  BLOCK_BEGINS_LATE(false, line -> line.replaceFirst("(for \\(\\w+ \\w+ = from[A-Z]\\w*)(; \\w+ < to)", "$1 + 1$2")),
  /** The last diagonal is left out. */
  DIAGONAL_LEFT_OUT(true, line -> line.replaceFirst("(for \\(int diagonal\\d* = 0; .*) - 1;", "$1 - 2;")),
  /** Each diagonal leaves out its last block. */
  BLOCK_LEFT_OUT(true, line -> line.replaceFirst("(final int blocks\\d* = .*) \\+ 1;", "$1;")),
  /** The last diagonal comes first. */
  DIAGONALS_TURNED(true, line -> line.replaceFirst("for \\(int (diagonal\\d*) = 0; \\w+ < (\\w+ \\+ \\w+) - 1; \\w+\\+\\+\\)", "for (int $1 = $2 - 2; $1 >= 0; $1--)")),
  /** Every second row is a diagonal ahead, and does its first block last. */
  DIAGONAL_TOO_SOON(true, line -> line.replaceFirst("(final int column\\d* = )(nowDiagonal\\d*) - (row\\d*);", "$1$3 % 2 == 0 ? $2 - $3 : ($2 - $3 + 1) % columns;")),
  /** Every block of a row has the same partial result. */
  RESULTS_OVERWRITTEN(true, line -> line.replaceFirst("(final int part\\d* = row\\d*) \\* columns\\d* \\+ column\\d*;", "$1;"));

  private final boolean ofRun;
  private final UnaryOperator<String> line;

  Mutation(boolean ofRun, UnaryOperator<String> line) {
    this.ofRun = ofRun;
    this.line = line;
  }

  @Override
  public PartForm apply(PartForm form) {
    List<String> run = ofRun ? changed(form.run()) : form.run();
    List<String> method = ofRun ? form.method() : changed(form.method());
    return new PartForm(form.written(), form.once(), form.head(), form.count(), form.counted(), run, method, form.changed(), form.roots(), form.scratch(), form.copies(), form.floating(), form.obstacle());
  }

  /** Whether it changes anything. */
  boolean concerns(PartForm form) {
    PartForm changed = apply(form);
    return !changed.run().equals(form.run()) || !changed.method().equals(form.method());
  }

  /** The first line that it changes. */
  private List<String> changed(List<String> lines) {
    List<String> all = new ArrayList<>(lines);
    for (int i = 0; i < all.size(); i++) {
      String other = line.apply(all.get(i));
      if (!other.equals(all.get(i))) {
        all.set(i, other);
        return all;
      }
    }
    return all;
  }
}
