package org.parcast.frontend.stream.loop;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.BinaryExpr.Operator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.stmt.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * A least or greatest value together with the places where it was met. Partial results begin with what was known before the loop; that of later iterations
 * counts where it is beyond that of the earlier ones, as the loop's own test has it.
 *
 * @param value the value itself; null where the place alone is kept
 * @param places where it was met
 * @param valueAt the value at a place, as the loop computes it; null where the value itself is kept
 * @param relation of a value that replaces an earlier one to that, {@code < <= > >=}
 */
public record Extreme(Accumulator value, List<Accumulator> places, UnaryOperator<String> valueAt, String relation) {
  /**
   * Those of a loop; none where no place is kept.
   *
   * @throws NoStream where partial results would not be combined as the loop does it
   */
  public static List<Extreme> of(List<Accumulator> accumulators, Statement body, NamesInScope names) throws NoStream {
    List<Extreme> extremes = new ArrayList<>();
    for (String operator : List.of("min", "max")) {
      List<Accumulator> places = accumulators.stream().filter(accumulator -> accumulator.operator().equals("arg" + operator)).toList();
      List<Accumulator> values = accumulators.stream().filter(accumulator -> accumulator.operator().equals(operator)).toList();
      if (values.isEmpty() && places.size() == 1) {
        extremes.add(ofPlace(places, operator, body, names));
      } else if (!places.isEmpty()) {
        extremes.add(ofValue(values, places, operator, body));
      }
    }
    return extremes;
  }

  private static Extreme ofValue(List<Accumulator> values, List<Accumulator> places, String operator, Statement body) throws NoStream {
    List<BinaryExpr> tests = values.size() != 1 || values.get(0).isArray() ? List.of() : body.findAll(BinaryExpr.class, test -> compares(test, values.get(0).variable().name()));
    if (tests.size() != 1) {
      throw alone(places.get(0).variable().name());
    }
    return new Extreme(values.get(0), places, null, new ExtremeRelation(values.get(0).variable(), operator).relation(tests.get(0)));
  }

  /** From {@code if (a[i] < a[place]) place = i}: what both sides are of their place. */
  private static Extreme ofPlace(List<Accumulator> places, String operator, Statement body, NamesInScope names) throws NoStream {
    String place = places.get(0).variable().name();
    List<AssignExpr> taken = body.findAll(AssignExpr.class, assign -> NamesInScope.assigns(assign, place));
    List<BinaryExpr> tests = body.findAll(BinaryExpr.class, test -> compares(test, place));
    if (taken.size() != 1 || !(taken.get(0).getValue() instanceof NameExpr here) || tests.size() != 1) {
      throw alone(place);
    }
    BinaryExpr test = tests.get(0);
    boolean left = names(test.getLeft(), place);
    Expression known = left ? test.getLeft() : test.getRight();
    Expression tried = left ? test.getRight() : test.getLeft();
    if (!at(tried, here.getNameAsString(), place).equals(known.toString()) || !known.findAll(NameExpr.class).stream().allMatch(name -> isMath(name) || mayStandOutside(name.getNameAsString(), place, body, names))) {
      throw alone(place);
    }
    return new Extreme(null, places, other -> at(known, place, other), ExtremeRelation.relation(test, !left, operator));
  }

  private static boolean isMath(NameExpr name) {
    return name.getParentNode().orElse(null) instanceof MethodCallExpr call && NamesInScope.isOfMath(call) && call.getScope().orElse(null) == name;
  }

  private static boolean mayStandOutside(String name, String place, Statement body, NamesInScope names) {
    return name.equals(place) || names.find(name).isPresent() && body.findFirst(VariableDeclarator.class, declared -> declared.getNameAsString().equals(name)).isEmpty()
        && body.findFirst(Expression.class, part -> NamesInScope.assigns(part, name)).isEmpty();
  }

  private static boolean names(Expression side, String name) {
    return side.findFirst(NameExpr.class, found -> found.getNameAsString().equals(name)).isPresent();
  }

  private static String at(Expression value, String name, String other) {
    Expression copy = value.clone();
    copy.walk(NameExpr.class, found -> found.setName(found.getNameAsString().equals(name) ? other : found.getNameAsString()));
    return copy.toString();
  }

  private static NoStream alone(String place) {
    return new NoStream("keep the value at " + place + " in a variable of its own beside it");
  }

  private static boolean compares(BinaryExpr test, String name) {
    boolean field = test.findFirst(FieldAccessExpr.class, found -> found.getNameAsString().equals(name) && found.getScope().isThisExpr()).isPresent();
    return ExtremeRelation.isRelation(test) && (field || names(test, name));
  }

  public boolean holds(Accumulator accumulator) {
    return accumulator == value || places.contains(accumulator);
  }

  /** Whether what a part begins with, from before the loop, could replace an equal value of an earlier part: a part has to tell whether it has found one of its own. */
  public boolean takesEqual() {
    return relation.endsWith("=");
  }

  /**
   * The statement that takes a partial result of later iterations where its value lies beyond that of the earlier ones.
   *
   * @param found what tells that the later ones have found one, with {@code &&} behind it; empty where that need not be told
   * @param later how the value or a place of the later ones is named
   * @param earlier the same of the earlier ones, which get it
   */
  public String merge(String found, Function<Accumulator, String> later, Function<Accumulator, String> earlier) {
    Function<Function<Accumulator, String>, String> compared = names -> value != null ? names.apply(value) : valueAt.apply(names.apply(places.get(0)));
    StringBuilder text = new StringBuilder("if (" + found + compared.apply(later) + " " + relation + " " + compared.apply(earlier) + ") {");
    Stream.concat(Stream.ofNullable(value), places.stream()).forEach(taken -> text.append(" ").append(earlier.apply(taken)).append(" = ").append(later.apply(taken)).append(";"));
    return text.append(" }").toString();
  }
}
