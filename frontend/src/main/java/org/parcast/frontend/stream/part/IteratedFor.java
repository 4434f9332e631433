package org.parcast.frontend.stream.part;

import com.github.javaparser.TokenRange;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.WhileStmt;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import java.util.Optional;
import java.util.Set;
import org.parcast.frontend.stream.loop.Body;
import org.parcast.frontend.stream.loop.NamesInScope;

/**
 * A {@code for (Iterator<T> it = all.iterator(); it.hasNext();)}, or a {@code while (it.hasNext())} behind the declaration of its iterator, that takes its element first of all, as the
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
      return new IteratedFor(loop, repeated.getCondition(), repeated.getBody()).written(declaredBefore(loop, repeated.getCondition()));
    }
    return loop instanceof ForStmt iterated && iterated.getUpdate().isEmpty() && iterated.getInitialization().size() == 1 && iterated.getCompare().isPresent()
        ? new IteratedFor(loop, iterated.getCompare().get(), iterated.getBody()).written(iterated.getInitialization().get(0)) : Optional.empty();
  }

  /**
   * The declaration of the iterator that the test asks, in the block of the loop; null where there is none, or where statements in between use the collection that it goes through, or call
   * what may.
   */
  private static Expression declaredBefore(Statement loop, Expression test) {
    String asked = test instanceof MethodCallExpr call ? call.getScope().map(Expression::toString).orElse("") : "";
    BlockStmt block = loop.getParentNode().orElse(null) instanceof BlockStmt around ? around : null;
    for (int at = block == null ? -1 : block.getStatements().indexOf(loop) - 1; at >= 0; at--) {
      Statement before = block.getStatement(at);
      Expression alone = before instanceof ExpressionStmt statement ? statement.getExpression() : null;
      if (alone instanceof VariableDeclarationExpr declared && declared.getVariables().stream().anyMatch(variable -> variable.getNameAsString().equals(asked))) {
        return alone;
      } else if (!(alone instanceof VariableDeclarationExpr) || alone.findFirst(MethodCallExpr.class).isPresent() || alone.findFirst(ObjectCreationExpr.class).isPresent()) {
        return null;
      }
    }
    return null;
  }

  private Optional<ForEachStmt> written(Expression first) {
    VariableDeclarator iterator = first instanceof VariableDeclarationExpr declared && declared.getVariables().size() == 1 ? declared.getVariable(0) : null;
    Expression all = iterator == null ? null : iterator.getInitializer().filter(value -> isCall(value, "iterator")).flatMap(value -> value.asMethodCallExpr().getScope()).orElse(null);
    if (all == null || !isOf(test, "hasNext", iterator)) {
      return Optional.empty();
    }
    boolean only = (loop instanceof WhileStmt ? loop.getParentNode().orElseThrow() : loop).findAll(NameExpr.class, use -> use.getNameAsString().equals(iterator.getNameAsString())).size() == 2;
    Statement begin = content instanceof BlockStmt block ? block.getStatements().getFirst().orElse(null) : content;
    MethodCallExpr taking = begin == null ? null : begin.findFirst(MethodCallExpr.class, call -> isOf(call, "next", iterator)).orElse(null);
    if (!only || taking == null || !isTakenOnce(taking, begin)) {
      return Optional.empty();
    }
    VariableDeclarator element = element(begin, iterator);
    return element != null && content instanceof BlockStmt ? declaring(all, element, begin) : naming(all, iterator, taking);
  }

  /** The first statement declares the element: the header does so instead. */
  private Optional<ForEachStmt> declaring(Expression all, VariableDeclarator element, Statement begin) {
    TokenRange taken = begin.getTokenRange().orElseThrow();
    return new RewrittenFile(loop).add("for (" + element.getTypeAsString() + " " + element.getNameAsString() + " : " + Body.plain(all) + ") ")
        .add(content.getTokenRange().orElseThrow().getBegin(), taken.getBegin()).add(taken.getEnd().getNextToken().orElseThrow(), null).parsed().flatMap(this::again);
  }

  /** The first statement uses the element where it takes it: the header gives it a name. */
  private Optional<ForEachStmt> naming(Expression all, VariableDeclarator iterator, MethodCallExpr taking) {
    String type = iterator.getType() instanceof ClassOrInterfaceType named && named.getTypeArguments().filter(arguments -> arguments.size() == 1 && !arguments.get(0).isWildcardType()).isPresent()
        ? named.getTypeArguments().get().get(0).toString() : iterator.getType().isVarType() ? "var" : "Object";
    String element = new NamesInScope(loop).fresh("element");
    TokenRange taken = taking.getTokenRange().orElseThrow();
    return new RewrittenFile(loop).add("for (" + type + " " + element + " : " + Body.plain(all) + ") ")
        .add(content.getTokenRange().orElseThrow().getBegin(), taken.getBegin()).add(element).add(taken.getEnd().getNextToken().orElseThrow(), null).parsed().flatMap(this::again);
  }

  /** Whether every iteration comes to the call once: a plain statement, and none of the expressions in it that may leave a part of themselves out, or do it later. */
  private static boolean isTakenOnce(MethodCallExpr taking, Statement begin) {
    for (Node at = taking; at != begin; at = at.getParentNode().orElseThrow()) {
      boolean mayBeLeftOut = at instanceof LambdaExpr || at instanceof ConditionalExpr || at instanceof SwitchExpr || at instanceof ObjectCreationExpr created && created.getAnonymousClassBody().isPresent()
          || at instanceof BinaryExpr binary && Set.of(BinaryExpr.Operator.AND, BinaryExpr.Operator.OR).contains(binary.getOperator());
      if (mayBeLeftOut) {
        return false;
      }
    }
    return begin instanceof ExpressionStmt;
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
