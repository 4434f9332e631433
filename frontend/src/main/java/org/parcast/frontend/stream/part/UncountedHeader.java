package org.parcast.frontend.stream.part;

import com.github.javaparser.JavaToken;
import com.github.javaparser.TokenRange;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.DoStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.WhileStmt;
import org.parcast.frontend.stream.loop.Body;
import org.parcast.frontend.stream.loop.LoopHeader;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;

/** A {@code while}, or a {@code do} from its second iteration on, as the {@code for} that it could be: a last statement that counts goes to the header, all else stays. */
final class UncountedHeader {
  private final Statement loop;
  private final Statement body;
  private final Expression test;

  private UncountedHeader(Statement loop, Statement body, Expression test) {
    this.loop = loop;
    this.body = body;
    this.test = test;
  }

  /**
   * The same loop as a {@code for} statement at the same place of the same file.
   *
   * @throws NoStream where it is none of these
   */
  static ForStmt asFor(Statement loop) throws NoStream {
    if (loop instanceof WhileStmt repeated) {
      return new UncountedHeader(loop, repeated.getBody(), repeated.getCondition()).written();
    } else if (loop instanceof DoStmt repeated) {
      return new UncountedHeader(loop, repeated.getBody(), repeated.getCondition()).written();
    }
    throw new NoStream(LoopHeader.IN_BODY);
  }

  private ForStmt written() throws NoStream {
    Statement last = body instanceof BlockStmt block && block.getStatements().size() > 1 ? block.getStatements().getLast().orElseThrow() : null;
    boolean counts = last != null && last.isExpressionStmt() && counts(last.asExpressionStmt().getExpression());
    TokenRange text = body.getTokenRange().orElseThrow();
    JavaToken behind = loop.getTokenRange().orElseThrow().getEnd().getNextToken().orElseThrow();
    RewrittenFile file = new RewrittenFile(loop).add("for (; " + Body.plain(test) + "; " + (counts ? Body.plain(last.asExpressionStmt().getExpression()) : "") + ") ");
    if (counts) {
      TokenRange counting = last.getTokenRange().orElseThrow();
      file.add(text.getBegin(), counting.getBegin()).add(counting.getEnd().getNextToken().orElseThrow(), text.getEnd()).add(text.getEnd().getText());
    } else {
      file.add(text.getBegin(), text.getEnd()).add(text.getEnd().getText());
    }
    CompilationUnit parsed = file.add(behind, null).parsed().orElseThrow();
    return parsed.findFirst(ForStmt.class, found -> found.getBegin().equals(loop.getBegin())).orElseThrow(() -> new NoStream(LoopHeader.IN_BODY));
  }

  /** Whether the expression changes a variable that the condition tests, nothing else in the loop changes that, and no iteration ends before. */
  private boolean counts(Expression last) {
    Expression target = last instanceof AssignExpr assign ? assign.getTarget() : last instanceof UnaryExpr unary ? unary.getExpression() : null;
    return target != null && target.isNameExpr() && loop.findAll(Expression.class, part -> NamesInScope.assigns(part, target.toString())).size() == 1
        && test.findFirst(Expression.class, part -> part.equals(target)).isPresent() && !new Jumps(loop).mayLeaveOut(last);
  }
}
