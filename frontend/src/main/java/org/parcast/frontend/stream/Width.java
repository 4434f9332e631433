package org.parcast.frontend.stream;

import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.parcast.frontend.stream.loop.NamesInScope;

/** The types of numbers as wide as expressions are, as far as the file tells: what a stream of int counts to cannot be a long. */
final class Width {
  /** By width; what is narrower than an int counts as one. */
  private static final List<String> TYPES = List.of("int", "long", "float", "double");

  private static final Set<String> AS_WIDE_AS_ARGUMENTS = Set.of("min", "max", "abs", "floorDiv", "floorMod");

  private final NamesInScope names;

  Width(NamesInScope names) {
    this.names = names;
  }

  /** Whether the expression would have to be narrowed to be of the type. */
  boolean exceeds(Expression expression, String type) {
    return of(expression) > TYPES.indexOf(type);
  }

  private int of(Expression expression) {
    if (expression instanceof NameExpr name) {
      return names.find(name.getNameAsString()).map(variable -> TYPES.indexOf(variable.type())).orElse(0);
    } else if (expression instanceof ArrayAccessExpr element) {
      return element.findFirst(NameExpr.class).flatMap(name -> names.find(name.getNameAsString())).map(array -> TYPES.indexOf(array.elementType())).orElse(0);
    } else if (expression instanceof EnclosedExpr enclosed) {
      return of(enclosed.getInner());
    } else if (expression instanceof UnaryExpr unary) {
      return of(unary.getExpression());
    } else if (expression instanceof CastExpr cast) {
      return TYPES.indexOf(cast.getTypeAsString());
    } else if (expression instanceof BinaryExpr binary) {
      return widest(Stream.of(binary.getLeft(), binary.getRight()));
    } else if (expression instanceof ConditionalExpr choice) {
      return widest(Stream.of(choice.getThenExpr(), choice.getElseExpr()));
    } else if (expression instanceof MethodCallExpr call && NamesInScope.isOfMath(call)) {
      return AS_WIDE_AS_ARGUMENTS.contains(call.getNameAsString()) ? widest(call.getArguments().stream()) : TYPES.indexOf("double");
    }
    return expression.isLongLiteralExpr() ? TYPES.indexOf("long") : expression.isDoubleLiteralExpr() ? TYPES.indexOf("double") : 0;
  }

  private int widest(Stream<Expression> expressions) {
    return expressions.mapToInt(this::of).max().orElse(0);
  }
}
