package org.parcast.frontend.stream.part;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.ForStmt;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.parcast.frontend.stream.loop.Body;
import org.parcast.frontend.stream.loop.LoopHeader;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;

/**
 * What has to hold when a counted loop begins so that no iteration uses an element of an array that another writes, where all its subscripts grow with the counter alike, as those of
 * {@code b[i]} and {@code b[i + shift]}: they are never as far apart as iterations can be, or not by whole steps. Where counters of loops inside are added, as in {@code b[y * pitch + x]}, a step of the
 * counter is longer than these reach.
 */
public final class SeparateElements {
  private final ForStmt loop;
  private final LoopHeader header;
  private final NamesInScope names;
  private final boolean callsNothing;

  /** A subscript: the counter times something, and the least and greatest rest; all as they are written. */
  private record Subscript(String times, String rest, String most, boolean written) {
    /** Whether counters of loops inside are in it. */
    private boolean isWide() {
      return !rest.equals(most);
    }
  }

  private SeparateElements(ForStmt loop) throws NoStream {
    this.loop = loop;
    this.header = LoopHeader.ofCompared(loop);
    this.names = new NamesInScope(loop);
    this.callsNothing = loop.findAll(MethodCallExpr.class).stream().allMatch(NamesInScope::isOfMath) && loop.findAll(ObjectCreationExpr.class).isEmpty();
  }

  /** Expressions that have to be true; empty where no element is stored, subscripts of the array are others, or it is used in another way too. */
  public static Optional<List<String>> of(ForStmt loop, String array) {
    try {
      return new SeparateElements(loop).conditions(array);
    } catch (NoStream e) {
      return Optional.empty();
    }
  }

  private Optional<List<String>> conditions(String array) {
    NamesInScope.Variable variable = names.find(array).filter(found -> found.dimensions() == 1 && isSteady(array)).orElse(null);
    if (variable == null) {
      return Optional.empty();
    }
    List<Subscript> subscripts = new ArrayList<>();
    for (Expression use : loop.findAll(Expression.class, variable::isNamedBy)) {
      boolean length = use.getParentNode().orElse(null) instanceof FieldAccessExpr field && field.getScope() == use && field.getNameAsString().equals("length");
      Subscript subscript = use.getParentNode().orElse(null) instanceof ArrayAccessExpr element && element.getName() == use ? subscript(element) : null;
      if (subscript == null && !length) {
        return Optional.empty();
      } else if (subscript != null) {
        subscripts.add(subscript);
      }
    }
    Set<String> factors = new LinkedHashSet<>(subscripts.stream().map(Subscript::times).toList());
    boolean written = subscripts.stream().anyMatch(Subscript::written);
    return written && factors.size() == 1 ? Optional.of(conditions(subscripts, factors.iterator().next())) : Optional.empty();
  }

  private List<String> conditions(List<Subscript> subscripts, String times) {
    Set<String> all = new LinkedHashSet<>();
    if (subscripts.stream().anyMatch(Subscript::isWide)) {
      return wide(subscripts, times);
    } else if (!times.matches("[1-9]\\d*")) {
      all.add(times + " != 0");
    }
    for (Subscript write : subscripts.stream().filter(Subscript::written).toList()) {
      for (Subscript other : subscripts) {
        boolean told = other.written() && subscripts.indexOf(other) < subscripts.indexOf(write);
        if (!told && !other.rest().equals(write.rest())) {
          all.add(apart(distance(write.rest(), other.rest()), times));
        }
      }
    }
    return List.copyOf(all);
  }

  /** A step of the counter is longer than what is added to it by one iteration can lie from that of another. */
  private List<String> wide(List<Subscript> subscripts, String times) {
    String factor = times.matches("\\d+") ? times : "Math.abs(0L + " + times + ")";
    String stride = header.step().equals("1") ? factor : factor + " * " + header.step();
    Set<String> all = new LinkedHashSet<>();
    for (Subscript write : subscripts.stream().filter(Subscript::written).toList()) {
      for (Subscript other : subscripts) {
        all.add(stride + " > 0L + " + write.most() + " - (" + other.rest() + ")");
        all.add(stride + " > 0L + " + other.most() + " - (" + write.rest() + ")");
      }
    }
    return List.copyOf(all);
  }

  private static String distance(String one, String other) {
    return other.equals("0") ? "0L + " + one : one.equals("0") ? "0L + " + other : "0L + " + one + " - (" + other + ")";
  }

  private String apart(String distance, String times) {
    List<String> either = new ArrayList<>(List.of(distance + " == 0"));
    span().ifPresent(span -> either.add("Math.abs(" + distance + ") > " + (times.equals("1") ? "" : "Math.abs(" + times + ") * ") + "(" + span + ")"));
    String stride = times.equals("1") ? header.step() : header.step().equals("1") ? times : times + " * " + header.step();
    if (!stride.equals("1")) {
      either.add("(" + distance + ") % (" + stride + ") != 0");
    }
    return "(" + String.join(" || ", either) + ")";
  }

  /** How far the counter of one iteration can be from that of another; empty where the header does not tell it by steady values. */
  private Optional<String> span() {
    Expression start = loop.getInitialization().getFirst().orElse(null) instanceof VariableDeclarationExpr declared && declared.getVariables().size() == 1 ? declared.getVariable(0).getInitializer().orElse(null) : null;
    boolean open = header.relation().length() == 1;
    if (start == null || !open && !header.relation().matches("[<>]=") || !isSteady(start) || !isSteady(header.bound())) {
      return Optional.empty();
    }
    String one = Body.operand(header.up() ? header.bound() : start);
    String other = Body.operand(header.up() ? start : header.bound());
    return Optional.of("0L + " + one + (other.equals("0") ? "" : " - " + other) + (open ? " - 1" : ""));
  }

  private Subscript subscript(ArrayAccessExpr element) {
    Expression whole = element;
    while (whole.getParentNode().orElse(null) instanceof EnclosedExpr around) {
      whole = around;
    }
    boolean written = whole.getParentNode().orElse(null) instanceof AssignExpr assign && assign.getTarget() == whole
        || whole.getParentNode().orElse(null) instanceof UnaryExpr unary && unary.getOperator().name().contains("CREMENT");
    String[] parts = parts(element.getIndex());
    return parts == null ? null : new Subscript(parts[0], parts[1], parts[2], written);
  }

  /** The factor of the counter, 0 where there is none, and the least and greatest rest; null where it is no such sum. */
  private String[] parts(Expression expression) {
    if (expression instanceof EnclosedExpr enclosed) {
      return parts(enclosed.getInner());
    } else if (isCounter(expression)) {
      return new String[] {"1", "0", "0"};
    } else if (isSteady(expression)) {
      return new String[] {"0", Body.operand(expression), Body.operand(expression)};
    } else if (expression instanceof NameExpr name) {
      return inner(name);
    }
    return expression instanceof BinaryExpr binary ? parts(binary) : null;
  }

  private String[] parts(BinaryExpr binary) {
    if (binary.getOperator() == BinaryExpr.Operator.MULTIPLY) {
      Expression factor = isCounter(binary.getLeft()) ? binary.getRight() : isCounter(binary.getRight()) ? binary.getLeft() : null;
      return factor != null && isSteady(factor) ? new String[] {Body.operand(factor), "0", "0"} : null;
    }
    boolean minus = binary.getOperator() == BinaryExpr.Operator.MINUS;
    String[] left = parts(binary.getLeft());
    String[] right = parts(binary.getRight());
    if (left == null || right == null || !minus && binary.getOperator() != BinaryExpr.Operator.PLUS || !right[0].equals("0") && (minus || !left[0].equals("0"))) {
      return null;
    }
    return new String[] {left[0].equals("0") ? right[0] : left[0], sum(left[1], minus, right[minus ? 2 : 1]), sum(left[2], minus, right[minus ? 1 : 2])};
  }

  private static String sum(String left, boolean minus, String right) {
    return right.equals("0") ? left : left.equals("0") ? (minus ? "-" : "") + right : "(" + left + (minus ? " - " : " + ") + right + ")";
  }

  /** From where to where the counter of a loop inside runs, where its header alone tells it, and by what is steady; else null. */
  private String[] inner(NameExpr name) {
    ForStmt inside = name.findAncestor(ForStmt.class, each -> each.getInitialization().getFirst().orElse(null) instanceof VariableDeclarationExpr declared && declared.getVariables().size() == 1
        && declared.getVariable(0).getNameAsString().equals(name.getNameAsString())).filter(each -> loop.isAncestorOf(each)).orElse(null);
    if (inside == null || inside.getBody().findFirst(Expression.class, part -> NamesInScope.assigns(part, name.getNameAsString())).isPresent()) {
      return null;
    }
    try {
      LoopHeader counted = LoopHeader.ofCompared(inside);
      Expression start = ((VariableDeclarationExpr) inside.getInitialization().get(0)).getVariable(0).getInitializer().orElse(null);
      boolean open = counted.relation().length() == 1;
      if (start == null || !counted.counter().equals(name.getNameAsString()) || !open && !counted.relation().matches("[<>]=") || !isSteady(start) || !isSteady(counted.bound())) {
        return null;
      }
      String first = Body.operand(start);
      String bound = Body.operand(counted.bound());
      return counted.up() ? new String[] {"0", first, open ? "(" + bound + " - 1)" : bound} : new String[] {"0", open ? "(" + bound + " + 1)" : bound, first};
    } catch (NoStream e) {
      return null;
    }
  }

  private boolean isCounter(Expression expression) {
    return expression instanceof NameExpr name && name.getNameAsString().equals(header.counter());
  }

  /** Whether all iterations find the same whole number: made of literals, lengths and variables that nothing in the loop changes. */
  private boolean isSteady(Expression expression) {
    if (expression instanceof EnclosedExpr enclosed) {
      return isSteady(enclosed.getInner());
    } else if (expression instanceof BinaryExpr binary) {
      return Set.of(BinaryExpr.Operator.PLUS, BinaryExpr.Operator.MINUS, BinaryExpr.Operator.MULTIPLY, BinaryExpr.Operator.DIVIDE).contains(binary.getOperator())
          && isSteady(binary.getLeft()) && isSteady(binary.getRight());
    } else if (expression instanceof UnaryExpr unary) {
      return unary.getOperator() == UnaryExpr.Operator.MINUS && isSteady(unary.getExpression());
    } else if (expression instanceof FieldAccessExpr field) {
      return field.getScope().isThisExpr() ? isSteady(field.getNameAsString()) : field.getNameAsString().equals("length") && field.getScope() instanceof NameExpr array && isSteady(array.getNameAsString());
    }
    return expression.isIntegerLiteralExpr() || expression instanceof NameExpr name && isSteady(name.getNameAsString());
  }

  private boolean isSteady(String name) {
    return names.find(name).filter(variable -> (!variable.isField() || callsNothing) && loop.findAll(AssignExpr.class, assign -> variable.isNamedBy(assign.getTarget())).isEmpty()
        && loop.findFirst(VariableDeclarator.class, declared -> declared.getNameAsString().equals(name)).isEmpty()
        && loop.findAll(UnaryExpr.class, unary -> unary.getOperator().name().contains("CREMENT") && variable.isNamedBy(unary.getExpression())).isEmpty()).isPresent();
  }
}
