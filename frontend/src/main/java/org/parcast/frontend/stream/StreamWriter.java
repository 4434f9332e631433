package org.parcast.frontend.stream;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.frontend.stream.loop.Accumulator;
import org.parcast.frontend.stream.loop.Body;
import org.parcast.frontend.stream.loop.Clauses;
import org.parcast.frontend.stream.loop.Extreme;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;

/** Writes one loop as a stream: declarations before it, the stream with its body, and what is assigned after it. */
final class StreamWriter {
  private static final String INDENT = "    ";

  private final Statement loop;
  private final Statement content;
  private final Clauses clauses;
  private final NamesInScope names;
  private final Body body;
  private final String indentation;
  /** By name, what a lambda calls a variable of which it cannot use the original. */
  private final Map<String, String> captured = new LinkedHashMap<>();
  /** Names that mean something of the iteration's own. */
  private final Set<String> replaced = new LinkedHashSet<>();
  private final List<String> before = new ArrayList<>();
  private final List<String> own = new ArrayList<>();
  private final List<String> after = new ArrayList<>();
  private String source;
  private String parameter;
  private boolean isLong;

  StreamWriter(Statement loop, Clauses clauses) {
    this.loop = loop;
    this.content = Body.of(loop);
    this.clauses = clauses;
    this.names = new NamesInScope(loop);
    this.body = new Body(loop, content);
    this.indentation = Body.indentation(loop);
  }

  String write() throws NoStream {
    checkCalls();
    body.checkTextBlocks(indentation);
    iterate();
    replaced.add(parameter);
    for (String name : clauses.privates()) {
      if (replaced.add(name)) {
        declare(name, false);
      }
    }
    for (String name : clauses.firstPrivates()) {
      replaced.add(name);
      declare(name, true);
    }
    List<Accumulator> accumulators = accumulators();
    accumulators.forEach(accumulator -> replaced.add(accumulator.variable().name()));
    checkCounters();
    capture();
    return accumulators.isEmpty() ? forEach() : gather(accumulators);
  }

  // ---- header

  private void iterate() throws NoStream {
    if (loop instanceof ForStmt counted) {
      boolean ordered = clauses.gathered().stream().anyMatch(gathered -> gathered.operator().startsWith("arg"));
      IterationSpace space = IterationSpace.of(counted, ordered, names, this::qualified);
      source = space.source();
      isLong = space.isLong();
      parameter = space.counter();
      if (space.narrow() != null) {
        parameter = names.fresh("k");
        own.add(space.narrow() + " " + space.counter() + " = (" + space.narrow() + ") " + parameter + ";");
      }
      if (space.before() != null) {
        before.add(space.before());
      }
      if (space.after() != null) {
        replaced.add(space.counter());
        after.add(parameter + " = " + space.after() + ";");
        parameter = names.fresh("own", space.counter());
        body.rename(variable(space.counter()), parameter);
      }
      return;
    }
    ForEachStmt each = (ForEachStmt) loop;
    String array = each.getIterable().toString();
    boolean simple = each.getIterable() instanceof NameExpr name && names.find(name.getNameAsString()).map(names::mayBeCaptured).orElse(false);
    if (!simple) {
      array = names.fresh("elements");
      before.add("final var " + array + " = " + each.getIterable() + ";");
    }
    parameter = names.fresh("k");
    source = qualified("IntStream") + ".range(0, " + array + ".length)";
    VariableDeclarator element = each.getVariable().getVariable(0);
    own.add(element.getTypeAsString() + " " + element.getNameAsString() + " = " + array + "[" + parameter + "];");
  }

  /** A lambda may change fields, but only the parts of {@code apply} begin with what the iterations before them have made of one. */
  private void checkCounters() throws NoStream {
    for (String name : clauses.counters()) {
      if (!replaced.contains(name) && names.find(name).map(NamesInScope.Variable::isField).orElse(true)) {
        throw NoStream.changed(name, parameter);
      }
    }
  }

  private String qualified(String stream) {
    boolean imported = loop.findCompilationUnit().map(CompilationUnit::getImports).stream().flatMap(List::stream)
        .anyMatch(found -> found.getNameAsString().equals("java.util.stream" + (found.isAsterisk() ? "" : "." + stream)));
    return (imported ? "" : "java.util.stream.") + stream;
  }

  // ---- variables

  private NamesInScope.Variable variable(String name) throws NoStream {
    NamesInScope.Variable found = names.find(name).orElseThrow(() -> new NoStream(name + " is no variable that this file declares around the loop: use a local variable or array in the loop"));
    if (found.type().equals("var")) {
      throw new NoStream("the type of " + name + " is not written at its declaration");
    } else if (found.isField() && callsProgram()) {
      throw new NoStream("what it calls may use the field " + name + " too: pass a copy along, or make it a local variable");
    }
    return found;
  }

  /** Declares a variable or array in the body, of the iteration's own. */
  private void declare(String name, boolean withValue) throws NoStream {
    NamesInScope.Variable variable = variable(name);
    String mine = names.fresh("own", name);
    if (body.rename(variable, mine) == 0) {
      throw new NoStream(name + " is not used in the loop itself: it would have to be passed along");
    }
    String start = NamesInScope.zero(variable.type());
    boolean assigned = content.findFirst(Expression.class, part -> NamesInScope.assigns(part, name)).isPresent();
    if (variable.dimensions() > 0 && !assigned) {
      start = Accumulator.copy(usable(variable), variable.elementType(), variable.dimensions(), names, row -> row + ".clone()");
    } else if (withValue) {
      start = usable(variable);
    }
    own.add(variable.type() + " " + mine + " = " + start + ";");
  }

  /** How a lambda can name a variable from outside: by itself, or by that of a copy. */
  private String usable(NamesInScope.Variable variable) {
    boolean assignedAfter = clauses.gathered().stream().anyMatch(gathered -> gathered.variable().equals(variable.name()));
    if (names.mayBeCaptured(variable) && (!assignedAfter || variable.dimensions() > 0)) {
      return variable.name();
    }
    return captured.computeIfAbsent(
        variable.name(),
        name -> {
          String copy = names.fresh("now", name);
          before.add("final " + variable.type() + " " + copy + " = " + name + ";");
          return copy;
        });
  }

  /** Gives the body copies of the variables that it only reads, where a lambda may not use these. */
  private void capture() throws NoStream {
    Set<String> used = new LinkedHashSet<>();
    content.walk(NameExpr.class, name -> used.add(name.getNameAsString()));
    used.removeAll(replaced);
    for (String name : used) {
      NamesInScope.Variable variable = names.find(name).orElse(null);
      if (variable == null || variable.isField() || declaresItself(name)) {
        continue;
      }
      if (content.findFirst(Expression.class, part -> NamesInScope.assigns(part, name)).isPresent()) {
        throw NoStream.changed(name, parameter);
      }
      String copy = usable(variable);
      if (!copy.equals(name)) {
        body.rename(variable, copy);
      }
    }
  }

  private boolean declaresItself(String name) {
    return content.findFirst(VariableDeclarator.class, declared -> declared.getNameAsString().equals(name)).isPresent();
  }

  private boolean callsProgram() {
    return content.findFirst(MethodCallExpr.class, call -> !NamesInScope.isOfMath(call)).isPresent();
  }

  /** A lambda of a stream throws nothing checked. */
  private void checkCalls() throws NoStream {
    for (MethodCallExpr call : content.findAll(MethodCallExpr.class)) {
      boolean checked = loop.findRootNode().findFirst(
          CallableDeclaration.class, callee -> callee.getNameAsString().equals(call.getNameAsString()) && callee.getThrownExceptions().isNonEmpty()).isPresent();
      if (checked) {
        throw new NoStream(call.getNameAsString() + "() declares exceptions, which a lambda of a stream cannot throw: catch them in the loop");
      }
    }
  }

  // ---- forms

  private String forEach() {
    body.returnInsteadOfContinue("");
    return whole(source + ".parallel().forEach(" + parameter + " -> {" + statements(own) + "\n});");
  }

  private List<Accumulator> accumulators() throws NoStream {
    List<Accumulator> accumulators = new ArrayList<>();
    for (Clauses.Gathered gathered : clauses.gathered()) {
      if (!names.isGathered(variable(gathered.variable()))) {
        throw NoStream.gatheredByCalls(gathered.variable());
      }
      Accumulator accumulator = Accumulator.of(gathered.operator(), variable(gathered.variable()), names.fresh("own", gathered.variable()), content);
      if (accumulator.isFilled()) {
        throw new NoStream(gathered.variable() + " gets its elements in order, which streams do not keep: let apply write the loop");
      }
      accumulators.add(accumulator);
    }
    return accumulators;
  }

  private String gather(List<Accumulator> accumulators) throws NoStream {
    Accumulator only = accumulators.get(0);
    boolean alone = accumulators.size() == 1 && !only.isArray() && Set.of("int", "long", "double").contains(only.variable().type());
    return alone && !only.operator().startsWith("arg") && !only.takesEqual() ? reduce(only) : collect(accumulators);
  }

  /** One variable: a value of each iteration, and their sum or the like. */
  private String reduce(Accumulator accumulator) throws NoStream {
    String name = accumulator.variable().name();
    String type = accumulator.variable().type();
    String map = type.equals("double") ? "mapToDouble" : type.equals("int") == !isLong ? "map" : type.equals("int") ? "mapToInt" : "mapToLong";
    String left = names.fresh("left");
    String right = names.fresh("right");
    String operator = accumulator.operator();
    String end = switch (operator) {
      case "+" -> ".sum();";
      case "min", "max" -> ".reduce(" + name + ", " + accumulator.chosen(left, right) + ");";
      default -> ".reduce(" + accumulator.identity() + ", (" + left + ", " + right + ") -> " + left + " " + operator + " " + right + ");";
    };
    String begin = name + (operator.startsWith("m") ? " = " : " " + operator + "= ") + source + ".parallel()." + map + "(" + parameter + " -> ";
    Expression added = own.isEmpty() && type.equals("double") && operator.equals("+") ? addedOnly(name) : null;
    if (added != null) {
      return whole(begin + body.text(added) + ")" + end);
    }
    used(body.rename(accumulator.variable(), accumulator.own()), name);
    body.returnInsteadOfContinue(accumulator.own());
    List<String> start = new ArrayList<>(own);
    start.add(type + " " + accumulator.own() + " = " + accumulator.identity() + ";");
    return whole(begin + "{" + statements(start) + "\n" + INDENT + "return " + accumulator.own() + ";\n" + "})" + end);
  }

  /** What is added, where the body does nothing else. */
  private Expression addedOnly(String name) {
    Statement only = content.isBlockStmt() && content.asBlockStmt().getStatements().size() == 1 ? content.asBlockStmt().getStatement(0) : content;
    boolean adds = only.isExpressionStmt() && only.asExpressionStmt().getExpression() instanceof AssignExpr assign
        && assign.getOperator() == AssignExpr.Operator.PLUS && NamesInScope.assigns(assign, name)
        && assign.getValue().findFirst(NameExpr.class, found -> found.getNameAsString().equals(name)).isEmpty();
    return adds ? only.asExpressionStmt().getExpression().asAssignExpr().getValue() : null;
  }

  private static void used(int times, String name) throws NoStream {
    if (times == 0) {
      throw new NoStream(name + " is gathered by what it calls: let that return what is to be added");
    }
  }

  /** Arrays, or several variables: partial results that each hold all of them. */
  private String collect(List<Accumulator> accumulators) throws NoStream {
    String part = names.fresh("part");
    String left = names.fresh("left");
    String right = names.fresh("right");
    String gathered = names.fresh("gathered");
    List<Extreme> extremes = Extreme.of(accumulators, content, names);
    for (Extreme extreme : extremes) {
      if (extreme.value() == null) {
        throw new NoStream("keep the value at " + extreme.places().get(0).variable().name() + " in a variable of its own beside it, or let apply write the loop");
      } else if (extreme.takesEqual()) {
        throw new NoStream("which of equal values " + extreme.places().get(0).variable().name() + " belongs to is not the first: let apply write the loop");
      }
    }
    StringBuilder fields = new StringBuilder();
    StringBuilder merging = new StringBuilder();
    for (Accumulator accumulator : accumulators) {
      NamesInScope.Variable variable = accumulator.variable();
      boolean ofExtreme = extremes.stream().anyMatch(extreme -> extreme.holds(accumulator));
      String start = ofExtreme ? usable(variable)
          : accumulator.isArray() ? accumulator.identity(usable(variable), names) : accumulator.identity();
      fields.append("\n").append(INDENT).append(variable.type()).append(" ").append(accumulator.own()).append(" = ").append(start).append(";");
      used(body.rename(variable, part + "." + accumulator.own()), variable.name());
      if (ofExtreme) {
        after.add(variable.name() + " = " + gathered + "." + accumulator.own() + ";");
      } else {
        merging.append("\n").append(INDENT)
            .append(accumulator.merge(left + "." + accumulator.own(), right + "." + accumulator.own(), names));
        after.add(accumulator.merge(variable.name(), gathered + "." + accumulator.own(), names));
      }
    }
    extremes.forEach(extreme -> merging.append("\n").append(INDENT).append(extreme.merge("", later -> right + "." + later.own(), earlier -> left + "." + earlier.own())));
    body.returnInsteadOfContinue("");
    return whole(
        "var " + gathered + " = " + source + ".parallel().collect(() -> new Object() {" + fields + "\n}, (" + part + ", " + parameter
            + ") -> {" + statements(own) + "\n}, (" + left + ", " + right + ") -> {" + merging + "\n});");
  }

  private String statements(List<String> first) {
    StringBuilder text = new StringBuilder();
    first.forEach(declared -> text.append("\n").append(INDENT).append(declared));
    return text.append(body.statements(INDENT, indentation)).toString();
  }

  /** All statements; in braces of their own where there are several. */
  private String whole(String stream) {
    List<String> all = new ArrayList<>(before);
    all.add(stream);
    all.addAll(after);
    if (all.size() == 1) {
      return stream;
    }
    return "{\n" + INDENT + String.join("\n", all).replace("\n", "\n" + INDENT) + "\n}";
  }
}
