package org.parcast.frontend.stream.loop;

import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.stmt.Statement;
import java.util.List;

/**
 * A least or greatest value together with the places where it was met. Partial results begin with what was known before the loop; that of later iterations
 * counts where it is strictly beyond that of the earlier ones, as the loop's own test has it.
 *
 * @param value the value itself; null where no place is kept
 * @param places where it was met
 */
public record Extreme(Accumulator value, List<Accumulator> places) {
  public static Extreme of(List<Accumulator> accumulators, Statement body) throws NoStream {
    List<Accumulator> places = accumulators.stream().filter(accumulator -> accumulator.operator().startsWith("arg")).toList();
    if (places.isEmpty()) {
      return new Extreme(null, places);
    }
    String place = places.get(0).variable().name();
    String operator = places.get(0).operator().substring("arg".length());
    List<Accumulator> values = accumulators.stream().filter(accumulator -> accumulator.operator().equals(operator)).toList();
    if (values.size() != 1 || values.get(0).isArray() || places.stream().anyMatch(other -> !other.operator().equals("arg" + operator))) {
      throw new NoStream("keep the value at " + place + " in a variable of its own beside it");
    }
    List<BinaryExpr> tests = body.findAll(BinaryExpr.class, test -> compares(test, values.get(0).variable().name()));
    if (tests.size() != 1 || !new ExtremeRelation(values.get(0).variable(), operator).isFirst(tests.get(0))) {
      throw new NoStream("which of equal values " + place + " belongs to is not the first");
    }
    return new Extreme(values.get(0), places);
  }

  private static boolean compares(BinaryExpr test, String name) {
    boolean field = test.findFirst(FieldAccessExpr.class, found -> found.getNameAsString().equals(name) && found.getScope().isThisExpr()).isPresent();
    return ExtremeRelation.isRelation(test) && (field || test.findFirst(NameExpr.class, found -> found.getNameAsString().equals(name)).isPresent());
  }

  public boolean holds(Accumulator accumulator) {
    return accumulator == value || places.contains(accumulator);
  }

  /** The statement that merges two partial results; empty where no place is kept. */
  public String merge(String left, String right) {
    if (value == null) {
      return "";
    }
    StringBuilder text = new StringBuilder("if (" + right + "." + value.own() + (value.operator().equals("min") ? " < " : " > ") + left + "." + value.own() + ") {");
    text.append(" ").append(left).append(".").append(value.own()).append(" = ").append(right).append(".").append(value.own()).append(";");
    places.forEach(place -> text.append(" ").append(left).append(".").append(place.own()).append(" = ").append(right).append(".").append(place.own()).append(";"));
    return text.append(" }").toString();
  }
}
