package org.parcast.frontend.stream.loop;

import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.BinaryExpr.Operator;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.stmt.Statement;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How a loop tells which of two values it keeps, as 0.0 and -0.0 are equal, and a NaN is neither less nor greater.
 *
 * @param variable what it keeps the least or greatest value in
 * @param operator {@code min} or {@code max}
 */
record ExtremeRelation(NamesInScope.Variable variable, String operator) {
  /**
   * The comparison of the later value with the earlier one by which the later is kept: {@code <}, {@code <=}, {@code >} or {@code >=}. It is empty where a method of {@code Math} chooses, or any way has the
   * same result, as for whole numbers.
   *
   * @throws NoStream where it is not to be seen, or not the same everywhere
   */
  String relation(Statement body) throws NoStream {
    if (!Set.of("double", "float").contains(variable.elementType())) {
      return "";
    }
    Set<String> relations = body.findAll(BinaryExpr.class, test -> isRelation(test) && isOneSide(test)).stream().map(this::relation).collect(Collectors.toSet());
    if (body.findFirst(MethodCallExpr.class, call -> call.getNameAsString().equals(operator) && call.getArguments().stream().anyMatch(this::isIt)).isPresent()) {
      relations.add("");
    }
    if (relations.size() != 1) {
      throw new NoStream("of 0.0 and -0.0, or with a NaN, " + variable.name() + " may get another value than in order: use Math." + operator + " wherever it changes");
    }
    return relations.iterator().next();
  }

  static boolean isRelation(BinaryExpr test) {
    return List.of(Operator.LESS, Operator.LESS_EQUALS, Operator.GREATER, Operator.GREATER_EQUALS).contains(test.getOperator());
  }

  /** The same, taken from a test of the variable, which may also be one that keeps the value as it is. */
  String relation(BinaryExpr test) {
    return relation(test, isIt(test.getRight()), operator);
  }

  /** @param knownRight whether what is known already is the right side of the test, and not the left */
  static String relation(BinaryExpr test, boolean knownRight, String operator) {
    boolean less = test.getOperator() == Operator.LESS || test.getOperator() == Operator.LESS_EQUALS;
    boolean strict = test.getOperator() == Operator.LESS || test.getOperator() == Operator.GREATER;
    boolean laterIsLess = less == knownRight;
    boolean keepsEarlier = laterIsLess != operator.equals("min"); // Then its contrary takes the later one.
    return (operator.equals("min") ? "<" : ">") + (strict == keepsEarlier ? "=" : "");
  }

  private boolean isOneSide(BinaryExpr test) {
    return isIt(test.getLeft()) != isIt(test.getRight());
  }

  private boolean isIt(Expression expression) {
    Expression bare = expression;
    while (bare instanceof EnclosedExpr || bare instanceof CastExpr || bare instanceof ArrayAccessExpr) {
      bare = bare instanceof EnclosedExpr enclosed ? enclosed.getInner() : bare instanceof CastExpr cast ? cast.getExpression() : ((ArrayAccessExpr) bare).getName();
    }
    return variable.isNamedBy(bare);
  }
}
