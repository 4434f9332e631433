package org.parcast.frontend.stream.part;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.util.List;
import org.parcast.frontend.stream.loop.Accumulator;
import org.parcast.frontend.stream.loop.Body;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;

/**
 * What the iterations add to a variable, one term each.
 *
 * @param statement adds it
 * @param term the term
 * @param taken whether it is taken away
 * @param neutral what changes nothing where an iteration adds nothing; -0.0, as 0.0 makes another number of -0.0
 * @param operator that adds a stored term, {@code + * /}
 */
record AddedTerms(Statement statement, Expression term, boolean taken, String neutral, String operator) {
  /**
   * Finds them.
   *
   * @param read whether iterations compute something from the sum, of which the last one counts
   * @throws NoStream where an iteration adds several
   */
  static AddedTerms of(Accumulator accumulator, Statement loop, Statement content, boolean read) throws NoStream {
    String name = accumulator.variable().name();
    String own = accumulator.variable().isField() ? accumulator.variable().name() : accumulator.own();
    List<AssignExpr> additions = content.findAll(AssignExpr.class, assign -> NamesInScope.assigns(assign, own));
    String remedy = read ? "its last value is computed from terms in order: add them up first" : "--strict keeps the order of each: leave it out to add them by parts";
    boolean used = read ? content.findAll(Expression.class, use -> NamesInScope.assigns(use, own)).size() > 1 : content.findAll(NameExpr.class, use -> use.getNameAsString().equals(own)).size() > (additions.size() == 1 && additions.get(0).getOperator() == AssignExpr.Operator.ASSIGN ? 2 : 1);
    if (accumulator.isArray() || additions.size() != 1 || used || !(additions.get(0).getParentNode().orElseThrow() instanceof ExpressionStmt statement) || loopAround(statement) != loop) {
      throw new NoStream("iterations add several terms to " + name + " each, and " + remedy);
    }
    AssignExpr added = additions.get(0);
    String neutral = accumulator.operator().equals("*") ? "1.0" : "-0.0";
    if (added.getOperator() == AssignExpr.Operator.ASSIGN && added.getValue() instanceof BinaryExpr sum && sum.getLeft().toString().equals(own)) {
      return new AddedTerms(statement, sum.getRight(), sum.getOperator() == BinaryExpr.Operator.MINUS, neutral, sum.getOperator() == BinaryExpr.Operator.DIVIDE ? "/" : accumulator.operator());
    } else if (added.getOperator() != AssignExpr.Operator.ASSIGN) {
      return new AddedTerms(statement, added.getValue(), added.getOperator() == AssignExpr.Operator.MINUS, neutral, added.getOperator() == AssignExpr.Operator.DIVIDE ? "/" : accumulator.operator());
    }
    throw new NoStream("what iterations add to " + name + " is not written as " + name + " += term: only so its terms are added in order");
  }

  private static Node loopAround(Node statement) {
    Node at = statement.getParentNode().orElseThrow();
    while (!Body.isLoop(at)) {
      at = at.getParentNode().orElseThrow();
    }
    return at;
  }

  /** The text of the term to be added. */
  String stored(Body body) {
    return taken ? "-(" + body.text(term) + ")" : body.text(term);
  }
}
