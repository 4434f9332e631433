package org.parcast.frontend.stream.loop;

import com.github.javaparser.ast.stmt.Statement;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A variable or array into which iterations gather: what a partial result begins with, and how two are merged.
 *
 * @param operator {@code + * min max & | ^}, {@code append} to a list, set, text or array, or {@code last} for the value of the last iteration, {@code last-if} of the last that assigns it, {@code last-content} for the elements that the last iteration leaves
 * @param variable what is gathered into
 * @param own name of the partial result
 * @param relation of a value that replaces an earlier one to that, {@code < <= > >=}, where an extreme is chosen by it; else empty
 */
public record Accumulator(String operator, NamesInScope.Variable variable, String own, String relation) {
  private static final String CONTENT = "last-content";
  private static final Set<String> NUMBERS = Set.of("int", "long", "double", "float", "short", "byte", "char");
  private static final Map<String, String> LEAST =
      Map.of("double", "Double.NEGATIVE_INFINITY", "float", "Float.NEGATIVE_INFINITY", "int", "Integer.MIN_VALUE", "long", "Long.MIN_VALUE");
  private static final Map<String, String> GREATEST =
      Map.of("double", "Double.POSITIVE_INFINITY", "float", "Float.POSITIVE_INFINITY", "int", "Integer.MAX_VALUE", "long", "Long.MAX_VALUE");

  /**
   * That of a loop.
   *
   * @throws NoStream where partial results would not be combined as the loop does it
   */
  public static Accumulator of(String operator, NamesInScope.Variable variable, String own, Statement body) throws NoStream {
    String relation = operator.equals("min") || operator.equals("max") ? new ExtremeRelation(variable, operator).relation(body) : "";
    if (relation.endsWith("=") && variable.dimensions() > 0) {
      throw new NoStream("of 0.0 and -0.0 the last is kept in " + variable.name() + ": compare by " + relation.charAt(0) + " or use Math." + operator);
    }
    return new Accumulator(operator, variable, own, relation);
  }

  public boolean isArray() {
    return variable.dimensions() > 0 && !isLast();
  }

  /** Whether the result depends on the order of what is gathered. */
  public boolean isFloatingSum() {
    return (operator.equals("+") || operator.equals("*")) && Set.of("double", "float").contains(variable.elementType());
  }

  /** Whether gathering a value twice does not matter. */
  public boolean isIdempotent() {
    return isExtreme() && !takesEqual() || isLast() || operator.equals(CONTENT) || operator.equals("&") || operator.equals("|");
  }

  private boolean isLast() {
    return operator.equals("last") || isLastIf();
  }

  /** Whether only some iterations assign it. */
  public boolean isLastIf() {
    return operator.equals("last-if");
  }

  /** Whether it is added to in order. */
  public boolean isAppended() {
    return operator.equals("append");
  }

  /** Whether it is an array that gets its elements in order. */
  public boolean isFilled() {
    return isAppended() && variable.dimensions() > 0;
  }

  /** Whether what a part begins with could replace an equal value: 0.0 is equal to -0.0. */
  public boolean takesEqual() {
    return relation.endsWith("=");
  }

  /** A function that chooses an extreme of two values, the earlier one of which is the left. */
  public String chosen(String left, String right) {
    return relation.isEmpty() ? "Math::" + operator : "(" + left + ", " + right + ") -> " + right + " " + relation + " " + left + " ? " + right + " : " + left;
  }

  private boolean isExtreme() {
    return operator.equals("min") || operator.equals("max");
  }

  /** What changes nothing, for a variable. */
  public String identity() throws NoStream {
    String type = variable.type();
    boolean truth = type.equals("boolean");
    if (!truth && !NUMBERS.contains(type)) {
      throw new NoStream("the type of " + variable.name() + ", " + type + ", is not one that a stream gathers");
    }
    String identity = switch (operator) {
      case "+" -> "0";
      case "|", "^" -> truth ? "false" : "0";
      case "&" -> truth ? "true" : "-1";
      case "*" -> "1";
      case "min" -> GREATEST.get(type);
      case "max" -> LEAST.get(type);
      default -> null;
    };
    if (identity == null) {
      throw new NoStream("no stream gathers " + variable.name() + " with " + operator);
    }
    return identity;
  }

  /**
   * What changes nothing, for an array: zeros, or where gathering a value twice does not matter, what is there already.
   *
   * @param array how the lambda names the array
   */
  public String identity(String array, NamesInScope names) throws NoStream {
    if (!NUMBERS.contains(variable.elementType())) {
      throw new NoStream("the elements of " + variable.name() + " are no numbers");
    } else if (operator.equals("*")) {
      throw new NoStream("copies of " + variable.name() + " would have to begin with ones");
    }
    String element = variable.elementType();
    return copy(array, element, variable.dimensions(), names, isIdempotent() ? row -> row + ".clone()" : row -> "new " + element + "[" + row + ".length]");
  }

  /** An array of the same shape. */
  public static String copy(String array, String element, int dimensions, NamesInScope names, UnaryOperator<String> innermost) {
    if (dimensions == 1) {
      return innermost.apply(array);
    }
    String row = names.fresh("row");
    return "java.util.Arrays.stream(" + array + ").map(" + row + " -> " + copy(row, element, dimensions - 1, names, innermost) + ").toArray("
        + element + "[]".repeat(dimensions) + "::new)";
  }

  /** A statement that gathers one partial result into another. */
  public String merge(String into, String from, NamesInScope names) {
    if (isLast()) {
      return into + " = " + from + ";";
    }
    StringBuilder text = new StringBuilder();
    String left = into;
    String right = from;
    for (int dimension = 0; dimension < variable.dimensions(); dimension++) {
      String k = names.fresh("k");
      text.append("for (int ").append(k).append(" = 0; ").append(k).append(" < ").append(left).append(".length; ").append(k).append("++) { ");
      left += "[" + k + "]";
      right += "[" + k + "]";
    }
    String cast = NUMBERS.contains(variable.elementType()) && LEAST.get(variable.elementType()) == null ? "(" + variable.elementType() + ") " : "";
    text.append(!relation.isEmpty() ? "if (" + right + " " + relation + " " + left + ") { " + left + " = " + right + "; }" : isExtreme() ? left + " = " + cast + "Math." + operator + "(" + left + ", " + right + ");" : left + " " + (operator.equals(CONTENT) ? "" : operator) + "= " + right + ";");
    return text.append(" }".repeat(variable.dimensions())).toString();
  }
}
