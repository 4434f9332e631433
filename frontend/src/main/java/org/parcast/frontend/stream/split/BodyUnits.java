package org.parcast.frontend.stream.split;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.ContinueStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.LocalClassDeclarationStmt;
import com.github.javaparser.ast.stmt.LocalRecordDeclarationStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.parcast.frontend.stream.loop.Body;
import org.parcast.frontend.stream.loop.LoopExits;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;

/**
 * The statements of a loop's body as units that may come into loops of their own, each with all that a {@code continue} in it may leave out. Their order through local variables is known from the
 * text; that through memory and calls is not.
 */
public final class BodyUnits {
  private final ForStmt loop;
  private final NamesInScope names;
  private final Body body;
  private final List<List<Statement>> units = new ArrayList<>();
  private final Map<String, ValueFlow> flows = new LinkedHashMap<>();
  /** Units that compute a variable from what no iteration changes, with nothing but arithmetic: every loop that needs it does so again. */
  private final BitSet repeatable = new BitSet();
  private final List<Order> orders = new ArrayList<>();

  /** The first of two units comes before the second in some iterations, or in an earlier one. */
  public record Order(int before, int after) {}

  /** @throws NoStream where there are no units that could be told apart */
  public BodyUnits(ForStmt loop) throws NoStream {
    this.loop = loop;
    this.names = new NamesInScope(loop);
    this.body = new Body(loop, loop.getBody());
    new LoopExits(loop).check();
    if (!loop.getBody().isBlockStmt() || loop.getBody().asBlockStmt().getStatements().size() < 2) {
      throw new NoStream("its body is one statement");
    } else if (loop.getBody().findFirst(Statement.class, each -> each instanceof LocalClassDeclarationStmt || each instanceof LocalRecordDeclarationStmt).isPresent()) {
      throw new NoStream("its body declares a class: move that out of the loop");
    }
    body.checkTextBlocks(Body.indentation(loop));
    checkBegin();
    tellApart();
    findRepeatable();
    findFlows();
  }

  /** Each loop begins by itself where the one before it has begun. */
  private void checkBegin() throws NoStream {
    boolean computed = loop.getInitialization().stream().anyMatch(begin -> begin.findFirst(Expression.class, part -> part.isMethodCallExpr() || part.isObjectCreationExpr() || part.isArrayAccessExpr()
        || part.isFieldAccessExpr() || part.isNameExpr() && names.find(part.toString()).filter(NamesInScope.Variable::isField).isPresent()).isPresent());
    if (loop.getInitialization().isEmpty() || computed) {
      throw new NoStream("its header does not begin with a value that stays the same: compute that before the loop");
    }
    Set<String> begun = new LinkedHashSet<>();
    loop.getInitialization().forEach(begin -> {
      begin.findAll(VariableDeclarator.class).forEach(counter -> begun.add(counter.getNameAsString()));
      begin.findAll(AssignExpr.class).forEach(assigned -> begun.add(assigned.getTarget().toString()));
    });
    for (Expression update : loop.getUpdate()) {
      List<String> names = update.findAll(NameExpr.class).stream().map(NameExpr::getNameAsString).filter(name -> !begun.contains(name)).toList();
      for (String name : names) {
        if (loop.getUpdate().stream().anyMatch(each -> NamesInScope.assigns(each, name))) {
          throw new NoStream("its header counts " + name + " on, which does not begin there: begin it there, or count in the body");
        }
      }
    }
  }

  private void tellApart() {
    List<Statement> rest = null;
    for (Statement statement : loop.getBody().asBlockStmt().getStatements()) {
      if (rest != null) {
        rest.add(statement);
        continue;
      }
      List<Statement> unit = new ArrayList<>(List.of(statement));
      units.add(unit);
      rest = statement.findFirst(ContinueStmt.class, body::isOfLoop).isPresent() ? unit : null;
    }
  }

  private void findRepeatable() {
    Set<String> known = new LinkedHashSet<>();
    loop.getInitialization().forEach(begin -> begin.findAll(VariableDeclarator.class).forEach(counter -> known.add(counter.getNameAsString())));
    for (int unit = 0; unit < units.size(); unit++) {
      Optional<VariableDeclarator> declared = declared(unit);
      if (declared.isPresent() && isArithmetic(declared.get().getInitializer().orElseThrow(), known) && !isAssigned(declared.get().getNameAsString())) {
        repeatable.set(unit);
        known.add(declared.get().getNameAsString());
      }
    }
  }

  private Optional<VariableDeclarator> declared(int unit) {
    Statement only = units.get(unit).size() == 1 ? units.get(unit).get(0) : null;
    return only != null && only.isExpressionStmt() && only.asExpressionStmt().getExpression() instanceof VariableDeclarationExpr declaration && declaration.getVariables().size() == 1
        ? Optional.of(declaration.getVariable(0)).filter(variable -> variable.getInitializer().isPresent()) : Optional.empty();
  }

  private boolean isArithmetic(Expression value, Set<String> known) {
    return value.findFirst(Expression.class, part -> !(part.isNameExpr() ? isFixed(part.asNameExpr(), known)
        : part.isFieldAccessExpr() ? isLength(part.asFieldAccessExpr()) : part.isLiteralExpr() || part.isBinaryExpr() || part.isEnclosedExpr() || part.isCastExpr() || part.isConditionalExpr() || part.isUnaryExpr() && !part.toString().matches(".*(\\+\\+|--).*"))).isEmpty();
  }

  private boolean isLength(FieldAccessExpr access) {
    return access.getNameAsString().equals("length") && access.getScope().isNameExpr() && names.find(access.getScope().toString()).filter(array -> array.dimensions() > 0).isPresent();
  }

  private boolean isFixed(NameExpr name, Set<String> known) {
    Optional<NamesInScope.Variable> outer = names.find(name.getNameAsString());
    return known.contains(name.getNameAsString()) || outer.isPresent() && !outer.get().isField() && !isAssigned(name.getNameAsString());
  }

  private boolean isAssigned(String name) {
    return loop.findFirst(Expression.class, part -> NamesInScope.assigns(part, name)).isPresent();
  }

  private void findFlows() throws NoStream {
    Set<String> all = new LinkedHashSet<>();
    for (Statement statement : loop.getBody().asBlockStmt().getStatements()) {
      if (statement.isExpressionStmt() && statement.asExpressionStmt().getExpression() instanceof VariableDeclarationExpr declaration) {
        declaration.getVariables().forEach(variable -> all.add(variable.getNameAsString()));
      }
    }
    Set<String> own = Set.copyOf(all);
    loop.getBody().walk(NameExpr.class, use -> all.add(use.getNameAsString()));
    for (String name : all) {
      Optional<NamesInScope.Variable> outer = own.contains(name) ? Optional.empty() : names.find(name).filter(found -> !found.isField());
      if (own.contains(name)) {
        flow(name, typeOf(name), false);
      } else if (outer.isPresent() && loop.getBody().findFirst(Expression.class, part -> NamesInScope.assigns(part, name)).isPresent()) {
        if (headerUses(name)) {
          throw new NoStream("its body changes " + name + ", which its header uses");
        }
        flow(name, outer.get().type(), true);
      }
    }
  }

  private boolean headerUses(String name) {
    return loop.getInitialization().stream().anyMatch(begin -> uses(begin, name)) || loop.getCompare().filter(test -> uses(test, name)).isPresent() || loop.getUpdate().stream().anyMatch(update -> uses(update, name));
  }

  private static boolean uses(Node node, String name) {
    return node instanceof NameExpr only && only.getNameAsString().equals(name) || node.findFirst(NameExpr.class, use -> use.getNameAsString().equals(name)).isPresent();
  }

  private String typeOf(String name) {
    return loop.getBody().findFirst(VariableDeclarator.class, found -> found.getNameAsString().equals(name)).map(NamesInScope::type).orElseThrow();
  }

  /** What touches the variable between its first and last assignment stays with these; what reads it before or after may come later, with a copy of its value. */
  private void flow(String name, String type, boolean isOuter) {
    int first = -1;
    int last = -1;
    for (int unit = 0; unit < units.size(); unit++) {
      first = first < 0 && gives(unit, name) ? unit : first;
      last = gives(unit, name) ? unit : last;
    }
    for (int unit = 0; unit < units.size(); unit++) {
      if (!repeatable.get(last) && unit != last && touches(unit, name)) {
        orders.add(new Order(last, unit));
        if (unit >= first && unit < last) {
          orders.add(new Order(unit, last));
        }
      }
    }
    flows.put(name, new ValueFlow(name, type, first, last, isOuter));
  }

  private boolean touches(int unit, String name) {
    return gives(unit, name) || units.get(unit).stream().anyMatch(statement -> uses(statement, name));
  }

  private boolean gives(int unit, String name) {
    return units.get(unit).stream().anyMatch(statement -> statement.findFirst(Expression.class, part -> NamesInScope.assigns(part, name)).isPresent()
        || statement.findFirst(VariableDeclarator.class, found -> found.getNameAsString().equals(name)).isPresent());
  }

  /** How many there are. */
  public int size() {
    return units.size();
  }

  /** Orders that local variables make. */
  public List<Order> orders() {
    return List.copyOf(orders);
  }

  /** Units that assign a variable from before the loop, unless all that is done to it is to add or multiply, as may be done in parts. */
  public BitSet chained() {
    BitSet chained = new BitSet();
    for (ValueFlow flow : flows.values()) {
      if (flow.isOuter() && !isGathered(flow.name())) {
        chained.set(flow.last());
      }
    }
    return chained;
  }

  private boolean isGathered(String name) {
    List<NameExpr> all = loop.getBody().findAll(NameExpr.class, use -> use.getNameAsString().equals(name));
    return all.stream().allMatch(use -> use.getParentNode().orElseThrow() instanceof AssignExpr assign && assign.getTarget() == use && assign.getParentNode().orElseThrow() instanceof ExpressionStmt
        && (assign.getOperator() == AssignExpr.Operator.PLUS || assign.getOperator() == AssignExpr.Operator.MULTIPLY));
  }

  /** Those that may stand in several loops: they are in no order with others. */
  public BitSet repeatable() {
    return (BitSet) repeatable.clone();
  }

  /** The lines of some units in words, {@code line 12} or {@code lines 12 to 14 and 16}. */
  public String lines(BitSet some) {
    List<String> ranges = new ArrayList<>();
    for (int unit = some.nextSetBit(0); unit >= 0; unit = some.nextSetBit(unit + 1)) {
      int first = units.get(unit).get(0).getBegin().orElseThrow().line;
      while (some.get(unit + 1)) {
        unit++;
      }
      int last = units.get(unit).get(units.get(unit).size() - 1).getEnd().orElseThrow().line;
      ranges.add(first == last ? String.valueOf(first) : first + " to " + last);
    }
    boolean one = ranges.size() == 1 && !ranges.get(0).contains(" ");
    return (one ? "line " : "lines ") + String.join(" and ", ranges);
  }

  ForStmt loop() {
    return loop;
  }

  NamesInScope names() {
    return names;
  }

  List<Statement> unit(int number) {
    return units.get(number);
  }

  Map<String, ValueFlow> flows() {
    return flows;
  }

  /** The units that a loop with these units has: they and those that may be repeated, as far as they are needed. */
  BitSet needed(BitSet group) {
    BitSet needed = (BitSet) group.clone();
    needed.andNot(repeatable);
    for (int unit = units.size() - 1; unit >= 0; unit--) {
      if (repeatable.get(unit)) {
        String name = declared(unit).orElseThrow().getNameAsString();
        boolean used = needed.stream().anyMatch(other -> touches(other, name));
        needed.set(unit, used);
      }
    }
    return needed;
  }

  /** What units read that others have computed. */
  List<ValueFlow.Kept> read(BitSet group) {
    List<ValueFlow.Kept> all = new ArrayList<>();
    for (ValueFlow flow : flows.values()) {
      if (!group.get(flow.last())) {
        boolean early = group.stream().anyMatch(unit -> unit < flow.first() && touches(unit, flow.name()));
        boolean late = group.stream().anyMatch(unit -> unit > flow.last() && touches(unit, flow.name()));
        if (early) {
          all.add(new ValueFlow.Kept(flow, true));
        }
        if (late) {
          all.add(new ValueFlow.Kept(flow, false));
        }
      }
    }
    return all;
  }

  /** The lines of the loop with marks in front of its units. */
  public List<String> marked(int number) {
    return MarkedLoop.text(this, number);
  }
}
