package org.parcast.frontend.stream.loop;

import com.github.javaparser.JavaToken;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.TextBlockLiteralExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithBody;
import com.github.javaparser.ast.stmt.ContinueStmt;
import com.github.javaparser.ast.stmt.DoStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.LabeledStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.WhileStmt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The text of a loop's body with other names for some variables, and with {@code continue} as a lambda says it. */
public final class Body {
  private final Statement loop;
  private final Statement body;
  private final EditedText edited = new EditedText();

  public Body(Statement loop, Statement body) {
    this.loop = loop;
    this.body = body;
  }

  /** The statement that a loop repeats. */
  public static Statement of(Statement loop) {
    return ((NodeWithBody<?>) loop).getBody();
  }

  /** Writes another name wherever the variable stands; how often it does. */
  public int rename(NamesInScope.Variable variable, String to) {
    List<Expression> found = body.findAll(Expression.class, variable::isNamedBy);
    found.forEach(use -> replace(use, to));
    return found.size();
  }

  /** Ends an iteration by a return, of a value where one is given. */
  public void returnInsteadOfContinue(String value) {
    for (ContinueStmt next : body.findAll(ContinueStmt.class)) {
      if (isOfLoop(next)) {
        replace(next, value.isEmpty() ? "return;" : "return " + value + ";");
      }
    }
  }

  /** Whether it goes on with the next iteration of the loop itself. */
  public boolean isOfLoop(ContinueStmt next) {
    if (next.getLabel().isPresent()) {
      Node parent = loop.getParentNode().orElse(null);
      return parent instanceof LabeledStmt labelled && labelled.getLabel().equals(next.getLabel().get());
    }
    Node at = next.getParentNode().orElse(null);
    while (at != null && !isLoop(at) && !(at instanceof LambdaExpr)) {
      at = at.getParentNode().orElse(null);
    }
    return at == loop;
  }

  public static boolean isLoop(Node node) {
    return node instanceof ForStmt || node instanceof ForEachStmt || node instanceof WhileStmt || node instanceof DoStmt;
  }

  /** Its text as it is written. */
  public static String plain(Node node) {
    return new EditedText().of(node);
  }

  /** Writes something else in the place of a part of the body. */
  public void replace(Node node, String text) {
    edited.replace(node, text);
  }

  /** The text of a part of the body as it is to be written. */
  public String text(Node part) {
    return edited.of(part);
  }

  /** Tabs and spaces at the start of the line that the node is in. */
  public static String indentation(Node node) {
    StringBuilder white = new StringBuilder();
    Optional<JavaToken> before = node.getTokenRange().orElseThrow().getBegin().getPreviousToken();
    while (before.isPresent() && !before.get().getCategory().isEndOfLine()) {
      white = before.get().getCategory().isWhitespace() ? white.insert(0, before.get().getText()) : new StringBuilder();
      before = before.get().getPreviousToken();
    }
    return white.toString();
  }

  /** Lines are moved by the indentation of the loop: a text block that keeps its content has to move as a whole. */
  public void checkTextBlocks(String indentation) throws NoStream {
    for (TextBlockLiteralExpr block : body.findAll(TextBlockLiteralExpr.class)) {
      if (text(block).lines().skip(1).anyMatch(line -> !line.isBlank() && !line.startsWith(indentation))) {
        throw new NoStream("a text block in it reaches further to the left than the loop: indent it first");
      }
    }
  }

  /** The statements, without the braces around them, one level in; lines that had the loop's indentation have none but that. */
  public List<String> lines(String indentation) {
    String text = text(body);
    String inside = body.isBlockStmt() ? text.substring(1, text.length() - 1).stripTrailing() : "\n" + indentation + "\t" + text;
    List<String> lines = new ArrayList<>();
    inside.lines().forEach(line -> lines.add(line.isBlank() ? "" : "\t" + (line.startsWith(indentation) ? line.substring(indentation.length()) : line.stripLeading())));
    if (!lines.isEmpty() && lines.get(0).isBlank()) {
      lines.remove(0);
    }
    return lines;
  }

  /**
   * The statements, without the braces around them, from the end of the line on that opens the body; without white space at the end.
   *
   * @param indent what goes before a single statement
   * @param indentation of the loop, which is taken away from each line
   */
  public String statements(String indent, String indentation) {
    String text = text(body);
    String inside = body.isBlockStmt() ? text.substring(1, text.length() - 1) : "\n" + indentation + indent + text;
    return inside.stripTrailing().replace("\n" + indentation, "\n");
  }

  /** An expression that can stand in a sum. */
  public static String operand(Expression expression) {
    boolean compound = expression instanceof BinaryExpr || expression.isConditionalExpr() || expression.isCastExpr() || expression.isAssignExpr()
        || expression instanceof UnaryExpr;
    return compound ? "(" + expression + ")" : expression.toString();
  }
}
