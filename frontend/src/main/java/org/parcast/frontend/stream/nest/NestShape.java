package org.parcast.frontend.stream.nest;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.BreakStmt;
import com.github.javaparser.ast.stmt.ContinueStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.LocalClassDeclarationStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.parcast.frontend.stream.loop.EditedText;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;

/**
 * A {@code for} right inside another one, with what comes before and behind it there. Declarations before the inner loop are made again for each block of it; all else there is done by the first
 * block of a row, and what comes behind it by the last.
 *
 * @param before statements before the inner loop, in each iteration of the outer one
 * @param after statements behind it
 */
public record NestShape(ForStmt outer, ForStmt inner, List<Statement> before, List<Statement> after) {
  /** @throws NoStream where the two are nothing that blocks can be cut from */
  public static NestShape of(ForStmt outer, NestFacts facts) throws NoStream {
    List<Statement> all = outer.getBody() instanceof BlockStmt block ? block.getStatements() : List.of(outer.getBody());
    int at = IntStream.range(0, all.size()).filter(i -> isAt(all.get(i), facts)).findFirst().orElse(-1);
    if (at < 0) {
      throw new NoStream("the loop inside does not stand right in its body, without a condition or label: only so both have blocks");
    }
    NestShape shape = new NestShape(outer, (ForStmt) all.get(at), List.copyOf(all.subList(0, at)), List.copyOf(all.subList(at + 1, all.size())));
    shape.check(facts);
    return shape;
  }

  private static boolean isAt(Statement statement, NestFacts facts) {
    return statement instanceof ForStmt && statement.getBegin().orElseThrow().line == facts.line() && statement.getBegin().orElseThrow().column == facts.column();
  }

  /** Whether nothing but the inner loop stands in the outer one. */
  public boolean isPerfect() {
    return before.isEmpty() && after.isEmpty();
  }

  private void check(NestFacts facts) throws NoStream {
    if (outer.findFirst(LambdaExpr.class).isPresent() || outer.findFirst(LocalClassDeclarationStmt.class).isPresent()) {
      throw new NoStream("code in its body that may be run later sees what blocks have copies of");
    } else if (isUnsteady(inner.getBegin().orElseThrow().line, headerEnd(), facts)) {
      throw new NoStream("the bounds of the loop inside may change while both run: compute them before");
    }
    for (Statement statement : before) {
      if (isDeclaration(statement)) {
        checkAgain(statement, facts);
      } else if (statement.isLocalRecordDeclarationStmt()) {
        throw new NoStream("a record is declared in its body: declare it in the class");
      }
    }
    for (Statement statement : Stream.concat(before.stream(), after.stream()).toList()) {
      if (statement.findFirst(ContinueStmt.class).isPresent() || statement.findFirst(BreakStmt.class, leaving -> leaving.getLabel().isPresent()).isPresent()) {
        throw new NoStream("an iteration may go on past the loop inside: put that into a condition around what it leaves out");
      }
    }
  }

  private int headerEnd() {
    return inner.getUpdate().getLast().map(last -> last.getEnd().orElseThrow().line).orElse(inner.getBegin().orElseThrow().line);
  }

  private static boolean isUnsteady(int from, int to, NestFacts facts) {
    return facts.unsteady().stream().anyMatch(line -> line >= from && line <= to);
  }

  /** Whether it declares variables, which later blocks of the row need too. */
  public static boolean isDeclaration(Statement statement) {
    return statement instanceof ExpressionStmt alone && alone.getExpression() instanceof VariableDeclarationExpr;
  }

  /** A declaration that each block makes for itself has the same value in all of them, and nothing else comes of it. */
  private void checkAgain(Statement statement, NestFacts facts) throws NoStream {
    if (isUnsteady(statement.getBegin().orElseThrow().line, statement.getEnd().orElseThrow().line, facts)) {
      throw new NoStream("what is declared in line " + statement.getBegin().orElseThrow().line + " may change while the loop inside runs: blocks of that would see other values");
    }
    for (VariableDeclarator variable : statement.findAll(VariableDeclarator.class)) {
      String name = variable.getNameAsString();
      boolean made = variable.findFirst(ObjectCreationExpr.class).isPresent() || variable.findFirst(ArrayCreationExpr.class).isPresent() || variable.findFirst(ArrayInitializerExpr.class).isPresent()
          || NamesInScope.isReference(variable.getTypeAsString()) && !variable.getTypeAsString().equals("String") && variable.findFirst(MethodCallExpr.class).isPresent();
      if (made) {
        throw new NoStream("what " + name + " refers to may be made anew in each iteration, and blocks of the loop inside would each make one: take it out of the loop");
      } else if (variable.findFirst(AssignExpr.class).isPresent() || variable.findFirst(UnaryExpr.class, unary -> unary.getOperator().name().contains("CREMENT")).isPresent()) {
        throw new NoStream("the declaration of " + name + " changes another variable: do so in a statement of its own");
      }
      boolean assigned = outer.findFirst(Expression.class, part -> NamesInScope.assigns(part, name)).isPresent();
      if (assigned && !(facts.ofInner().contains(name) && isAssignedInside(name))) {
        throw new NoStream("an iteration of the loop inside hands on " + name + " to the next: blocks of it would have to wait for each other");
      }
    }
  }

  private boolean isAssignedInside(String name) {
    return outer.findAll(Expression.class, part -> NamesInScope.assigns(part, name)).stream().allMatch(part -> inner.getBody().isAncestorOf(part));
  }

  /** Whether the expression has the same value in all iterations of the outer loop, as far as the names in it tell. */
  public boolean isSteady(Expression expression) {
    return expression.findAll(NameExpr.class).stream().noneMatch(use -> varies(use.getNameAsString()));
  }

  private boolean varies(String name) {
    return outer.findFirst(VariableDeclarator.class, declared -> declared.getNameAsString().equals(name)).isPresent()
        || outer.findFirst(Expression.class, part -> NamesInScope.assigns(part, name)).isPresent();
  }

  /**
   * The expression as the first iteration of the outer loop computes it.
   *
   * @param counter the outer loop's counter
   * @param first what that begins with
   * @throws NoStream where the loop inside counts further the further the outer one has come
   */
  public String inFirst(Expression expression, String counter, String first) throws NoStream {
    EditedText text = new EditedText();
    for (NameExpr use : expression.findAll(NameExpr.class)) {
      String name = use.getNameAsString();
      if (name.equals(counter) && isSubscript(use, expression)) {
        text.replace(use, first);
      } else if (varies(name)) {
        Expression value = name.equals(counter) ? null : declared(name);
        if (value == null) {
          throw new NoStream("how often the loop inside runs depends on " + name + ": only blocks of a rectangle are cut");
        }
        text.replace(use, "(" + inFirst(value, counter, first) + ")");
      }
    }
    return text.of(expression);
  }

  /** Whether the name stands in the subscript of something whose length is asked for: rows of an array are as long as each other, or the last block of a row takes what is left. */
  private static boolean isSubscript(Node use, Expression within) {
    for (Node at = use; at != within; at = at.getParentNode().orElseThrow()) {
      if (at.getParentNode().orElseThrow() instanceof ArrayAccessExpr row && row.getIndex() == at) {
        return true;
      }
    }
    return false;
  }

  private Expression declared(String name) {
    return before.stream().filter(NestShape::isDeclaration).flatMap(statement -> statement.findAll(VariableDeclarator.class).stream())
        .filter(variable -> variable.getNameAsString().equals(name)).findFirst().flatMap(VariableDeclarator::getInitializer).orElse(null);
  }
}
