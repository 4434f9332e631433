package org.parcast.frontend.stream;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.BreakStmt;
import com.github.javaparser.ast.stmt.ContinueStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.LabeledStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchStmt;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes a counted loop in its part form: its text stays a plain {@code for} in a private method of its own, which runs the iterations between two values of the counter
 * and gathers into locals. What the parts gathered is combined in the order of the parts.
 */
final class PartWriter {
  private static final String RUNTIME = "org.parcast.engine.time.runtime.";

  private final Statement loop;
  private final Statement content;
  private final Clauses clauses;
  private final int number;
  private final Names names;
  private final Body body;
  private final Map<String, Names.Variable> captured = new LinkedHashMap<>();
  private final List<String> locals = new ArrayList<>();
  private final List<String> results = new ArrayList<>();
  private final List<Accumulator> accumulators = new ArrayList<>();

  private String type;
  private String counter;
  private String start;
  private String bound;
  private String step;
  private boolean up;
  private boolean closed;
  private String update;
  private String element = "";
  private final Set<String> stepNames = new LinkedHashSet<>();

  /** @param number of the loop, by which its clock is known */
  PartWriter(Statement loop, Clauses clauses, int number) {
    this.loop = loop;
    this.content = loop instanceof ForStmt counted ? counted.getBody() : ((ForEachStmt) loop).getBody();
    this.clauses = clauses;
    this.number = number;
    this.names = new Names(loop);
    this.body = new Body(loop, content);
  }

  PartForm write() throws NoStream {
    checkExits();
    if (loop instanceof ForStmt counted) {
      header(counted);
    } else {
      elements((ForEachStmt) loop);
    }
    Set<String> own = new LinkedHashSet<>(Set.of(counter));
    for (String name : clauses.privates()) {
      if (own.add(name)) {
        declare(local(name));
      }
    }
    for (Clauses.Gathered gathered : clauses.gathered()) {
      gather(gathered);
      own.add(gathered.variable());
    }
    capture(own);
    boolean isStatic = isStatic();
    return new PartForm(written(isStatic), parted(isStatic), method(isStatic), "");
  }

  // ---- the loop

  /** A part ends with its last iteration: what leaves the loop otherwise would leave the part alone. */
  private void checkExits() throws NoStream {
    if (loop.findFirst(ReturnStmt.class, leaving -> isOfLoop(leaving)).isPresent()) {
      throw new NoStream("it returns from its method");
    } else if (loop.findFirst(BreakStmt.class, this::leaves).isPresent() || loop.findFirst(ContinueStmt.class, next -> next.getLabel().isPresent() && !labelled(next.getLabel().get().asString())).isPresent()) {
      throw new NoStream("it is left by break");
    }
  }

  private boolean isOfLoop(Node statement) {
    Node at = statement;
    while (at != loop && !(at instanceof LambdaExpr || at instanceof BodyDeclaration)) {
      at = at.getParentNode().orElseThrow();
    }
    return at == loop;
  }

  private boolean leaves(BreakStmt leaving) {
    if (leaving.getLabel().isPresent()) {
      return !labelled(leaving.getLabel().get().asString());
    }
    Node at = leaving.getParentNode().orElseThrow();
    while (at != loop && !Body.isLoop(at) && !(at instanceof SwitchStmt)) {
      at = at.getParentNode().orElseThrow();
    }
    return at == loop;
  }

  /** Whether a statement of the body has the label. */
  private boolean labelled(String label) {
    return content.findFirst(LabeledStmt.class, statement -> statement.getLabel().asString().equals(label)).isPresent();
  }

  /** The elements of an array by their index. */
  private void elements(ForEachStmt each) throws NoStream {
    if (!(each.getIterable() instanceof NameExpr name) || names.find(name.getNameAsString()).map(Names.Variable::dimensions).orElse(0) == 0) {
      throw new NoStream("it goes through what is no array of a name: write it as for (int i = 0; i < n; i++) first");
    }
    String array = name.getNameAsString();
    counter = names.fresh("k");
    up = true;
    step = "1";
    start = "0";
    bound = array + ".length";
    type = "int";
    update = counter + "++";
    element = each.getVariableDeclarator().getTypeAsString() + " " + each.getVariableDeclarator().getNameAsString() + " = " + array + "[" + counter + "]; ";
    capture(array);
  }

  private void header(ForStmt counted) throws NoStream {
    IterationSpace.Header header = IterationSpace.header(counted);
    update = plain(counted.getUpdate().get(0));
    counted.getUpdate().get(0).walk(NameExpr.class, name -> stepNames.add(name.getNameAsString()));
    counter = header.counter();
    up = !header.change().startsWith("-");
    step = up ? header.change() : header.change().substring(1);
    String relation = IterationSpace.relation(header.test().getOperator(), header.flipped());
    if (!relation.startsWith(up ? "<" : ">")) {
      throw new NoStream("its header does not count towards a bound with " + (up ? "<" : ">"));
    }
    closed = relation.endsWith("=");
    bound = IterationSpace.operand(header.flipped() ? header.test().getLeft() : header.test().getRight());
    if (!(counted.getInitialization().getFirst().orElse(null) instanceof VariableDeclarationExpr declared) || declared.getVariables().size() != 1
        || declared.getVariable(0).getInitializer().isEmpty()) {
      throw new NoStream("its variable is declared outside of it: declare it in the header");
    }
    type = declared.getVariable(0).getTypeAsString();
    if (!type.equals("int") && !type.equals("long")) {
      throw new NoStream("it counts with " + type + ": parts are dealt of int and long");
    }
    start = declared.getVariable(0).getInitializer().get().toString();
  }

  // ---- variables

  private Names.Variable local(String name) throws NoStream {
    Names.Variable variable = names.find(name).orElseThrow(() -> new NoStream(name + " is no variable that this file declares around the loop"));
    if (variable.type().equals("var") || variable.type().isEmpty()) {
      throw new NoStream("the type of " + name + " is not written at its declaration");
    } else if (variable.isField()) {
      throw new NoStream("the field " + name + " would have to be one of each part: use a local variable in the loop");
    }
    return variable;
  }

  /** A variable of the part's own: an array with what was in it, as the shape of its rows is only known there. */
  private void declare(Names.Variable variable) {
    boolean assigned = content.findFirst(Expression.class, part -> Names.assigns(part, variable.name())).isPresent();
    if (variable.dimensions() > 0 && !assigned) {
      String shared = names.fresh("shared" + capital(variable.name()));
      captured.put(shared, variable);
      locals.add(variable.type() + " " + variable.name() + " = " + Accumulator.copy(shared, variable.elementType(), variable.dimensions(), names, row -> row + ".clone()") + ";");
      return;
    }
    String zero = variable.type().equals("boolean") ? "false" : Character.isLowerCase(variable.type().charAt(0)) && variable.dimensions() == 0 ? "0" : "null";
    locals.add(variable.type() + " " + variable.name() + " = " + zero + ";");
  }

  private static String capital(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  private void gather(Clauses.Gathered gathered) throws NoStream {
    if (gathered.isPosition()) {
      throw new NoStream("the place of an extreme value, " + gathered.variable() + ", is not gathered in parts yet");
    }
    Names.Variable variable = names.find(gathered.variable()).orElseThrow(() -> new NoStream(gathered.variable() + " is no variable that this file declares around the loop"));
    if (variable.dimensions() > 0) {
      throw new NoStream("the array " + variable.name() + " is gathered into, which needs a copy for each part");
    }
    String mine = variable.isField() ? names.fresh("own" + capital(variable.name())) : variable.name();
    if (variable.isField() && body.rename(variable, mine) == 0) {
      throw new NoStream(variable.name() + " is gathered by what it calls: let that return what is to be added");
    }
    Accumulator accumulator = new Accumulator(gathered.operator(), variable, mine);
    String result = names.fresh("of" + capital(variable.name()));
    locals.add(variable.type() + " " + mine + " = " + cast(variable.type(), accumulator.identity()) + ";");
    accumulators.add(accumulator);
    results.add(result);
  }

  private static String cast(String type, String value) {
    return type.equals("short") || type.equals("byte") || type.equals("char") || type.equals("float") ? "(" + type + ") " + value : value;
  }

  /** Finds what the body and the header's step use of the method around. */
  private void capture(Set<String> own) throws NoStream {
    Set<String> used = new LinkedHashSet<>();
    content.walk(NameExpr.class, name -> used.add(name.getNameAsString()));
    used.addAll(stepNames);
    used.removeAll(own);
    for (String name : used) {
      if (!declaresItself(name)) {
        capture(name);
      }
    }
  }

  private void capture(String name) throws NoStream {
    Names.Variable variable = names.find(name).orElse(null);
    if (variable != null && !variable.isField()) {
      boolean first = clauses.firstPrivates().contains(name);
      if (!first && loop.findFirst(Expression.class, part -> Names.assigns(part, name)).isPresent()) {
        throw new NoStream("iterations change " + name + ": compute it from " + counter + " first");
      }
      captured.put(name, local(name));
    }
  }

  private boolean declaresItself(String name) {
    return content.findFirst(VariableDeclarator.class, declared -> declared.getNameAsString().equals(name)).isPresent();
  }

  // ---- text

  private boolean isStatic() {
    Node at = loop;
    while (!(at instanceof CallableDeclaration || at instanceof InitializerDeclaration || at instanceof FieldDeclaration || at instanceof TypeDeclaration)) {
      at = at.getParentNode().orElseThrow();
    }
    return at instanceof CallableDeclaration<?> callable ? callable.isStatic()
        : at instanceof InitializerDeclaration initializer ? initializer.isStatic() : at instanceof FieldDeclaration field && field.isStatic();
  }

  /** The class body that the loop is in, at whose end the method is to stand. */
  static Node around(Node loop) {
    Node at = loop.getParentNode().orElseThrow();
    while (!(at instanceof TypeDeclaration || at instanceof ObjectCreationExpr created && created.getAnonymousClassBody().isPresent())) {
      at = at.getParentNode().orElseThrow();
    }
    return at;
  }

  private String count() {
    String span = up ? "(long) (" + bound + ") - (" + start + ")" : "(long) (" + start + ") - (" + bound + ")";
    return "Math.max(0L, (" + span + (closed ? " + " + step : step.equals("1") ? "" : " + " + step + " - 1") + ")" + (step.equals("1") ? "" : " / " + step) + ")";
  }

  private String written(boolean isStatic) {
    return timed(isStatic, "final long count = " + count() + ";", plain(loop));
  }

  private static String plain(Node node) {
    StringBuilder text = new StringBuilder();
    node.getTokenRange().orElseThrow().forEach(token -> text.append(token.getText()));
    return text.toString();
  }

  /** What the loop begins with is kept, so that it can be run again. */
  private String timed(boolean isStatic, String counted, String content) {
    String clock = names.fresh("clock");
    StringBuilder text = new StringBuilder("{ ");
    StringBuilder again = new StringBuilder();
    for (Accumulator accumulator : accumulators) {
      String kept = names.fresh("kept" + capital(accumulator.variable().name()));
      text.append("final ").append(accumulator.variable().type()).append(' ').append(kept).append(" = ").append(accumulator.variable().name()).append("; ");
      again.append(accumulator.variable().name()).append(" = ").append(kept).append("; ");
    }
    for (String name : clauses.firstPrivates()) {
      if (captured.containsKey(name)) {
        String kept = names.fresh("kept" + capital(name));
        text.append("final ").append(captured.get(name).type()).append(' ').append(kept).append(" = ").append(name).append("; ");
        again.append(name).append(" = ").append(kept).append("; ");
      }
    }
    String roots = Stream.concat(isStatic ? Stream.of() : Stream.of("this"), captured.values().stream().filter(PartWriter::isReference).map(Names.Variable::name)).distinct()
        .map(root -> ", (Object) " + root).collect(Collectors.joining());
    String count = names.fresh("count");
    text.append(counted.replace("long count", "long " + count)).append(" final ").append(RUNTIME).append("LoopClock ").append(clock).append(" = ").append(RUNTIME).append("Parts.enter(").append(number)
        .append(", ").append(count).append(roots).append("); do { ").append(again).append(clock).append(".begin(); ").append(content.replace("$COUNT$", count)).append(" } while (")
        .append(clock).append(".again()); }");
    return text.toString();
  }

  private static boolean isReference(Names.Variable variable) {
    return variable.dimensions() > 0 || !Set.of("int", "long", "double", "float", "short", "byte", "char", "boolean", "String").contains(variable.type());
  }

  private String parted(boolean isStatic) {
    String first = names.fresh("first");
    String parts = names.fresh("parts");
    String part = names.fresh("part");
    StringBuilder text = new StringBuilder();
    text.append("final int ").append(parts).append(" = ").append(RUNTIME).append("Parts.of($COUNT$); ");
    for (int i = 0; i < accumulators.size(); i++) {
      String element = accumulators.get(i).variable().type();
      text.append("final ").append(element).append("[] ").append(results.get(i)).append(" = new ").append(element).append('[').append(parts).append("]; ");
    }
    List<String> arguments = new ArrayList<>();
    for (Map.Entry<String, Names.Variable> entry : captured.entrySet()) {
      Names.Variable variable = entry.getValue();
      String name = variable.name();
      String mine = name;
      boolean changes = clauses.firstPrivates().contains(name) || clauses.gathered().stream().anyMatch(gathered -> gathered.variable().equals(name));
      if (changes || !names.mayBeCaptured(variable)) {
        mine = names.fresh("now" + capital(variable.name()));
        text.append("final ").append(variable.type()).append(' ').append(mine).append(" = ").append(variable.name()).append("; ");
      }
      arguments.add(mine);
    }
    text.append("final ").append(type).append(' ').append(first).append(" = ").append(start).append("; ");
    String stride = step;
    if (!step.matches("\\d+")) {
      stride = names.fresh("step");
      text.append("final ").append(type).append(' ').append(stride).append(" = ").append(step).append("; ");
    }
    String sign = up ? " + " : " - ";
    String value = "(" + type + ") (" + first + sign + "$COUNT$ * %s / " + parts + (stride.equals("1") ? "" : " * " + stride) + ")";
    Stream<String> all = Stream.of(Stream.of(value.formatted(part), value.formatted("(" + part + " + 1)"), part), results.stream(), arguments.stream()).flatMap(s -> s);
    text.append(RUNTIME).append("Parts.run(").append(parts).append(", ").append(part).append(" -> ").append(methodName()).append('(').append(all.collect(Collectors.joining(", ")))
        .append(")); ");
    String index = names.fresh("k");
    if (!accumulators.isEmpty()) {
      text.append("for (int ").append(index).append(" = 0; ").append(index).append(" < ").append(parts).append("; ").append(index).append("++) { ");
      for (int i = 0; i < accumulators.size(); i++) {
        text.append(accumulators.get(i).merge(accumulators.get(i).variable().name(), results.get(i) + "[" + index + "]", names)).append(' ');
      }
      text.append("}");
    }
    return timed(isStatic, "final long count = " + count() + ";", text.toString());
  }

  private String methodName() {
    return "part" + number + "OfLoop";
  }

  private String method(boolean isStatic) {
    String from = names.fresh("from");
    String to = names.fresh("to");
    String part = names.fresh("part");
    List<String> parameters = new ArrayList<>(List.of(type + " " + from, type + " " + to, "int " + part));
    for (int i = 0; i < accumulators.size(); i++) {
      parameters.add(accumulators.get(i).variable().type() + "[] " + results.get(i));
    }
    captured.forEach((name, variable) -> parameters.add(variable.type() + " " + name));
    StringBuilder text = new StringBuilder("\n  private ").append(isStatic ? "static " : "").append(typeParameters()).append("void ").append(methodName()).append('(')
        .append(String.join(", ", parameters)).append(") throws Exception {\n");
    locals.forEach(declared -> text.append("    ").append(declared).append('\n'));
    boolean block = !element.isEmpty();
    text.append("    for (").append(type).append(' ').append(counter).append(" = ").append(from).append("; ").append(counter).append(up ? " < " : " > ").append(to).append("; ")
        .append(update).append(") ").append(block ? "{ " + element : "").append(body.text(content)).append(block ? " }" : "").append('\n');
    for (int i = 0; i < accumulators.size(); i++) {
      text.append("    ").append(results.get(i)).append('[').append(part).append("] = ").append(accumulators.get(i).own()).append(";\n");
    }
    return text.append("  }\n").toString();
  }

  private String typeParameters() {
    Optional<CallableDeclaration> callable = loop.findAncestor(CallableDeclaration.class);
    if (callable.isEmpty() || callable.get().getTypeParameters().isEmpty()) {
      return "";
    }
    return callable.get().getTypeParameters().stream().map(Object::toString).collect(Collectors.joining(", ", "<", "> ")).toString();
  }
}
