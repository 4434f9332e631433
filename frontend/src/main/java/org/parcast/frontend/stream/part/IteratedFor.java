package org.parcast.frontend.stream.part;

import com.github.javaparser.TokenRange;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.WhileStmt;
import java.util.Optional;
import org.parcast.frontend.stream.loop.Body;

/**
 * A {@code for (Iterator<T> it = all.iterator(); it.hasNext();)}, or a {@code while (it.hasNext())} behind the declaration of its iterator, whose body begins with {@code T x = it.next();}, as the
 * {@code for (T x : all)} that it could be.
 */
final class IteratedFor {
  private final Statement loop;
  private final Expression test;
  private final Statement content;

  private IteratedFor(Statement loop, Expression test, Statement content) {
    this.loop = loop;
    this.test = test;
    this.content = content;
  }

  /** The same loop as an enhanced {@code for} at the same place of the same file; empty where it is none. */
  static Optional<ForEachStmt> asForEach(Statement loop) {
    if (loop instanceof WhileStmt repeated) {
      return new IteratedFor(loop, repeated.getCondition(), repeated.getBody()).written(before(loop));
    }
    return loop instanceof ForStmt iterated && iterated.getUpdate().isEmpty() && iterated.getInitialization().size() == 1 && iterated.getCompare().isPresent()
        ? new IteratedFor(loop, iterated.getCompare().get(), iterated.getBody()).written(iterated.getInitialization().get(0)) : Optional.empty();
  }

  /** The expression that is the statement before the loop; null where there is none. */
  private static Expression before(Statement loop) {
    BlockStmt block = loop.getParentNode().orElse(null) instanceof BlockStmt around ? around : null;
    int at = block == null ? -1 : block.getStatements().indexOf(loop) - 1;
    return at >= 0 && block.getStatement(at) instanceof ExpressionStmt alone ? alone.getExpression() : null;
  }

  private Optional<ForEachStmt> written(Expression first) {
    VariableDeclarator iterator = first instanceof VariableDeclarationExpr declared && declared.getVariables().size() == 1 ? declared.getVariable(0) : null;
    BlockStmt body = content instanceof BlockStmt block && block.getStatements().isNonEmpty() ? block : null;
    Expression all = iterator == null ? null : iterator.getInitializer().filter(value -> isCall(value, "iterator")).flatMap(value -> value.asMethodCallExpr().getScope()).orElse(null);
    if (all == null || body == null || !isOf(test, "hasNext", iterator)) {
      return Optional.empty();
    }
    VariableDeclarator element = element(body.getStatement(0), iterator);
    boolean only = (loop instanceof WhileStmt ? loop.getParentNode().orElseThrow() : loop).findAll(NameExpr.class, use -> use.getNameAsString().equals(iterator.getNameAsString())).size() == 2;
    if (element == null || !only) {
      return Optional.empty();
    }
    TokenRange taken = body.getStatement(0).getTokenRange().orElseThrow();
    return new RewrittenFile(loop).add("for (" + element.getTypeAsString() + " " + element.getNameAsString() + " : " + Body.plain(all) + ") ")
        .add(body.getTokenRange().orElseThrow().getBegin(), taken.getBegin()).add(taken.getEnd().getNextToken().orElseThrow(), null).parsed().flatMap(this::again);
  }

  private Optional<ForEachStmt> again(CompilationUnit file) {
    return file.findFirst(ForEachStmt.class, found -> found.getBegin().equals(loop.getBegin()));
  }

  /** The variable that the statement declares with the iterator's next element, cast or not. */
  private static VariableDeclarator element(Statement first, VariableDeclarator iterator) {
    VariableDeclarator element = first instanceof ExpressionStmt alone && alone.getExpression() instanceof VariableDeclarationExpr declared && declared.getVariables().size() == 1 ? declared.getVariable(0) : null;
    Expression value = element == null ? null : element.getInitializer().map(given -> given instanceof CastExpr cast ? cast.getExpression() : given).orElse(null);
    return value != null && isOf(value, "next", iterator) ? element : null;
  }

  private static boolean isOf(Expression expression, String method, VariableDeclarator iterator) {
    return isCall(expression, method) && expression.asMethodCallExpr().getScope().filter(scope -> scope instanceof NameExpr name && name.getNameAsString().equals(iterator.getNameAsString())).isPresent();
  }

  private static boolean isCall(Expression expression, String method) {
    return expression instanceof MethodCallExpr call && call.getNameAsString().equals(method) && call.getArguments().isEmpty();
  }
}
