package org.parcast.frontend.stream.part;

import com.github.javaparser.ast.stmt.ForStmt;
import java.util.List;
import org.parcast.frontend.stream.loop.Clauses;
import org.parcast.frontend.stream.loop.NoStream;

/**
 * How many iterations a counted loop has, and which of them its body is at.
 *
 * @param head declares what the number is computed from
 * @param count the number, an expression of type long
 * @param name of a variable that holds it
 * @param index number of the iteration from 0, an expression of the loop's counter; empty where that takes a division
 */
public record IterationCount(List<String> head, String count, String name, String index) {
  public IterationCount {
    head = List.copyOf(head);
  }

  /** @throws NoStream where its header does not count one variable of whole numbers to a bound */
  public static IterationCount of(ForStmt loop) throws NoStream {
    ForStmt solved = SolvedBound.of(loop);
    PartDraft draft = new PartDraft(solved, new Clauses(List.of(), List.of(), List.of()), "part");
    PartSpace space = PartSpace.of(solved, draft.names, false);
    PartCounters counters = new PartCounters(draft, space);
    boolean plain = space.up() && space.step().equals("1") && space.type().equals("int") && space.start().matches("\\d+");
    String index = !plain ? "" : space.counter() + (space.start().equals("0") ? "" : " - " + space.start());
    return new IterationCount(draft.head, counters.count(), draft.counted, index);
  }
}
