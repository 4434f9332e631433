package org.parcast.frontend.stream.part;

import com.github.javaparser.TokenRange;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ContinueStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.LabeledStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.WhileStmt;
import java.util.Optional;
import org.parcast.frontend.stream.loop.Body;
import org.parcast.frontend.stream.loop.LoopHeader;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;

/** A {@code while} that counts in the last statement of its body, as the {@code for} that it could be. */
final class CountedWhile {
  private final WhileStmt loop;

  private CountedWhile(WhileStmt loop) {
    this.loop = loop;
  }

  /**
   * The same loop as a {@code for} statement at the same place of the same file.
   *
   * @throws NoStream where an iteration does not end with the one statement that counts
   */
  static ForStmt asFor(WhileStmt loop) throws NoStream {
    return new CountedWhile(loop).written();
  }

  private ForStmt written() throws NoStream {
    Statement last = loop.getBody() instanceof BlockStmt block && block.getStatements().size() > 1 ? block.getStatements().getLast().orElseThrow() : null;
    if (last == null || !last.isExpressionStmt() || !counts(last.asExpressionStmt().getExpression()) || isContinued()) {
      throw new NoStream(LoopHeader.IN_BODY);
    }
    TokenRange body = loop.getBody().getTokenRange().orElseThrow();
    TokenRange counting = last.getTokenRange().orElseThrow();
    CompilationUnit file = new RewrittenFile(loop)
        .add("for (; " + Body.plain(loop.getCondition()) + "; " + Body.plain(last.asExpressionStmt().getExpression()) + ") ")
        .add(body.getBegin(), counting.getBegin()).add(counting.getEnd().getNextToken().orElseThrow(), null).parsed().orElseThrow();
    return file.findFirst(ForStmt.class, found -> found.getBegin().equals(loop.getBegin())).orElseThrow(() -> new NoStream(LoopHeader.IN_BODY));
  }

  /** Whether the expression changes a variable that the condition tests, and that nothing else in the loop changes. */
  private boolean counts(Expression last) {
    Expression target = last instanceof AssignExpr assign ? assign.getTarget() : last instanceof UnaryExpr unary ? unary.getExpression() : null;
    return target != null && target.isNameExpr() && loop.findAll(Expression.class, part -> NamesInScope.assigns(part, target.toString())).size() == 1
        && loop.getCondition().findFirst(Expression.class, part -> part.equals(target)).isPresent();
  }

  /** Whether an iteration may end before it counts. */
  private boolean isContinued() {
    return loop.findFirst(ContinueStmt.class, next -> {
      Node at = next.getParentNode().orElseThrow();
      while (next.getLabel().isEmpty() && !Body.isLoop(at)) {
        at = at.getParentNode().orElseThrow();
      }
      boolean own = loop.getParentNode().orElse(null) instanceof LabeledStmt labelled && next.getLabel().equals(Optional.of(labelled.getLabel()));
      return at == loop || own;
    }).isPresent();
  }
}
