package org.parcast.frontend.stream.part;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.stmt.BreakStmt;
import com.github.javaparser.ast.stmt.ContinueStmt;
import com.github.javaparser.ast.stmt.LabeledStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchStmt;
import java.util.Optional;
import org.parcast.frontend.stream.loop.Body;
import org.parcast.frontend.stream.loop.NoStream;

/** How a loop is left before its iterations are through. A part ends with its last iteration: what leaves the loop otherwise would leave the part alone. */
public final class LoopExits {
  private final Statement loop;

  public LoopExits(Statement loop) {
    this.loop = loop;
  }

  /** @throws NoStream where a jump or return leaves the loop */
  public void check() throws NoStream {
    if (loop.findFirst(ReturnStmt.class, this::isOfLoop).isPresent()) {
      throw new NoStream("it returns from its method: let it keep what it finds, and return after the loop");
    } else if (loop.findFirst(BreakStmt.class, this::leaves).isPresent() || loop.findFirst(ContinueStmt.class, this::goesOnOutside).isPresent()) {
      throw new NoStream("it is left by break, after which later iterations do not run");
    }
  }

  /** The loop's own label, where it has one. */
  Optional<String> label() {
    return loop.getParentNode().filter(LabeledStmt.class::isInstance).map(labelled -> ((LabeledStmt) labelled).getLabel().asString());
  }

  private boolean isOfLoop(Node statement) {
    Node at = statement;
    while (at != loop && !(at instanceof LambdaExpr || at instanceof BodyDeclaration)) {
      at = at.getParentNode().orElseThrow();
    }
    return at == loop;
  }

  private boolean leaves(BreakStmt leaving) {
    if (leaving.getLabel().isPresent()) {
      return !labels(leaving.getLabel().get().asString());
    }
    Node at = leaving.getParentNode().orElseThrow();
    while (at != loop && !Body.isLoop(at) && !(at instanceof SwitchStmt || at instanceof SwitchExpr)) {
      at = at.getParentNode().orElseThrow();
    }
    return at == loop;
  }

  private boolean goesOnOutside(ContinueStmt next) {
    return next.getLabel().map(label -> !labels(label.asString()) && !label().equals(Optional.of(label.asString()))).orElse(false);
  }

  /** Whether a statement in the loop has the label. */
  private boolean labels(String label) {
    return loop.findFirst(LabeledStmt.class, statement -> statement.getLabel().asString().equals(label)).isPresent();
  }
}
