package org.parcast.frontend.stream.part;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.parcast.frontend.stream.loop.Accumulator;
import org.parcast.frontend.stream.loop.Body;
import org.parcast.frontend.stream.loop.Clauses;
import org.parcast.frontend.stream.loop.EditedText;
import org.parcast.frontend.stream.loop.LoopExits;
import org.parcast.frontend.stream.loop.LoopExits;
import org.parcast.frontend.stream.loop.LoopHeader;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;
import org.parcast.frontend.stream.nest.NestBlocks;
import org.parcast.frontend.stream.nest.NestShape;

/**
 * Two loops in another order, where no dependence leads back in the inner one. On diagonals: blocks, of which each needs those above it and to its left. Blocks of an anti-diagonal need none of each other; the diagonals follow each other
 * (Lamport: The Parallel Execution of DO Loops, 1974; Wolfe: More Iteration Space Tiling, 1989).
 */
final class Diagonals {
  private static final Set<String> OPERATORS = Set.of("+", "*", "min", "max", "&", "|", "^");

  private final PartDraft draft;
  private final NestShape shape;
  private final NestBlocks blocks;
  private final Dealing dealing;
  private final PartSpace space;
  private final boolean steady;
  private final String first;
  private final String stride;
  private final String from;
  private final String to;
  private final String across;
  private final String rows;
  private final String columns;
  private final String diagonal;
  private final String now;
  private final String top;
  private final String number;
  private final String block;
  private final String row;
  private final String column;
  private final List<Expression> replaced = new ArrayList<>();

  Diagonals(PartDraft draft, NestShape shape, NestBlocks blocks, Dealing dealing) throws NoStream {
    this.draft = draft;
    this.shape = shape;
    this.blocks = blocks;
    this.dealing = dealing;
    this.space = PartSpace.of(shape.inner(), new NamesInScope(shape.inner()), false);
    new LoopExits(shape.inner()).check();
    check();
    this.steady = shape.isSteady(header().bound());
    NamesInScope names = draft.names;
    this.first = fixed("first", space.start());
    this.stride = fixed("step", space.step());
    this.from = names.fresh("from", space.counter());
    this.to = names.fresh("to", space.counter());
    this.across = names.fresh("across");
    this.rows = names.fresh("rows");
    this.columns = names.fresh("columns");
    this.diagonal = names.fresh("diagonal");
    this.now = names.fresh("now", "diagonal");
    this.top = names.fresh("top");
    this.number = names.fresh("blocks");
    this.block = names.fresh("block");
    this.row = names.fresh("row");
    this.column = names.fresh("column");
  }

  private LoopHeader header() throws NoStream {
    return LoopHeader.ofCompared(shape.inner());
  }

  private void check() throws NoStream {
    boolean plain = shape.inner().getInitialization().size() == 1 && shape.inner().getInitialization().get(0) instanceof VariableDeclarationExpr declared && declared.getVariables().size() == 1
        && shape.inner().getUpdate().size() == 1 && space.step().equals(space.pace()) && !space.outside();
    if (!plain) {
      throw new NoStream("the loop inside counts by more than one variable of its own header");
    } else if (!shape.isSteady(counter().getInitializer().orElseThrow()) || space.step().matches(".*[a-zA-Z].*")) {
      throw new NoStream("where the loop inside begins depends on the one around it: only blocks of a rectangle are cut");
    } else if (space.start().contains("[")) {
      throw new NoStream("where the loop inside begins is an element of an array, which may be empty: keep it in a variable before the loops");
    } else if (!draft.clauses.counters().isEmpty()) {
      throw new NoStream("iterations count " + draft.clauses.counters().get(0) + " on: compute it from the loops' counters first");
    }
    for (Clauses.Gathered gathered : draft.clauses.gathered()) {
      NamesInScope.Variable variable = draft.variable(gathered.variable());
      if (blocks.order() != NestBlocks.Order.DIAGONALS && Set.of("double", "float").contains(variable.elementType()) && Set.of("+", "*").contains(gathered.operator())) {
        throw new NoStream("another order would round " + variable.name() + " otherwise");
      }
      if (!OPERATORS.contains(gathered.operator())) {
        throw new NoStream("what is found last or first of all is kept in " + variable.name() + ", and blocks come in another order: find it in a loop behind these");
      } else if (Set.of("double", "float").contains(variable.elementType()) && !Accumulator.of(gathered.operator(), variable, variable.name(), draft.content).relation().isEmpty()) {
        throw new NoStream("of 0.0 and -0.0 the first is kept in " + variable.name() + ", and blocks come in another order: use Math." + gathered.operator());
      }
    }
  }

  private VariableDeclarator counter() {
    return ((VariableDeclarationExpr) shape.inner().getInitialization().get(0)).getVariable(0);
  }

  /** The value of an expression, computed once: itself where it is a number. */
  private String fixed(String wanted, String value) {
    if (value.matches("\\d+")) {
      return value;
    }
    String name = draft.names.fresh(wanted, space.counter());
    draft.head.add("final " + space.wide() + " " + name + " = " + value + ";");
    return name;
  }

  /** Cuts the inner loop, and leaves what is around it to the blocks at the ends of a row. */
  void write() throws NoStream {
    draft.hand(space.wide(), from);
    draft.hand(space.wide(), to);
    Expression begin = counter().getInitializer().orElseThrow();
    Expression test = shape.inner().getCompare().orElseThrow();
    replaced.add(begin);
    draft.body.replace(begin, NamesInScope.isNarrow(space.type()) ? "(" + space.type() + ") " + from : from);
    String within = space.counter() + (space.up() ? " < " : " > ") + to;
    if (steady) {
      replaced.add(test);
    }
    draft.body.replace(test, steady ? within : within + " && " + Body.plain(test));
    List<Statement> own = shape.before().stream().filter(statement -> !NestShape.isDeclaration(statement)).toList();
    if (!own.isEmpty()) {
      String begins = draft.names.fresh("begins");
      draft.hand(begins, "boolean", begins, column + " == 0");
      own.forEach(statement -> draft.body.replace(statement, "if (" + begins + ") " + draft.body.text(statement)));
    }
    if (!shape.after().isEmpty()) {
      String ends = draft.names.fresh("ends");
      draft.hand(ends, "boolean", ends, isLastColumn());
      Statement head = shape.after().get(0);
      draft.body.replace(head, "if (" + ends + ") { " + draft.body.text(head));
      Statement tail = shape.after().get(shape.after().size() - 1);
      draft.body.replace(tail, draft.body.text(tail) + " }");
    }
  }

  private String isLastColumn() {
    return column + " == " + columns + " - 1";
  }

  /** Names that the body uses, but for what blocks have other expressions for. */
  Set<String> used() {
    Set<String> used = new LinkedHashSet<>();
    draft.content.walk(NameExpr.class, name -> {
      if (replaced.stream().noneMatch(part -> part == name || part.isAncestorOf(name))) {
        used.add(name.getNameAsString());
      }
    });
    return used;
  }

  /**
   * Says how many blocks there are.
   *
   * @param begins what the outer loop's counter begins with
   */
  List<String> counts(String begins, String outerCounter) throws NoStream {
    List<String> lines = new ArrayList<>();
    String limit = steady ? space.bound() : "(" + shape.inFirst(header().bound(), outerCounter, begins) + ")";
    lines.add("final long " + across + " = " + (steady && !limit.contains("[") ? "" : draft.counted + " == 0 ? 0 : ") + space.count(first, limit, false) + ";");
    lines.add("final int " + rows + " = " + dealing.blocks(draft.counted, blocks.rows()) + ";");
    lines.add("final int " + columns + " = Math.max(1, " + dealing.blocks(across, blocks.columns()) + ");");
    if (!draft.results.isEmpty()) {
      lines.add("final int " + draft.parts + " = " + rows + " * " + columns + ";");
    }
    return lines;
  }

  /** Runs the diagonals up to where a block is called. */
  List<String> begin(PartCounters counters) {
    List<String> lines = new ArrayList<>();
    if (blocks.order() == NestBlocks.Order.ROWS) {
      lines.add("for (int " + row + " = 0; " + row + " < " + rows + "; " + row + "++) {");
      lines.add("\tfor (int " + column + " = 0; " + column + " < " + columns + "; " + column + "++) {");
      lines.addAll(bounds(counters));
      return lines;
    }
    lines.add("for (int " + diagonal + " = 0; " + diagonal + " < " + rows + " + " + columns + " - 1; " + diagonal + "++) {");
    lines.add("\tfinal int " + now + " = " + diagonal + ";");
    lines.add("\tfinal int " + top + " = Math.max(0, " + now + " - " + columns + " + 1);");
    lines.add("\tfinal int " + number + " = Math.min(" + now + ", " + rows + " - 1) - " + top + " + 1;");
    lines.add("\t" + dealing.beginBlocks(number, block));
    lines.add("\t\tfinal int " + row + " = " + top + " + " + block + ";");
    lines.add("\t\tfinal int " + column + " = " + now + " - " + row + ";");
    lines.addAll(bounds(counters));
    return lines;
  }

  /** What closes {@link #begin}. */
  List<String> end() {
    return List.of(blocks.order() == NestBlocks.Order.ROWS ? "\t}" : "\t});", "}");
  }

  /** The nest with its loops exchanged, as it stands in its place. */
  List<String> exchanged() throws NoStream {
    ForStmt outer = shape.outer();
    ForStmt inner = shape.inner();
    if (!shape.isPerfect() || !steady) {
      throw new NoStream("only loops are exchanged that have nothing between them, and neither of which tells how often the other runs");
    }
    EditedText text = new EditedText();
    swap(text, outer.getInitialization().get(0), inner.getInitialization().get(0));
    swap(text, outer.getCompare().orElseThrow(), inner.getCompare().orElseThrow());
    swap(text, outer.getUpdate().get(0), inner.getUpdate().get(0));
    List<String> lines = text.of(outer).lines().toList();
    String rest = String.join("\n", lines.subList(1, lines.size())).stripIndent(); // The first line begins at the loop.
    List<String> exchanged = Stream.concat(Stream.of(lines.get(0)), rest.lines()).toList();
    return inner.getCompare().orElseThrow().findFirst(ArrayAccessExpr.class).isPresent() ? ifAny(exchanged) : exchanged;
  }

  /** How often the inner loop runs is read from an array that may be empty where the outer one does not run. */
  private List<String> ifAny(List<String> nest) {
    VariableDeclarator outer = ((VariableDeclarationExpr) shape.outer().getInitialization().get(0)).getVariable(0);
    EditedText begins = new EditedText();
    Expression test = shape.outer().getCompare().orElseThrow();
    test.findAll(NameExpr.class, name -> name.getNameAsString().equals(outer.getNameAsString())).forEach(name -> begins.replace(name, Body.plain(outer.getInitializer().orElseThrow())));
    List<String> lines = new ArrayList<>(List.of("if (" + begins.of(test) + ") {"));
    nest.forEach(line -> lines.add("\t" + line));
    lines.add("}");
    return lines;
  }

  private static void swap(EditedText text, Expression one, Expression other) {
    text.replace(one, Body.plain(other));
    text.replace(other, Body.plain(one));
  }

  private List<String> bounds(PartCounters counters) {
    List<String> lines = new ArrayList<>();
    lines.add("\t\tfinal " + counters.wide() + " " + draft.from + " = " + counters.value(draft.counted + " * " + row + " / " + rows) + ";");
    lines.add("\t\tfinal " + counters.wide() + " " + draft.to + " = " + counters.value(draft.counted + " * (" + row + " + 1) / " + rows) + ";");
    lines.add("\t\tfinal " + space.wide() + " " + from + " = " + space.value(first, across + " * " + column + " / " + columns, stride) + ";");
    String end = space.value(first, across + " * (" + column + " + 1) / " + columns, stride);
    String most = (space.wide().equals("long") ? "Long" : "Integer") + (space.up() ? ".MAX_VALUE" : ".MIN_VALUE");
    lines.add("\t\tfinal " + space.wide() + " " + to + " = " + (steady ? end : isLastColumn() + " ? " + most + " : " + end) + ";");
    if (!draft.results.isEmpty()) {
      lines.add("\t\tfinal int " + draft.part + " = " + row + " * " + columns + " + " + column + ";");
    }
    return lines;
  }
}
