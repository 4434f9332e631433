package org.parcast.frontend.stream.loop;

import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.ForStmt;
import java.util.Comparator;
import java.util.List;

/**
 * How a {@code for} counts.
 *
 * @param counter the variable that it counts with
 * @param test compares the counter
 * @param flipped whether the counter is what the test has on its right
 * @param change what is added, with a minus where it is taken away
 */
public record LoopHeader(String counter, BinaryExpr test, boolean flipped, String change) {
  /** Why loops that are no {@code for} are not written. */
  public static final String IN_BODY = "it counts in its body: write it as a for statement first";

  private static final String UNCOUNTED = "its header does not count one variable up or down to a bound";

  /** @throws NoStream where it does not count one variable */
  public static LoopHeader of(ForStmt loop) throws NoStream {
    if (loop.getUpdate().size() != 1) {
      throw new NoStream(UNCOUNTED);
    }
    return of(loop, loop.getUpdate().get(0));
  }

  /**
   * Of several variables the header of the one that the test compares: of two that on its left.
   *
   * @throws NoStream where there is none
   */
  public static LoopHeader ofCompared(ForStmt loop) throws NoStream {
    List<Expression> compared = loop.getUpdate().stream().filter(update -> loop.getCompare().filter(test -> test.findFirst(NameExpr.class, use -> NamesInScope.assigns(update, use.getNameAsString())).isPresent()).isPresent())
        .sorted(Comparator.comparing(update -> !(loop.getCompare().orElseThrow() instanceof BinaryExpr test && test.getLeft().toString().equals(changed(update))))).toList();
    if (compared.isEmpty() || compared.size() > 2) {
      throw new NoStream(UNCOUNTED);
    }
    return of(loop, compared.get(0));
  }

  private static LoopHeader of(ForStmt loop, Expression update) throws NoStream {
    if (loop.getInitialization().size() > 1 || !(loop.getCompare().orElse(null) instanceof BinaryExpr test)) {
      throw new NoStream(UNCOUNTED);
    }
    String change = step(update);
    String counter = changed(update);
    boolean flipped = isVariable(test.getRight(), counter);
    if (!flipped && !isVariable(test.getLeft(), counter)) {
      throw new NoStream("its header does not compare " + counter + " alone");
    }
    if (loop.getBody().findFirst(Expression.class, part -> NamesInScope.assigns(part, counter)).isPresent()) {
      throw new NoStream("its body changes " + counter + ", which its header counts");
    }
    return new LoopHeader(counter, test, flipped, change);
  }

  private static boolean isVariable(Expression expression, String name) {
    return expression instanceof NameExpr variable && variable.getNameAsString().equals(name);
  }

  /**
   * What a header has beyond an {@code int} counter of its own, compared by {@code <} or {@code >} with what is on the right, and {@code ++ -- += -=}; empty where it
   * has nothing.
   */
  public static String elaborate(ForStmt loop) throws NoStream {
    LoopHeader header = of(loop);
    if (!(loop.getInitialization().getFirst().orElse(null) instanceof VariableDeclarationExpr declared) || !declared.getElementType().asString().equals("int")) {
      return "its counter is no int that the header declares";
    } else if (header.flipped()) {
      return "its test has the counter on the right";
    } else if (!header.test().getOperator().asString().matches("[<>]")) {
      return "its test is " + header.test().getOperator().asString();
    }
    boolean assigns = loop.getUpdate().get(0) instanceof AssignExpr assign && assign.getOperator() == AssignExpr.Operator.ASSIGN;
    return assigns ? "its step is an assignment" : "";
  }

  /**
   * Checks that the header of a loop begins with a value for one variable, compares this with a bound that it cannot miss, and counts it.
   *
   * @throws NoStream where it does not, with the reason
   */
  public static void checkCounts(ForStmt loop) throws NoStream {
    LoopHeader header = of(loop);
    String counter = header.counter();
    String relation = header.test().getOperator().asString();
    if (!relation.matches("[<>]=?")) {
      throw new NoStream("its header tests with " + relation + ", where directives take < <= > >= only");
    }
    Expression first = loop.getInitialization().getFirst().orElse(null);
    String type = first instanceof VariableDeclarationExpr declared ? declared.getElementType().toString() : new NamesInScope(loop).find(counter).map(NamesInScope.Variable::type).orElse("int");
    if (NamesInScope.isNarrow(type)) {
      throw new NoStream("its header counts with " + type + ": count with an int, and cast it in the loop");
    }
    boolean begins = first instanceof VariableDeclarationExpr declared && declared.getVariables().size() == 1 && declared.getVariable(0).getNameAsString().equals(counter)
        || first instanceof AssignExpr assign && NamesInScope.assigns(assign, counter);
    if (!begins) {
      throw new NoStream("its header does not begin with a value for " + counter + " alone");
    }
  }

  /** What the counter is compared with. */
  public Expression bound() {
    return flipped ? test.getLeft() : test.getRight();
  }

  /** Whether it counts upwards. */
  public boolean up() {
    return !change.startsWith("-");
  }

  /** What the counter changes by, without its sign. */
  public String step() {
    return up() ? change : change.substring(1);
  }

  /** The operator of its test, as if the counter stood on the left. */
  public String relation() {
    String sign = test.getOperator().asString();
    return !flipped ? sign : sign.startsWith("<") ? sign.replace('<', '>') : sign.replace('>', '<');
  }

  private static String changed(Expression update) {
    Expression target = update instanceof UnaryExpr unary ? unary.getExpression() : update instanceof AssignExpr assign ? assign.getTarget() : update;
    return target.toString();
  }

  /** What is added, with a minus where it is taken away. */
  private static String step(Expression update) throws NoStream {
    if (update instanceof UnaryExpr unary) {
      switch (unary.getOperator()) {
        case POSTFIX_INCREMENT, PREFIX_INCREMENT: return "1";
        case POSTFIX_DECREMENT, PREFIX_DECREMENT: return "-1";
        default: break;
      }
    } else if (update instanceof AssignExpr assign) {
      switch (assign.getOperator()) {
        case PLUS: return Body.operand(assign.getValue());
        case MINUS: return "-" + Body.operand(assign.getValue());
        case ASSIGN:
          if (assign.getValue() instanceof BinaryExpr sum && sum.getLeft().toString().equals(assign.getTarget().toString())
              && (sum.getOperator() == BinaryExpr.Operator.PLUS || sum.getOperator() == BinaryExpr.Operator.MINUS)) {
            return (sum.getOperator() == BinaryExpr.Operator.PLUS ? "" : "-") + Body.operand(sum.getRight());
          }
          break;
        default: break;
      }
    }
    throw new NoStream("its header changes its variable in no simple way");
  }
}
