package org.parcast.frontend.stream;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.ForStmt;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The iterations of a counted loop as the source of a stream: {@code for (int i = 0; i < n; i++)} runs over {@code IntStream.range(0, n)}. In which
 * direction it counts is all one to iterations without an order; results that tell the first of equal values are gathered in the loop's own.
 *
 * @param before what is to be declared before the stream, or null
 * @param source the stream
 * @param isLong whether of long numbers
 * @param counter the loop's variable
 * @param after value of the variable after the loop where it is declared outside of it, else null
 */
record IterationSpace(String before, String source, boolean isLong, String counter, String after) {
  private static final String UNCOUNTED = "its header does not count one variable up or down to a bound";

  /**
   * @param ordered whether the stream has to run in the loop's direction
   * @param streams how the classes of streams are qualified
   * @throws NoStream where the header counts in no such way
   */
  static IterationSpace of(ForStmt loop, boolean ordered, Names names, UnaryOperator<String> streams) throws NoStream {
    Header header = header(loop);
    BinaryExpr test = header.test();
    String counter = header.counter();
    boolean up = !header.change().startsWith("-");
    String by = up ? header.change() : header.change().substring(1);
    boolean flipped = header.flipped();
    Expression bound = flipped ? test.getLeft() : test.getRight();
    String relation = relation(test.getOperator(), flipped);
    if (up ? relation.startsWith(">") : relation.startsWith("<")) {
      throw new NoStream("its header counts away from its bound");
    } else if (relation.equals("==") || relation.equals("!=") && !by.equals("1")) {
      throw new NoStream("its header tests with " + relation + " what only < and > tell of any step");
    }
    boolean closed = relation.endsWith("=") && !relation.equals("!=");
    Expression start = new NameExpr(counter);
    String type = null;
    if (loop.getInitialization().isNonEmpty()) {
      Expression first = loop.getInitialization().get(0);
      if (first instanceof VariableDeclarationExpr declared && declared.getVariables().size() == 1 && declared.getVariable(0).getInitializer().isPresent()) {
        VariableDeclarator variable = declared.getVariable(0);
        type = variable.getTypeAsString();
        start = variable.getInitializer().get();
      } else if (first instanceof AssignExpr assign && Names.assigns(assign, counter)) {
        start = assign.getValue();
      } else {
        throw new NoStream("its header does more than count one variable");
      }
    }
    boolean outside = type == null;
    type = outside ? names.find(counter).map(Names.Variable::type).orElse("") : type;
    if (!type.equals("int") && !type.equals("long")) {
      throw new NoStream("streams count with int or long, not with " + (type.isEmpty() ? "what is declared elsewhere" : type));
    }
    Width width = new Width(names);
    if (width.exceeds(start, type) || width.exceeds(bound, type)) {
      throw new NoStream("its bounds are wider than " + counter + ", of type " + type + ": cast them, or count with the wider type");
    }
    String stream = streams.apply(type.equals("int") ? "IntStream" : "LongStream");
    String before = null;
    boolean numbered = !by.equals("1") || ordered && !up;
    if (numbered && !start.isLiteralExpr()) {
      String first = names.fresh("first");
      before = "final " + type + " " + first + " = " + start + ";";
      start = new NameExpr(first);
    }
    if (!by.matches("\\d+")) { // A lambda takes no variable that changes, as the counter of a loop around.
      String step = names.fresh("step");
      before = (before == null ? "" : before + " ") + "final " + type + " " + step + " = " + by + ";";
      by = step;
    }
    String source = stream + (numbered ? byNumber(start, bound, by, up, closed, type.equals("long"), names) : range(start, bound, up, closed));
    return new IterationSpace(before, source, type.equals("long"), counter, outside ? after(start, bound, by, up, closed) : null);
  }

  /**
   * How a loop counts.
   *
   * @param test compares the counter
   * @param flipped whether the counter is what the test has on its right
   * @param change what is added, with a minus where it is taken away
   */
  record Header(String counter, BinaryExpr test, boolean flipped, String change) {}

  /** @throws NoStream where it does not count one variable */
  static Header header(ForStmt loop) throws NoStream {
    if (loop.getUpdate().size() != 1) {
      throw new NoStream(UNCOUNTED);
    }
    return header(loop, loop.getUpdate().get(0));
  }

  /**
   * Of several variables the header of the one that the test compares.
   *
   * @throws NoStream where there is none
   */
  static Header headerOfCompared(ForStmt loop) throws NoStream {
    List<Expression> compared = loop.getUpdate().stream().filter(update -> loop.getCompare().filter(test -> test.findFirst(NameExpr.class, use -> Names.assigns(update, use.getNameAsString())).isPresent()).isPresent()).toList();
    if (compared.size() != 1) {
      throw new NoStream(UNCOUNTED);
    }
    return header(loop, compared.get(0));
  }

  private static Header header(ForStmt loop, Expression update) throws NoStream {
    if (loop.getInitialization().size() > 1 || !(loop.getCompare().orElse(null) instanceof BinaryExpr test)) {
      throw new NoStream(UNCOUNTED);
    }
    String change = step(update);
    String counter = changed(update);
    boolean flipped = isVariable(test.getRight(), counter);
    if (!flipped && !isVariable(test.getLeft(), counter)) {
      throw new NoStream("its header does not compare " + counter + " alone");
    }
    if (loop.getBody().findFirst(Expression.class, part -> Names.assigns(part, counter)).isPresent()) {
      throw new NoStream("its body changes " + counter + ", which its header counts");
    }
    return new Header(counter, test, flipped, change);
  }

  private static boolean isVariable(Expression expression, String name) {
    return expression instanceof NameExpr variable && variable.getNameAsString().equals(name);
  }

  /**
   * What a header has beyond an {@code int} counter of its own, compared by {@code <} or {@code >} with what is on the right, and {@code ++ -- += -=}; empty where it
   * has nothing.
   */
  static String elaborate(ForStmt loop) throws NoStream {
    Header header = header(loop);
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
  static void checkCounts(ForStmt loop) throws NoStream {
    Header header = header(loop);
    String counter = header.counter();
    String relation = header.test().getOperator().asString();
    if (!relation.matches("[<>]=?")) {
      throw new NoStream("its header tests with " + relation + ", where directives take < <= > >= only");
    }
    Expression first = loop.getInitialization().getFirst().orElse(null);
    boolean begins = first instanceof VariableDeclarationExpr declared && declared.getVariables().size() == 1 && declared.getVariable(0).getNameAsString().equals(counter)
        || first instanceof AssignExpr assign && Names.assigns(assign, counter);
    if (!begins) {
      throw new NoStream("its header does not begin with a value for " + counter + " alone");
    }
  }

  /** The iterations by number, in the loop's order. Between an int below 0 and another there may be more than an int. */
  private static String byNumber(Expression start, Expression bound, String by, boolean up, boolean closed, boolean isLong, Names names) {
    String span = operand(up ? bound : start) + " - " + operand(up ? start : bound);
    String k = names.fresh("k");
    String from = operand(start) + (up ? " + " : " - ") + k;
    if (by.equals("1")) {
      return ".range(0, " + span + (closed ? " + 1" : "") + ").map(" + k + " -> " + from + ")";
    }
    String rounded = "(" + span + " + " + by + (closed ? "" : " - 1") + ") / " + by;
    boolean mayOverflow = !(up ? start : bound).isIntegerLiteralExpr() && !isLong;
    String count = mayOverflow ? "(int) (((long) " + rounded.substring(1) + ")" : rounded;
    return ".range(0, " + count + ").map(" + k + " -> " + from + " * " + by + ")";
  }

  private static String range(Expression start, Expression bound, boolean up, boolean closed) {
    if (up) {
      return (closed ? ".rangeClosed(" : ".range(") + start + ", " + bound + ")";
    }
    return ".rangeClosed(" + (closed ? bound : operand(bound) + " + 1") + ", " + start + ")";
  }

  private static String after(Expression start, Expression bound, String by, boolean up, boolean closed) throws NoStream {
    if (!by.equals("1")) {
      throw new NoStream("its variable is declared outside of it: declare it in the header");
    }
    return up ? "Math.max(" + start + ", " + (closed ? operand(bound) + " + 1)" : bound + ")") : "Math.min(" + start + ", " + (closed ? operand(bound) + " - 1)" : bound + ")");
  }

  static String relation(BinaryExpr.Operator operator, boolean flipped) {
    String sign = operator.asString();
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
        case PLUS: return operand(assign.getValue());
        case MINUS: return "-" + operand(assign.getValue());
        case ASSIGN:
          if (assign.getValue() instanceof BinaryExpr sum && sum.getLeft().toString().equals(assign.getTarget().toString())
              && (sum.getOperator() == BinaryExpr.Operator.PLUS || sum.getOperator() == BinaryExpr.Operator.MINUS)) {
            return (sum.getOperator() == BinaryExpr.Operator.PLUS ? "" : "-") + operand(sum.getRight());
          }
          break;
        default: break;
      }
    }
    throw new NoStream("its header changes its variable in no simple way");
  }

  /** An expression that can stand in a sum. */
  static String operand(Expression expression) {
    boolean compound = expression instanceof BinaryExpr || expression.isConditionalExpr() || expression.isCastExpr() || expression.isAssignExpr()
        || expression instanceof UnaryExpr;
    return compound ? "(" + expression + ")" : expression.toString();
  }
}
