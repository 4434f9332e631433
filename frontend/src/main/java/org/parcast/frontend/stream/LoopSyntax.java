package org.parcast.frontend.stream;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ContinueStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.LabeledStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.parcast.frontend.stream.loop.Clauses;
import org.parcast.frontend.stream.loop.LoopHeader;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;
import org.parcast.frontend.stream.nest.NestBlocks;
import org.parcast.frontend.stream.part.Dealing;
import org.parcast.frontend.stream.part.PartForm;
import org.parcast.frontend.stream.part.PartWriter;
import org.parcast.frontend.stream.part.SeparateElements;
import org.parcast.frontend.stream.split.BodyUnits;

/** A loop as it was parsed. */
public final class LoopSyntax {
  private final Node loop;

  private LoopSyntax(Node loop) {
    this.loop = loop;
  }

  /** The loop of a parsed source. */
  public static LoopSyntax of(Node loop) {
    return new LoopSyntax(loop);
  }

  /** Why the loop is none that a directive can stand above, which have the number of their iterations from their header; empty where it is one. */
  public String uncounted() {
    if (!(loop instanceof ForStmt counted)) {
      return loop instanceof ForEachStmt ? "" : LoopHeader.IN_BODY;
    }
    try {
      LoopHeader.checkCounts(counted);
      return "";
    } catch (NoStream e) {
      return e.getMessage() + ": write it as for (int i = 0; i < n; i++) first";
    }
  }

  /** Whether the body is one for statement and nothing else, so that both count one space of iterations. */
  public boolean isPerfectNest() {
    Statement body = loop instanceof ForStmt counted ? counted.getBody() : loop instanceof ForEachStmt each ? each.getBody() : null;
    while (body instanceof BlockStmt block && block.getStatements().size() == 1) {
      body = block.getStatement(0);
    }
    while (body instanceof LabeledStmt labeled) {
      body = labeled.getStatement();
    }
    return body instanceof ForStmt || body instanceof ForEachStmt;
  }

  /**
   * What keeps the loop from being one of the plainest, {@code for (int i = 0; i < n; i++)} without {@code continue}, which are all that some compilers of
   * directives take; empty where nothing does.
   */
  public String elaborate() {
    if (!(loop instanceof ForStmt counted)) {
      return "its header does not count";
    } else if (!loop.findAll(ContinueStmt.class).isEmpty()) {
      return "its body has a continue";
    }
    try {
      return LoopHeader.elaborate(counted);
    } catch (NoStream e) {
      return e.getMessage();
    }
  }

  /**
   * Whether the loop uses a variable from before it without ever changing it: neither the variable, nor an element of the array that it is, nor by giving
   * it to a method.
   */
  public boolean onlyReads(String name) {
    boolean declared = loop.findFirst(VariableDeclarator.class, variable -> variable.getNameAsString().equals(name)).isPresent()
        || loop.findFirst(Parameter.class, parameter -> parameter.getNameAsString().equals(name)).isPresent();
    List<NameExpr> uses = loop.findAll(NameExpr.class, use -> use.getNameAsString().equals(name));
    return !declared && !uses.isEmpty() && uses.stream().noneMatch(LoopSyntax::mayChange);
  }

  /** Whether the loop changes elements of an array from before it that other parts of the program may use then: those after the loop, in one around it, or that have the array from elsewhere. */
  public boolean leavesElements(String name) {
    NamesInScope names = new NamesInScope(loop);
    NamesInScope.Variable array = names.find(name).filter(found -> found.dimensions() > 0).orElse(null);
    if (array == null || loop.findAll(NameExpr.class, use -> use.getNameAsString().equals(name)).stream().noneMatch(use -> changes(whole(use)))) {
      return false;
    }
    return array.isField() || array.declaration() instanceof Parameter || names.isUsedLater(array);
  }

  private static boolean mayChange(NameExpr use) {
    Node whole = whole(use);
    return changes(whole) || whole.getParentNode().orElseThrow() instanceof MethodCallExpr call && call.getArguments().contains(whole);
  }

  private static boolean changes(Node whole) {
    Node around = whole.getParentNode().orElseThrow();
    return around instanceof AssignExpr assign && assign.getTarget() == whole
        || around instanceof UnaryExpr unary && unary.getOperator().name().contains("CREMENT");
  }

  /** The variable with its subscripts. */
  private static Node whole(NameExpr use) {
    Node whole = use;
    while (whole.getParentNode().orElseThrow() instanceof ArrayAccessExpr access && access.getName() == whole) {
      whole = access;
    }
    return whole;
  }

  /** What the clauses name and is no variable around the loop that it uses so, the first of it: a clause can name variables alone, not fields of the objects that methods change. */
  public Optional<String> undeclared(Clauses clauses) {
    NamesInScope names = new NamesInScope(loop);
    Stream<String> copied = Stream.concat(clauses.privates().stream(), clauses.firstPrivates().stream());
    return Stream.concat(copied.filter(name -> names.find(name).isEmpty()), clauses.gathered().stream().map(Clauses.Gathered::variable).filter(name -> names.find(name).filter(names::isGathered).isEmpty())).findFirst();
  }

  /** The loop as a parallel stream, given that its iterations may run in any order with these clauses. */
  public WrittenStream asStream(Clauses clauses) {
    if (!(loop instanceof ForStmt) && !(loop instanceof ForEachStmt)) {
      return WrittenStream.none(LoopHeader.IN_BODY);
    }
    try {
      return WrittenStream.of(new StreamWriter((Statement) loop, clauses).write());
    } catch (NoStream e) {
      return WrittenStream.none(e.getMessage());
    }
  }

  /**
   * The loop in parts, given that its iterations may run in any order with these clauses.
   *
   * @param method name of the method that runs a part, if nothing in the file has it
   */
  public PartForm inParts(Clauses clauses, Dealing dealing, String method) {
    return inParts(clauses, dealing, method, false);
  }

  /**
   * The same.
   *
   * @param ofArray whether what an enhanced {@code for} goes through is taken for an array where the file does not tell its type
   */
  public PartForm inParts(Clauses clauses, Dealing dealing, String method, boolean ofArray) {
    try {
      return PartWriter.write((Statement) loop, clauses, dealing, method, ofArray);
    } catch (NoStream e) {
      return PartForm.none(e.getMessage());
    }
  }

  /**
   * The loop and one right inside it in blocks on anti-diagonals, given that no dependence leads back in the inner loop.
   *
   * @param method name of the method that runs a block, if nothing in the file has it
   */
  public PartForm inBlocks(Clauses clauses, Dealing dealing, String method, NestBlocks blocks) {
    try {
      return PartWriter.write((Statement) loop, clauses, dealing, method, blocks);
    } catch (NoStream e) {
      return PartForm.none(e.getMessage());
    }
  }

  /**
   * The statements of its body that may come into loops of their own.
   *
   * @throws NoStream where it is no {@code for}, or is left before its iterations are through
   */
  public BodyUnits units() throws NoStream {
    if (!(loop instanceof ForStmt counted)) {
      throw new NoStream("it is no for statement that counts");
    }
    return new BodyUnits(counted);
  }

  /** Expressions that have to be true when the loop begins so that no iteration uses an element of the array that another writes; empty where no comparison tells that. */
  public Optional<List<String>> separate(String array) {
    return loop instanceof ForStmt counted ? SeparateElements.of(counted, array) : Optional.empty();
  }

  /** The node that was parsed. */
  Node node() {
    return loop;
  }
}
