package org.parcast.frontend.stream.part;

import com.github.javaparser.TokenRange;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.LiteralExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.stmt.ForStmt;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.parcast.frontend.stream.loop.Body;
import org.parcast.frontend.stream.loop.LoopHeader;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;

/**
 * The test of a {@code for} as a comparison of its counter with one bound: {@code i + 1 < n} is {@code i < n - 1}, of {@code i < n && i < m} the nearer bound counts, and where {@code flag} stays as
 * it is, {@code i < n && flag} has no iteration or all.
 */
final class SolvedBound {
  /** Makes a sum one of numbers of type long, which it cannot exceed; a bound of floating point stays that, and compiles as no number of iterations. */
  private static final String LONG = "0L + ";

  private final ForStmt loop;
  private final List<Comparison> comparisons = new ArrayList<>();
  private final List<String> conditions = new ArrayList<>();

  /**
   * @param relation as if the counter stood on the left
   * @param moved whether something has been brought to the side of the bound
   */
  private record Comparison(String counter, String relation, String bound, boolean moved) {}

  private SolvedBound(ForStmt loop) {
    this.loop = loop;
  }

  /**
   * The same loop with such a test, at the same place of the same file; the loop itself where its test compares the counter alone, or is of another kind.
   *
   * @throws NoStream where the test may end the loop before its counter does
   */
  static ForStmt of(ForStmt loop) throws NoStream {
    Expression test = loop.getCompare().orElse(null);
    return test == null ? loop : new SolvedBound(loop).solved(test);
  }

  private ForStmt solved(Expression test) throws NoStream {
    List<Expression> parts = new ArrayList<>();
    split(test, parts);
    for (Expression part : parts) {
      if (isFixed(part)) {
        conditions.add(Body.plain(part));
      } else if (!(part instanceof BinaryExpr compared) || !add(compared)) {
        if (parts.size() == 1) {
          return loop;
        }
        throw new NoStream("its test may end it by " + Body.plain(part) + " before its counter does, after which later iterations do not run");
      }
    }
    if (comparisons.isEmpty() || parts.size() == 1 && !comparisons.get(0).moved) {
      return loop;
    }
    if (parts.size() > 1 && !comparisons.get(0).counter.matches("\\w+")) {
      throw new NoStream("its test counts, and asks more than that: count in the body");
    }
    if (comparisons.stream().map(each -> each.counter + each.relation).distinct().count() > 1) {
      throw new NoStream("its test compares " + comparisons.stream().map(each -> each.counter + " " + each.relation).collect(Collectors.joining(" and ")) + ": compute how many iterations it has before it");
    }
    return written(test);
  }

  /** Operands of {@code &&}. */
  private static void split(Expression test, List<Expression> parts) {
    if (test instanceof EnclosedExpr enclosed) {
      split(enclosed.getInner(), parts);
    } else if (test instanceof BinaryExpr both && both.getOperator() == BinaryExpr.Operator.AND) {
      split(both.getLeft(), parts);
      split(both.getRight(), parts);
    } else {
      parts.add(test);
    }
  }

  /** Whether it has the same value throughout the loop, and can be asked where the loop has no iteration: it calls nothing, and nothing in it may fail. */
  private boolean isFixed(Expression part) {
    return part.findAll(Expression.class).stream().allMatch(this::isSteady);
  }

  private boolean isSteady(Expression part) {
    if (part instanceof BinaryExpr binary) {
      return binary.getOperator() != BinaryExpr.Operator.DIVIDE && binary.getOperator() != BinaryExpr.Operator.REMAINDER;
    } else if (part instanceof FieldAccessExpr field) {
      return field.getScope().isThisExpr() && !changes(field.getNameAsString());
    }
    return part instanceof NameExpr name ? !changes(name.getNameAsString()) : part instanceof LiteralExpr || part instanceof EnclosedExpr || part.isThisExpr() || part instanceof UnaryExpr unary && !counts(unary);
  }

  /** The same of what is computed whenever the loop is come to: that may fail there as well. */
  private boolean isTerm(Expression part) {
    return part.findAll(Expression.class).stream().allMatch(each -> isSteady(each) || each instanceof FieldAccessExpr field && field.getNameAsString().equals("length"));
  }

  private static boolean counts(Expression part) {
    return part instanceof UnaryExpr unary && unary.getOperator().name().contains("CREMENT");
  }

  private boolean changes(String name) {
    return loop.findFirst(Expression.class, part -> NamesInScope.assigns(part, name) || part instanceof AssignExpr assign && assign.getTarget() instanceof FieldAccessExpr field && field.getNameAsString().equals(name)
        || counts(part) && ((UnaryExpr) part).getExpression() instanceof FieldAccessExpr own && own.getNameAsString().equals(name)).isPresent();
  }

  /** Adds what the comparison says of its counter; false where it says something else. */
  private boolean add(BinaryExpr compared) {
    String relation = compared.getOperator().asString();
    if (!relation.matches("[<>]=?|!=")) {
      return false;
    }
    String mirrored = relation.startsWith("<") ? relation.replace('<', '>') : relation.replace('>', '<');
    return solve(compared.getLeft(), relation, compared.getRight(), "") || solve(compared.getRight(), mirrored, compared.getLeft(), "");
  }

  /**
   * Brings all but the counter to the other side.
   *
   * @param moved what stands behind the bound so far, in the reverse order
   */
  private boolean solve(Expression side, String relation, Expression bound, String moved) {
    if (side instanceof EnclosedExpr enclosed) {
      return solve(enclosed.getInner(), relation, bound, moved);
    } else if (side instanceof NameExpr || counts(side)) {
      String counter = side.findFirst(NameExpr.class).map(NameExpr::getNameAsString).orElse("");
      boolean alone = changes(counter) && bound.findFirst(NameExpr.class, use -> use.getNameAsString().equals(counter)).isEmpty();
      return alone && comparisons.add(new Comparison(Body.plain(side), relation, moved.isEmpty() ? Body.plain(bound) : LONG + Body.operand(bound) + moved, !moved.isEmpty()));
    } else if (side instanceof BinaryExpr sum && (sum.getOperator() == BinaryExpr.Operator.PLUS || sum.getOperator() == BinaryExpr.Operator.MINUS)) {
      boolean added = sum.getOperator() == BinaryExpr.Operator.PLUS;
      boolean behind = isTerm(sum.getRight());
      Expression term = behind ? sum.getRight() : sum.getLeft();
      return (behind || added && isTerm(term)) && solve(behind ? sum.getLeft() : sum.getRight(), relation, bound, (added ? " - " : " + ") + Body.operand(term) + moved);
    }
    return false;
  }

  private ForStmt written(Expression test) throws NoStream {
    String relation = comparisons.get(0).relation;
    boolean up = relation.startsWith("<");
    String bound = comparisons.get(0).bound;
    for (Comparison other : comparisons.subList(1, comparisons.size())) {
      bound = "Math." + (up ? "min(" : "max(") + bound + ", " + other.bound + ")";
    }
    if (comparisons.size() + conditions.size() > 1 && relation.equals("!=")) {
      throw new NoStream("its test asks more than whether " + comparisons.get(0).counter + " differs from its bound: compare by < or >");
    }
    if (!conditions.isEmpty()) {
      bound = String.join(" && ", conditions) + " ? " + bound + " : Integer." + (up ? "MIN_VALUE" : "MAX_VALUE");
    }
    TokenRange tested = test.getTokenRange().orElseThrow();
    TokenRange all = loop.getTokenRange().orElseThrow();
    CompilationUnit file = new RewrittenFile(loop).add(all.getBegin(), tested.getBegin()).add(comparisons.get(0).counter + " " + relation + " (" + bound + ")")
        .add(tested.getEnd().getNextToken().orElseThrow(), null).parsed().orElseThrow();
    return file.findFirst(ForStmt.class, found -> found.getBegin().equals(loop.getBegin())).orElseThrow(() -> new NoStream(LoopHeader.IN_BODY));
  }
}
