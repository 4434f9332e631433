package org.parcast.frontend;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.ForStmt;

/** The iterations of a counted loop as the source of a stream: {@code for (int i = 0; i < n; i++)} runs over {@code IntStream.range(0, n)}. */
final class StreamRange {
  private StreamRange() {}

  /** The source, or null where the loop is written otherwise. In which direction it counts is all one to iterations without an order. */
  static String of(Node node) {
    if (!(node instanceof ForStmt loop) || loop.getInitialization().size() != 1 || loop.getUpdate().size() != 1
        || !(loop.getInitialization().get(0) instanceof VariableDeclarationExpr declared) || declared.getVariables().size() != 1
        || !(loop.getCompare().orElse(null) instanceof BinaryExpr test) || !(loop.getUpdate().get(0) instanceof UnaryExpr step)) {
      return null;
    }
    VariableDeclarator counter = declared.getVariable(0);
    String type = counter.getTypeAsString();
    Expression start = counter.getInitializer().orElse(null);
    boolean own = isNamed(test.getLeft(), counter) && isNamed(step.getExpression(), counter) && start != null;
    if (!own || !type.equals("int") && !type.equals("long")) {
      return null;
    }
    String stream = type.equals("int") ? "IntStream" : "LongStream";
    boolean up = step.getOperator() == UnaryExpr.Operator.POSTFIX_INCREMENT || step.getOperator() == UnaryExpr.Operator.PREFIX_INCREMENT;
    boolean down = step.getOperator() == UnaryExpr.Operator.POSTFIX_DECREMENT || step.getOperator() == UnaryExpr.Operator.PREFIX_DECREMENT;
    String bound = test.getRight().toString();
    if (up && test.getOperator() == BinaryExpr.Operator.LESS) {
      return stream + ".range(" + start + ", " + bound + ")";
    } else if (up && test.getOperator() == BinaryExpr.Operator.LESS_EQUALS || down && test.getOperator() == BinaryExpr.Operator.GREATER_EQUALS) {
      return stream + ".rangeClosed(" + (up ? start + ", " + bound : bound + ", " + start) + ")";
    }
    return down && test.getOperator() == BinaryExpr.Operator.GREATER ? stream + ".rangeClosed(" + bound + " + 1, " + start + ")" : null;
  }

  private static boolean isNamed(Expression expression, VariableDeclarator counter) {
    return expression instanceof NameExpr name && name.getNameAsString().equals(counter.getNameAsString());
  }
}
