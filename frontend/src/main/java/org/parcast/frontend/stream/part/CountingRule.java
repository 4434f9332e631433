package org.parcast.frontend.stream.part;

import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.stmt.ForStmt;
import java.util.Optional;
import java.util.stream.Collectors;
import org.parcast.frontend.stream.loop.Body;
import org.parcast.frontend.stream.loop.LoopHeader;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;

/**
 * How a {@code for} counts: in its header, in its test, as {@code i-- > 0} does, or in its body.
 *
 * @param counter the variable
 * @param step what it changes by, without its sign
 * @param pace how much closer to the bound an iteration brings it: more than the step where the bound comes towards it, as in {@code for (i = 0, j = n; i < j; i++, j--)}
 * @param up whether it grows
 * @param bound what an iteration begins below, or above where it does not grow
 * @param closed whether an iteration may begin at the bound too
 * @param update what changes it when the body is through; empty where the body does
 * @param inTest whether the test changes it, before the first iteration too
 */
record CountingRule(String counter, String step, String pace, boolean up, String bound, boolean closed, String update, boolean inTest) {
  /** @throws NoStream where it does not count one variable by the same amount each time */
  static CountingRule of(ForStmt loop, NamesInScope names) throws NoStream {
    if (!loop.getUpdate().isEmpty()) {
      return of(loop, names, LoopHeader.ofCompared(loop), loop.getUpdate().stream().map(Body::plain).collect(Collectors.joining(", ")));
    }
    if (loop.getInitialization().size() > 1 || !(loop.getCompare().orElse(null) instanceof BinaryExpr test)) {
      throw new NoStream(LoopHeader.IN_BODY);
    }
    UnaryExpr left = counting(test.getLeft());
    UnaryExpr right = counting(test.getRight());
    return left != null || right != null ? inTest(loop, test, left == null ? right : left, names) : inBody(loop, test, names);
  }

  private static CountingRule of(ForStmt loop, NamesInScope names, LoopHeader header, String update) throws NoStream {
    String relation = header.relation();
    String pace = pace(loop, names, header);
    boolean unequal = relation.equals("!=") && pace.equals("1");
    if (!unequal && !relation.startsWith(header.up() ? "<" : ">")) {
      throw new NoStream("its header does not count towards a bound with " + (header.up() ? "<" : ">"));
    }
    return new CountingRule(header.counter(), header.step(), pace, header.up(), Body.operand(header.bound()), relation.endsWith("=") && !unequal, update, false);
  }

  private static String pace(ForStmt loop, NamesInScope names, LoopHeader header) throws NoStream {
    Optional<String> moving = header.bound().findFirst(NameExpr.class, use -> loop.findFirst(Expression.class, part -> NamesInScope.assigns(part, use.getNameAsString())).isPresent())
        .map(NameExpr::getNameAsString);
    if (moving.isEmpty()) {
      return header.step();
    }
    String by = header.bound().isNameExpr() && !moving.get().equals(header.counter()) ? Increment.ofEach(moving.get(), loop, names) : "";
    if (!by.matches(header.up() ? "-\\d{1,8}" : "\\d{1,8}") || !header.step().matches("\\d{1,8}")) {
      throw new NoStream("its bound changes while it counts: compute how many iterations it has before it");
    }
    return String.valueOf(Integer.parseInt(header.step()) + Math.abs(Integer.parseInt(by)));
  }

  /** Whether computing the expression gives a variable another value. */
  static boolean changes(Expression part) {
    return part instanceof AssignExpr || part instanceof UnaryExpr unary && unary.getOperator().name().contains("CREMENT");
  }

  private static UnaryExpr counting(Expression side) {
    return side instanceof UnaryExpr unary && unary.getOperator().name().contains("CREMENT") && unary.getExpression().isNameExpr() ? unary : null;
  }

  /** The body meets what the test has made of the counter; what {@code i--} compares is one more. */
  private static CountingRule inTest(ForStmt loop, BinaryExpr test, UnaryExpr count, NamesInScope names) throws NoStream {
    String counter = count.getExpression().toString();
    if (loop.getBody().findFirst(Expression.class, part -> NamesInScope.assigns(part, counter)).isPresent()) {
      throw new NoStream("its body changes " + counter + ", which its test counts");
    }
    boolean up = count.getOperator().name().contains("INCREMENT");
    CountingRule rule = of(loop, names, new LoopHeader(counter, test, test.getRight() == count, up ? "1" : "-1"), counter + (up ? "++" : "--"));
    boolean postfix = count.getOperator().isPostfix();
    String bound = postfix && rule.closed ? "(" + rule.bound + (up ? " + 1)" : " - 1)") : rule.bound;
    return new CountingRule(counter, "1", rule.pace, up, bound, postfix || rule.closed, rule.update, true);
  }

  /** Every iteration begins with what the one before has left. */
  private static CountingRule inBody(ForStmt loop, BinaryExpr test, NamesInScope names) throws NoStream {
    for (Expression side : new Expression[] {test.getLeft(), test.getRight()}) {
      if (side instanceof NameExpr name && loop.getBody().findFirst(Expression.class, part -> NamesInScope.assigns(part, name.getNameAsString())).isPresent()) {
        String counter = name.getNameAsString();
        return of(loop, names, new LoopHeader(counter, test, side == test.getRight(), Increment.ofEach(counter, loop, names)), "");
      }
    }
    throw new NoStream(LoopHeader.IN_BODY);
  }
}
