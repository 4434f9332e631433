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
import java.util.Optional;
import org.parcast.frontend.stream.loop.Body;

/** A {@code for (Iterator<T> it = all.iterator(); it.hasNext();)} whose body begins with {@code T x = it.next();}, as the {@code for (T x : all)} that it could be. */
final class IteratedFor {
  private final ForStmt loop;

  private IteratedFor(ForStmt loop) {
    this.loop = loop;
  }

  /** The same loop as an enhanced {@code for} at the same place of the same file; empty where it is none. */
  static Optional<ForEachStmt> asForEach(ForStmt loop) {
    return new IteratedFor(loop).written();
  }

  private Optional<ForEachStmt> written() {
    VariableDeclarator iterator = loop.getInitialization().size() == 1 && loop.getInitialization().get(0) instanceof VariableDeclarationExpr declared && declared.getVariables().size() == 1
        ? declared.getVariable(0) : null;
    BlockStmt body = loop.getBody() instanceof BlockStmt block && block.getStatements().isNonEmpty() ? block : null;
    Expression all = iterator == null ? null : iterator.getInitializer().filter(value -> isCall(value, "iterator")).flatMap(value -> value.asMethodCallExpr().getScope()).orElse(null);
    if (all == null || body == null || !loop.getUpdate().isEmpty() || !loop.getCompare().filter(test -> isOf(test, "hasNext", iterator)).isPresent()) {
      return Optional.empty();
    }
    VariableDeclarator element = element(body.getStatement(0), iterator);
    boolean only = loop.findAll(NameExpr.class, use -> use.getNameAsString().equals(iterator.getNameAsString())).size() == 2;
    if (element == null || !only) {
      return Optional.empty();
    }
    TokenRange first = body.getStatement(0).getTokenRange().orElseThrow();
    return new RewrittenFile(loop).add("for (" + element.getTypeAsString() + " " + element.getNameAsString() + " : " + Body.plain(all) + ") ")
        .add(body.getTokenRange().orElseThrow().getBegin(), first.getBegin()).add(first.getEnd().getNextToken().orElseThrow(), null).parsed().flatMap(this::again);
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
