package org.parcast.frontend.stream.part;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.util.ArrayList;
import java.util.List;
import org.parcast.frontend.stream.loop.Body;
import org.parcast.frontend.stream.loop.LoopHeader;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;

/** By how much an iteration changes a variable that counts beside the loop's own: the same for each iteration. */
final class Increment {
  private final String counter;
  private final Statement loop;
  private final NamesInScope names;

  private Increment(String counter, Statement loop, NamesInScope names) {
    this.counter = counter;
    this.loop = loop;
    this.names = names;
  }

  /**
   * What each iteration adds, an expression in parentheses that is the same throughout the loop.
   *
   * @throws NoStream where iterations may differ
   */
  static String of(NamesInScope.Variable counter, Statement loop, NamesInScope names) throws NoStream {
    Increment increment = new Increment(counter.name(), loop, names);
    if (!counter.type().equals("int") && !counter.type().equals("long")) {
      throw increment.differs();
    }
    return "(" + String.join(" + ", increment.terms()) + ")";
  }

  /**
   * The same where it is a number or one expression, as a header would have it: with a minus where it is taken away.
   *
   * @throws NoStream where iterations may differ, or more than that is added
   */
  static String ofEach(String counter, Statement loop, NamesInScope names) throws NoStream {
    List<String> terms = new Increment(counter, loop, names).terms();
    if (terms.size() == 1 && !terms.get(0).contains(" * ")) {
      return terms.get(0);
    }
    int sum = 0;
    for (String term : terms) {
      if (!term.matches("-?\\d{1,8}")) {
        throw new NoStream(LoopHeader.IN_BODY);
      }
      sum += Integer.parseInt(term);
    }
    return String.valueOf(sum);
  }

  private List<String> terms() throws NoStream {
    List<String> terms = new ArrayList<>();
    for (Expression change : loop.findAll(Expression.class, part -> NamesInScope.assigns(part, counter) && !begins(part))) {
      if (new Jumps(loop).mayLeaveOut(change)) {
        throw differs();
      }
      terms.add(amount(change) + times(change));
    }
    if (terms.isEmpty()) {
      throw differs();
    }
    return terms;
  }

  private boolean begins(Expression change) {
    return loop instanceof ForStmt header && change.getParentNode().orElse(null) == loop && header.getUpdate().stream().noneMatch(update -> update == change);
  }

  private NoStream differs() {
    return new NoStream("it counts " + counter + " on, by what may differ from iteration to iteration: compute it from the loop's own counter");
  }

  private String amount(Expression change) throws NoStream {
    if (change instanceof UnaryExpr unary) {
      return unary.getOperator().name().contains("INCREMENT") ? "1" : "-1";
    }
    AssignExpr assign = (AssignExpr) change;
    boolean sum = assign.getOperator() == AssignExpr.Operator.PLUS || assign.getOperator() == AssignExpr.Operator.MINUS;
    if (!sum || !isFixed(assign.getValue())) {
      throw differs();
    }
    return (assign.getOperator() == AssignExpr.Operator.MINUS ? "-" : "") + Body.operand(assign.getValue());
  }

  /** Whether it has the same value wherever in the loop it is computed. */
  private boolean isFixed(Node expression) {
    return expression.findFirst(MethodCallExpr.class).isEmpty() && expression.findFirst(NameExpr.class, this::varies).isEmpty();
  }

  private boolean varies(NameExpr use) {
    String name = use.getNameAsString();
    return loop.findFirst(Expression.class, part -> NamesInScope.assigns(part, name)).isPresent() || loop.findFirst(VariableDeclarator.class, declared -> declared.getNameAsString().equals(name)).isPresent();
  }

  /** How often an iteration makes the change: once, or as often as the loops around it within this one iterate. */
  private String times(Node change) throws NoStream {
    StringBuilder times = new StringBuilder();
    Node from = change;
    Node at = change.getParentNode().orElseThrow();
    while (at != loop) {
      boolean conditional = at instanceof ConditionalExpr || at instanceof LambdaExpr || at instanceof SwitchExpr
          || at instanceof BinaryExpr both && (both.getOperator() == BinaryExpr.Operator.AND || both.getOperator() == BinaryExpr.Operator.OR);
      if (at instanceof ForStmt inner && inner.getBody() == from) {
        times.append(" * ").append(iterations(inner));
      } else if (conditional || at instanceof Statement && !(at instanceof BlockStmt || at instanceof ExpressionStmt || at instanceof ForStmt header && header.getUpdate().contains(from))) {
        throw differs();
      } else if (at instanceof ForStmt inner) {
        times.append(" * ").append(iterations(inner));
      }
      from = at;
      at = at.getParentNode().orElseThrow();
    }
    return times.toString();
  }

  private String iterations(ForStmt inner) throws NoStream {
    PartSpace space = PartSpace.of(inner, names, false);
    LoopHeader header = LoopHeader.of(inner);
    boolean fixed = isFixed(header.bound()) && inner.getUpdate().size() == 1 && !space.outside() && space.before().isEmpty()
        && inner.getInitialization().get(0).asVariableDeclarationExpr().getVariable(0).getInitializer().filter(this::isFixed).isPresent() && space.step().matches("\\d+");
    if (!fixed) {
      throw differs();
    }
    return space.count("(" + space.start() + ")", space.bound(), false);
  }
}
