package org.parcast.frontend.stream.part;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.TryStmt;
import java.util.List;
import org.parcast.frontend.stream.loop.Body;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;

/**
 * An array that iterations fill one element after the other, {@code c[k++] = x}. A part fills a short one of its own, which grows; when all parts are done, these are copied one after the
 * other.
 *
 * @param array what is filled
 * @param counter what counts its elements
 * @param own what a part calls its own
 * @param stores the statements that fill it
 */
record PackedArray(NamesInScope.Variable array, NamesInScope.Variable counter, String own, List<ExpressionStmt> stores) {
  /**
   * The array, where the loop does nothing else with it and leaves no element out.
   *
   * @param own what a part calls its own array
   * @throws NoStream where it does
   */
  static PackedArray of(NamesInScope.Variable array, Statement content, String own, NamesInScope names) throws NoStream {
    List<ArrayAccessExpr> elements = content.findAll(ArrayAccessExpr.class, element -> array.isNamedBy(element.getName()));
    int uses = content.findAll(Expression.class, array::isNamedBy).size();
    NamesInScope.Variable counter = elements.isEmpty() ? null : counter(elements.get(0).getIndex(), names);
    List<ExpressionStmt> stores = elements.stream().filter(element -> counter != null && isStore(element, counter)).map(element -> (ExpressionStmt) element.getParentNode().flatMap(Node::getParentNode).orElseThrow()).toList();
    if (stores.isEmpty() || stores.size() != uses) {
      throw new NoStream("it does more with " + array.name() + " than to store the next element: fill an array of the iteration's own");
    }
    PackedArray packed = new PackedArray(array, counter, own, stores);
    for (Expression change : content.findAll(Expression.class, counter::isAssignedBy)) {
      if (!packed.isStoredBefore(change, content)) {
        throw new NoStream(counter.name() + " may count on where " + array.name() + " gets no element, or counting and storing are apart: write " + array.name() + "[" + counter.name() + "++] = ..");
      }
    }
    return packed;
  }

  private static boolean isStore(ArrayAccessExpr element, NamesInScope.Variable counter) {
    return counter.isNamedBy(counted(element.getIndex())) && element.getParentNode().orElse(null) instanceof AssignExpr assign && assign.getTarget() == element && assign.getOperator() == AssignExpr.Operator.ASSIGN
        && assign.getParentNode().orElse(null) instanceof ExpressionStmt && assign.getValue().findFirst(Expression.class, counter::isAssignedBy).isEmpty();
  }

  /** What {@code c[k]} or {@code c[k++]} is counted by. */
  private static Expression counted(Expression index) {
    return index instanceof UnaryExpr unary && unary.getOperator() == UnaryExpr.Operator.POSTFIX_INCREMENT ? unary.getExpression() : index;
  }

  private static NamesInScope.Variable counter(Expression index, NamesInScope names) {
    Expression counted = counted(index);
    String name = counted instanceof NameExpr simple ? simple.getNameAsString() : counted instanceof FieldAccessExpr field ? field.getNameAsString() : "";
    return names.find(name).filter(variable -> variable.isNamedBy(counted)).orElse(null);
  }

  /** Whether an element is stored in the place that is left behind when the counter changes: by the same statement, or by one before it in its block. */
  private boolean isStoredBefore(Expression change, Statement content) {
    if (!(statementOf(change) instanceof ExpressionStmt counting) || !(counting.getParentNode().orElse(null) instanceof BlockStmt || isOneOf(counting)) || isCaught(counting, content)
        || counting.findAll(Expression.class, counter::isAssignedBy).size() != 1 || !countsByOne(change, counting)) {
      return false;
    } else if (isOneOf(counting)) {
      return true;
    }
    List<Statement> block = counting.getParentNode().map(parent -> (List<Statement>) ((BlockStmt) parent).getStatements()).orElseThrow();
    for (int i = identity(block, counting) - 1; i >= 0; i--) {
      if (block.get(i).findFirst(Expression.class, counter::isAssignedBy).isPresent()) {
        return false;
      } else if (isOneOf(block.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** Whether it is {@code k++} of an element of any array, or {@code k++}, {@code ++k} or {@code k += 1} alone. */
  private boolean countsByOne(Expression change, ExpressionStmt counting) {
    boolean alone = counting.getExpression() == change && (change instanceof UnaryExpr unary && unary.getOperator().name().endsWith("INCREMENT")
        || change instanceof AssignExpr assign && assign.getOperator() == AssignExpr.Operator.PLUS && assign.getValue().toString().equals("1"));
    return alone || change.getParentNode().orElse(null) instanceof ArrayAccessExpr element && element.getIndex() == change && isStore(element, counter);
  }

  private static Node statementOf(Node part) {
    Node at = part;
    while (!(at instanceof Statement)) {
      at = at.getParentNode().orElseThrow();
    }
    return at;
  }

  /** What is thrown between counting and storing would leave a place free, if the loop went on. */
  private static boolean isCaught(Node statement, Statement content) {
    for (Node at = statement; at != content; at = at.getParentNode().orElseThrow()) {
      if (at instanceof TryStmt) {
        return true;
      }
    }
    return content instanceof TryStmt;
  }

  private boolean isOneOf(Statement statement) {
    return identity(stores, statement) >= 0;
  }

  /** The index of the very node: equal ones may stand elsewhere. */
  private static int identity(List<? extends Node> nodes, Node node) {
    for (int i = 0; i < nodes.size(); i++) {
      if (nodes.get(i) == node) {
        return i;
      }
    }
    return -1;
  }

  /** Makes room before each element, with what the counter is called in a part. */
  void grow(Body body, String counted) {
    for (ExpressionStmt store : stores) {
      body.replace(store, "{ if (" + counted + " == " + own + ".length) { " + own + " = java.util.Arrays.copyOf(" + own + ", 2 * " + counted + "); } " + body.text(store) + " }");
    }
  }
}
