package org.parcast.frontend.stream;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.ForStmt;
import java.util.function.UnaryOperator;
import org.parcast.frontend.stream.loop.Body;
import org.parcast.frontend.stream.loop.LoopHeader;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;

/**
 * The iterations of a counted loop as the source of a stream: {@code for (int i = 0; i < n; i++)} runs over {@code IntStream.range(0, n)}. In which
 * direction it counts is all one to iterations without an order; results that tell the first of equal values are gathered in the loop's own.
 *
 * @param before what is to be declared before the stream, or null
 * @param source the stream
 * @param isLong whether of long numbers
 * @param counter the loop's variable
 * @param narrow its type where that is narrower than the stream's numbers, as {@code char}, else null
 * @param after value of the variable after the loop where it is declared outside of it, else null
 */
record IterationSpace(String before, String source, boolean isLong, String counter, String narrow, String after) {
  /**
   * @param ordered whether the stream has to run in the loop's direction
   * @param streams how the classes of streams are qualified
   * @throws NoStream where the header counts in no such way
   */
  static IterationSpace of(ForStmt loop, boolean ordered, NamesInScope names, UnaryOperator<String> streams) throws NoStream {
    LoopHeader header = LoopHeader.of(loop);
    String counter = header.counter();
    boolean up = header.up();
    String by = header.step();
    Expression bound = header.bound();
    String relation = header.relation();
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
      } else if (first instanceof AssignExpr assign && NamesInScope.assigns(assign, counter)) {
        start = assign.getValue();
      } else {
        throw new NoStream("its header does more than count one variable");
      }
    }
    boolean outside = type == null;
    type = outside ? names.find(counter).map(NamesInScope.Variable::type).orElse("") : type;
    String narrow = !outside && NamesInScope.isNarrow(type) ? type : null;
    type = narrow == null ? type : "int";
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
    return new IterationSpace(before, source, type.equals("long"), counter, narrow, outside ? after(start, bound, by, up, closed) : null);
  }

  /** The iterations by number, in the loop's order. Between an int below 0 and another there may be more than an int. */
  private static String byNumber(Expression start, Expression bound, String by, boolean up, boolean closed, boolean isLong, NamesInScope names) {
    String span = Body.operand(up ? bound : start) + " - " + Body.operand(up ? start : bound);
    String k = names.fresh("k");
    String from = Body.operand(start) + (up ? " + " : " - ") + k;
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
    return ".rangeClosed(" + (closed ? bound : Body.operand(bound) + " + 1") + ", " + start + ")";
  }

  private static String after(Expression start, Expression bound, String by, boolean up, boolean closed) throws NoStream {
    if (!by.equals("1")) {
      throw new NoStream("its variable is declared outside of it: declare it in the header");
    }
    return up ? "Math.max(" + start + ", " + (closed ? Body.operand(bound) + " + 1)" : bound + ")") : "Math.min(" + start + ", " + (closed ? Body.operand(bound) + " - 1)" : bound + ")");
  }
}
