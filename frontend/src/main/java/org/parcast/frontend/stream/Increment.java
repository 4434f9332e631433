package org.parcast.frontend.stream;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ContinueStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.util.List;

/** By how much an iteration changes a variable that counts beside the loop's own. */
final class Increment {
  private Increment() {}

  /**
   * The sum of what each iteration adds, an expression.
   *
   * @throws NoStream where iterations differ
   */
  static String of(Names.Variable counter, Statement loop, Statement content) throws NoStream {
    List<Expression> changes = loop.findAll(Expression.class, part -> Names.assigns(part, counter.name()));
    StringBuilder sum = new StringBuilder();
    for (Expression change : changes) {
      Node around = change.getParentNode().orElseThrow();
      boolean inHeader = around == loop && loop instanceof ForStmt;
      boolean inBody = around.getParentNode().orElse(null) == content && content instanceof BlockStmt || around == content;
      if (!inHeader && !inBody || inBody && !loop.findAll(ContinueStmt.class).isEmpty()) {
        throw no(counter.name());
      }
      sum.append(sum.isEmpty() ? "" : " + ").append(amount(change, counter.name(), loop));
    }
    if (sum.isEmpty() || !counter.type().equals("int") && !counter.type().equals("long")) {
      throw no(counter.name());
    }
    return changes.size() == 1 && !sum.toString().startsWith("-") ? sum.toString() : "(" + sum + ")";
  }

  private static NoStream no(String name) {
    return new NoStream("it counts " + name + " on, by what differs from iteration to iteration: compute it from the loop's own counter");
  }

  private static String amount(Expression change, String name, Statement loop) throws NoStream {
    if (change instanceof UnaryExpr unary) {
      return unary.getOperator().name().contains("INCREMENT") ? "1" : "-1";
    }
    AssignExpr assign = (AssignExpr) change;
    boolean sum = assign.getOperator() == AssignExpr.Operator.PLUS || assign.getOperator() == AssignExpr.Operator.MINUS;
    boolean varies = assign.getValue().findFirst(NameExpr.class, used -> loop.findFirst(Expression.class, part -> Names.assigns(part, used.getNameAsString())).isPresent()).isPresent();
    if (!sum || varies || !(assign.getValue().isLiteralExpr() || assign.getValue().isNameExpr() || assign.getValue().isBinaryExpr())) {
      throw no(name);
    }
    return (assign.getOperator() == AssignExpr.Operator.MINUS ? "-" : "") + IterationSpace.operand(assign.getValue());
  }
}
