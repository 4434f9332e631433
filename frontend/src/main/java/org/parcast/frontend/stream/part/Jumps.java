package org.parcast.frontend.stream.part;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.stmt.BreakStmt;
import com.github.javaparser.ast.stmt.ContinueStmt;
import com.github.javaparser.ast.stmt.LabeledStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchStmt;
import java.util.Optional;
import org.parcast.frontend.stream.loop.Body;

/** Where {@code break} and {@code continue} within a loop lead to. */
final class Jumps {
  private final Statement loop;

  Jumps(Statement loop) {
    this.loop = loop;
  }

  /** Whether an iteration may go on without a part of its body, as it jumps over that. */
  boolean mayLeaveOut(Node part) {
    boolean inBody = Body.of(loop).isAncestorOf(part);
    return loop.findFirst(Statement.class, jump -> isJump(jump) && (leadsTo(jump) == loop ? inBody && jump.getBegin().orElseThrow().isBefore(part.getBegin().orElseThrow()) : leadsTo(jump).isAncestorOf(part)))
        .isPresent();
  }

  private static boolean isJump(Statement statement) {
    return statement instanceof ContinueStmt || statement instanceof BreakStmt;
  }

  /** The statement that is gone on with, or left. */
  private static Node leadsTo(Statement jump) {
    Optional<String> label = (jump instanceof ContinueStmt next ? next.getLabel() : ((BreakStmt) jump).getLabel()).map(Object::toString);
    Node at = jump;
    do {
      at = at.getParentNode().orElseThrow();
    } while (!(label.isPresent() ? at instanceof LabeledStmt labelled && labelled.getLabel().asString().equals(label.get()) : Body.isLoop(at) || jump instanceof BreakStmt && at instanceof SwitchStmt));
    return at instanceof LabeledStmt labelled ? labelled.getStatement() : at;
  }
}
