package org.parcast.frontend.stream;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
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
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes a counted loop in its part form: its text stays a plain {@code for} in a private method of its own, which runs the iterations between two values of the counter
 * and gathers into locals. What the parts gathered is combined in the order of the parts.
 */
final class PartWriter {
  private final Statement loop;
  private final Statement content;
  private final Clauses clauses;
  private final Dealing dealing;
  private final boolean ofArray;
  private final Names names;
  private final Body body;
  private final LoopExits exits;
  private final String indentation;

  /** By name, what the method is called with. */
  private final Map<String, Parameter> parameters = new LinkedHashMap<>();
  private final Set<String> own = new LinkedHashSet<>();
  private final List<String> head = new ArrayList<>();
  private final List<String> before = new ArrayList<>();
  private final List<String> locals = new ArrayList<>();
  private final List<String> results = new ArrayList<>();
  private final List<String> after = new ArrayList<>();
  private final Map<String, PartForm.Changed> changed = new LinkedHashMap<>();
  private final Set<String> roots = new LinkedHashSet<>();
  private final List<PartForm.Scratch> scratch = new ArrayList<>();
  private final List<PartForm.Floating> floating = new ArrayList<>();
  private final Map<Accumulator, String> resultsOf = new LinkedHashMap<>();
  private final String method;
  private final String counted;
  private final String parts;
  private final String part;
  private final String from;
  private final String to;
  private PartSpace space;
  /** What the part counts with: the loop's counter, or a variable of its own for a field. */
  private String counter;
  private String first;
  private String stride;

  /** Of the method that runs a part. */
  private record Parameter(String type, String name, String argument) {}

  /**
   * @param method the name of the method that runs a part, unless another has it
   * @param ofArray whether what an enhanced {@code for} goes through is taken for an array where the file does not tell its type
   */
  PartWriter(Statement loop, Clauses clauses, Dealing dealing, String method, boolean ofArray) {
    this.loop = loop;
    this.content = loop instanceof ForStmt counted ? counted.getBody() : ((ForEachStmt) loop).getBody();
    this.clauses = clauses;
    this.dealing = dealing;
    this.ofArray = ofArray;
    this.names = new Names(loop);
    this.body = new Body(loop, content);
    this.exits = new LoopExits(loop);
    this.indentation = Body.indentation(loop);
    this.method = names.fresh(method);
    this.counted = names.fresh("count");
    this.parts = names.fresh("parts");
    this.part = names.fresh("part");
    this.from = names.fresh("from");
    this.to = names.fresh("to");
  }

  PartForm write() throws NoStream {
    exits.check();
    HeldLocks.check(loop);
    SharedObjects.check(loop, names);
    body.checkTextBlocks(indentation);
    space = loop instanceof ForStmt header ? PartSpace.of(header, names) : PartSpace.of((ForEachStmt) loop, names, ofArray);
    own.add(space.counter());
    counter = space.counter();
    Names.Variable field = space.outside() ? names.find(counter).filter(Names.Variable::isField).orElse(null) : null;
    if (field != null) {
      counter = names.fresh("own" + capital(counter));
      body.rename(field, counter);
    }
    begin();
    countBeside();
    count();
    copies();
    gather();
    capture();
    return new PartForm(Body.plain(loop), head, space.count(first), counted, run(), method(), List.copyOf(changed.values()), roots(), scratch, floating, "");
  }

  // ---- the iterations

  private void begin() {
    for (PartSpace.Hoisted hoisted : space.before()) {
      head.add("final " + hoisted.type() + " " + hoisted.name() + " = " + hoisted.value() + ";");
      if (isUsed(hoisted.name()) || !space.element().isEmpty()) {
        parameters.put(hoisted.name(), new Parameter(hoisted.type(), hoisted.name(), hoisted.name()));
      }
      own.add(hoisted.name());
      if (isReference(hoisted.type())) {
        roots.add(hoisted.value());
      }
    }
    first = space.start();
    if (!first.matches("\\d+")) {
      first = names.fresh("first");
      head.add("final " + space.type() + " " + first + " = " + space.start() + ";");
    }
    stride = space.step();
    if (!stride.matches("\\d+")) {
      stride = names.fresh("step");
      head.add("final " + space.type() + " " + stride + " = " + space.step() + ";");
    }
    if (space.outside()) {
      after.add(space.counter() + " = " + space.value(first, counted, stride) + ";");
      if (counter.equals(space.counter())) {
        changed.put(counter, new PartForm.Changed(space.type(), counter, space.start().equals(counter)));
      }
    }
  }

  private boolean isUsed(String name) {
    return content.findFirst(NameExpr.class, use -> use.getNameAsString().equals(name)).isPresent()
        || loop instanceof ForStmt header && header.getUpdate().stream().anyMatch(update -> update.findFirst(NameExpr.class, use -> use.getNameAsString().equals(name)).isPresent());
  }

  /** Variables that the header changes beside the counter. */
  private void countBeside() throws NoStream {
    for (PartSpace.Hoisted hoisted : space.beside()) {
      String by = Increment.of(new Names.Variable(hoisted.name(), hoisted.type(), loop, false), loop, names);
      String begins = names.fresh("first" + capital(hoisted.name()));
      head.add("final " + hoisted.type() + " " + begins + " = " + hoisted.value() + ";");
      parameters.put(hoisted.name(), new Parameter(hoisted.type(), hoisted.name(), begins + " + (" + hoisted.type() + ") (" + iterationsBefore(part) + times(by) + ")"));
      own.add(hoisted.name());
    }
  }

  private String iterationsBefore(String number) {
    return counted + " * " + number + " / " + parts;
  }

  /** Counters beside the loop's own begin each part with what the iterations before it have made of them. */
  private void count() throws NoStream {
    for (String name : clauses.counters()) {
      if (own.contains(name)) {
        continue; // The header counts it.
      }
      Names.Variable variable = variable(name);
      String by = Increment.of(variable, loop, names);
      String now = copied(variable);
      String cast = "(" + variable.type() + ") (";
      String mine = variable.isField() ? names.fresh("own" + capital(name)) : name;
      parameters.put(name, new Parameter(variable.type(), mine, now + " + " + cast + iterationsBefore(part) + times(by) + ")"));
      own.add(name);
      after.add(name + " += " + cast + counted + times(by) + ");");
      if (variable.isField()) {
        body.rename(variable, mine);
      } else {
        changed.put(name, new PartForm.Changed(variable.type(), name, true));
      }
    }
  }

  private static String times(String by) {
    return by.equals("(1)") ? "" : " * " + by;
  }

  // ---- variables

  private Names.Variable variable(String name) throws NoStream {
    Names.Variable variable = names.find(name).orElseThrow(() -> new NoStream(name + " is no variable that this file declares around the loop"));
    if (variable.type().equals("var") || variable.type().isEmpty()) {
      throw new NoStream("the type of " + name + " is not written at its declaration");
    } else if (clauses.unreached().contains(name)) {
      throw new NoStream("methods that it calls use the field " + name + ", not a copy: pass it along, or make it a local variable");
    }
    return variable;
  }

  /** Declares what each part has for itself. */
  private void copies() throws NoStream {
    PrivateObjects objects = new PrivateObjects(loop, names);
    for (String name : clauses.privates()) {
      String root = PrivateObjects.root(name);
      if (!root.equals(name)) {
        if (own.add(root)) {
          Names.Variable object = variable(root);
          locals.add(object.type() + " " + root + " = " + objects.anew(object, name) + ";");
        }
      } else if (own.add(name)) {
        declare(variable(name), false);
      }
    }
    for (String name : clauses.firstPrivates()) {
      if (own.add(name)) {
        declare(variable(name), true);
      }
    }
  }

  private void declare(Names.Variable variable, boolean withValue) throws NoStream {
    String name = variable.name();
    boolean assigned = content.findFirst(Expression.class, use -> Names.assigns(use, name)).isPresent();
    boolean elements = variable.dimensions() > 0 && !assigned;
    String mine = name;
    String theirs = name;
    if (variable.isField() || elements) {
      scratch.add(new PartForm.Scratch(name, variable.isField(), withValue));
    }
    if (variable.isField()) {
      mine = names.fresh("own" + capital(name));
      if (body.rename(variable, mine) == 0) {
        throw new NoStream("methods that it calls use the field " + name + ", not a copy: pass it along, or make it a local variable");
      }
    } else if (elements || withValue) {
      theirs = names.fresh("shared" + capital(name));
      parameters.put(name, new Parameter(variable.type(), theirs, copied(variable)));
    }
    String value = zero(variable);
    if (elements) {
      // With what was in it, as the shape of its rows is only known there.
      value = Accumulator.copy(theirs, variable.elementType(), variable.dimensions(), names, row -> row + ".clone()");
    } else if (withValue) {
      value = theirs;
      if (!variable.isField()) {
        changed.put(name, new PartForm.Changed(variable.type(), name, true));
      }
    }
    locals.add(variable.type() + " " + mine + " = " + value + ";");
  }

  private static String zero(Names.Variable variable) {
    return variable.type().equals("boolean") ? "false" : isReference(variable.type()) ? "null" : "0";
  }

  private static String capital(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  /** What a lambda can name the variable by: a copy where it changes. */
  private String copied(Names.Variable variable) {
    String name = variable.name();
    if (isReference(variable.type())) {
      roots.add(name);
    }
    boolean changes = clauses.gathered().stream().anyMatch(gathered -> gathered.variable().equals(name)) && variable.dimensions() == 0;
    if (!changes && names.mayBeCaptured(variable)) {
      return name;
    }
    String now = names.fresh("now" + capital(name));
    before.add("final " + variable.type() + " " + now + " = " + name + ";");
    return now;
  }

  private void gather() throws NoStream {
    List<Accumulator> accumulators = new ArrayList<>();
    for (Clauses.Gathered gathered : clauses.gathered()) {
      Names.Variable variable = variable(gathered.variable());
      String mine = variable.isField() ? names.fresh("own" + capital(variable.name())) : variable.name();
      if (variable.isField() && body.rename(variable, mine) == 0) {
        throw new NoStream(variable.name() + " is gathered by what it calls: let that return what is to be added");
      }
      accumulators.add(new Accumulator(gathered.operator(), variable, mine));
    }
    Extreme extreme = Extreme.of(accumulators, content);
    List<String> merging = new ArrayList<>();
    String k = accumulators.isEmpty() ? "" : names.fresh("k");
    List<String> places = new ArrayList<>();
    for (Accumulator accumulator : accumulators) {
      if (accumulator.isFloatingSum() && dealing.isStrict()) {
        inOrder(accumulator);
        continue;
      } else if (accumulator.isAppended()) {
        merging.add("\t" + appended(accumulator, k));
        continue;
      }
      boolean ofExtreme = extreme.holds(accumulator);
      partial(accumulator, ofExtreme || accumulator.isIdempotent());
      if (ofExtreme && accumulator != extreme.value()) {
        places.add(accumulator.variable().name() + " = " + results(accumulator) + "[" + k + "];");
      } else if (!ofExtreme) {
        merging.add("\t" + accumulator.merge(accumulator.variable().name(), results(accumulator) + "[" + k + "]", names));
      }
      if (accumulator.isFloatingSum()) {
        floating.add(new PartForm.Floating(accumulator.variable().name(), results(accumulator)));
      }
    }
    if (extreme.value() != null) {
      String value = extreme.value().variable().name();
      String found = results(extreme.value()) + "[" + k + "]";
      merging.add("\tif (" + found + (extreme.value().operator().equals("min") ? " < " : " > ") + value + ") {");
      merging.add("\t\t" + value + " = " + found + ";");
      places.forEach(place -> merging.add("\t\t" + place));
      merging.add("\t}");
    }
    if (!merging.isEmpty()) {
      after.add("for (int " + k + " = 0; " + k + " < " + parts + "; " + k + "++) {");
      after.addAll(merging);
      after.add("}");
    }
    accumulators.forEach(accumulator -> own.add(accumulator.variable().name()));
  }

  private String results(Accumulator accumulator) {
    return resultsOf.computeIfAbsent(accumulator, made -> names.fresh(made.variable().name() + "OfParts"));
  }

  /** A partial result of each part, which begins with what changes nothing: where it may be gathered twice, with what is there. */
  private void partial(Accumulator accumulator, boolean withValue) throws NoStream {
    Names.Variable variable = accumulator.variable();
    String type = variable.type();
    String ofParts = results(accumulator);
    String length = "[" + parts + "]";
    before.add("final " + type + "[] " + ofParts + " = new " + variable.elementType() + length + "[]".repeat(variable.dimensions()) + ";");
    parameters.put(ofParts, new Parameter(type + "[]", ofParts, ofParts));
    String shared = variable.name();
    if (!variable.isField() && (withValue || accumulator.isArray())) {
      shared = names.fresh("shared" + capital(variable.name()));
      parameters.put(variable.name(), new Parameter(type, shared, copied(variable)));
    }
    String value = accumulator.isArray() ? accumulator.identity(shared, names) : withValue ? shared : cast(type, accumulator.identity());
    locals.add(type + " " + accumulator.own() + " = " + value + ";");
    results.add(ofParts + "[" + part + "] = " + accumulator.own() + ";");
    if (!variable.isField() && !accumulator.isArray()) {
      changed.put(variable.name(), new PartForm.Changed(type, variable.name(), true));
    }
  }

  /** What each part adds goes to a list or text of its own; the statement adds that of part k to the whole. */
  private String appended(Accumulator accumulator, String k) throws NoStream {
    Names.Variable variable = accumulator.variable();
    String name = variable.name();
    String mine = accumulator.own();
    String ofParts = results(accumulator);
    roots.add(name);
    if (variable.type().endsWith("StringBuilder")) {
      before.add("final StringBuilder[] " + ofParts + " = new StringBuilder[" + parts + "];");
      parameters.put(ofParts, new Parameter("StringBuilder[]", ofParts, ofParts));
      locals.add("final StringBuilder " + mine + " = new StringBuilder();");
      results.add(ofParts + "[" + part + "] = " + mine + ";");
      return name + ".append(" + ofParts + "[" + k + "]);";
    }
    int from = variable.type().indexOf('<');
    if (from < 0 || variable.type().indexOf('?') >= 0 || variable.type().endsWith("<>")) {
      throw new NoStream("the type of what " + name + " holds is not written at its declaration");
    }
    String list = "java.util.List" + variable.type().substring(from);
    before.add("final java.util.List<" + list + "> " + ofParts + " = new java.util.ArrayList<>(java.util.Collections.nCopies(" + parts + ", null));");
    parameters.put(ofParts, new Parameter("java.util.List<" + list + ">", ofParts, ofParts));
    locals.add("final " + list + " " + mine + " = new java.util.ArrayList<>();");
    results.add(ofParts + ".set(" + part + ", " + mine + ");");
    return name + ".addAll(" + ofParts + ".get(" + k + "));";
  }

  /** Stores the terms, and adds them in the order of the iterations. */
  private void inOrder(Accumulator accumulator) throws NoStream {
    Names.Variable variable = accumulator.variable();
    Terms terms = Terms.of(accumulator, loop, content);
    String stored = names.fresh(variable.name() + "Terms");
    String term = names.fresh("term");
    String index = "(int) (" + (space.up() ? counter + " - " + first : first + " - " + counter) + ")" + (stride.equals("1") ? "" : " / " + stride);
    before.add("final double[] " + stored + " = new double[(int) " + counted + "];");
    before.add("java.util.Arrays.fill(" + stored + ", " + terms.neutral() + ");");
    parameters.put(stored, new Parameter("double[]", stored, stored));
    if (!first.matches("\\d+")) {
      parameters.put(first, new Parameter(space.type(), first, first));
    }
    if (!stride.matches("\\d+")) {
      parameters.put(stride, new Parameter(space.type(), stride, stride));
    }
    body.replace(terms.statement(), stored + "[" + index + "] = " + terms.stored(body) + ";");
    after.add("for (double " + term + " : " + stored + ") {");
    after.add("\t" + variable.name() + " " + accumulator.operator() + "= " + term + ";");
    after.add("}");
    if (!variable.isField()) {
      changed.put(variable.name(), new PartForm.Changed(variable.type(), variable.name(), true));
    }
  }

  private static String cast(String type, String value) {
    return type.equals("short") || type.equals("byte") || type.equals("char") || type.equals("float") ? "(" + type + ") " + value : value;
  }

  /** Finds what the body and the header's step use of the method around. */
  private void capture() throws NoStream {
    Set<String> used = new LinkedHashSet<>();
    content.walk(NameExpr.class, name -> used.add(name.getNameAsString()));
    if (loop instanceof ForStmt header) {
      header.getUpdate().forEach(update -> update.walk(NameExpr.class, name -> used.add(name.getNameAsString())));
    } else {
      ((ForEachStmt) loop).getIterable().walk(NameExpr.class, name -> used.add(name.getNameAsString()));
    }
    used.removeAll(own);
    for (String name : used) {
      Names.Variable variable = names.find(name).orElse(null);
      if (variable == null || variable.isField() || content.findFirst(VariableDeclarator.class, declared -> declared.getNameAsString().equals(name)).isPresent()) {
        continue;
      }
      if (loop.findFirst(Expression.class, use -> Names.assigns(use, name)).isPresent()) {
        throw new NoStream("iterations change " + name + ": compute it from " + space.counter() + " first");
      }
      parameters.put(name, new Parameter(variable(name).type(), name, copied(variable)));
    }
  }

  private static boolean isReference(String type) {
    return !Set.of("int", "long", "double", "float", "short", "byte", "char", "boolean").contains(type);
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

  private List<String> roots() {
    return Stream.concat(isStatic() ? Stream.of() : Stream.of("this"), roots.stream()).distinct().toList();
  }

  private List<String> run() {
    List<String> arguments = new ArrayList<>(List.of(from, to));
    if (!results.isEmpty()) {
      arguments.add(part);
    }
    parameters.values().forEach(parameter -> arguments.add(parameter.argument()));
    String call = method + "(" + String.join(", ", arguments) + ");";
    List<String> lines = new ArrayList<>();
    lines.add("final int " + parts + " = " + dealing.parts(counted) + ";");
    lines.addAll(before);
    String failed = "";
    if (!dealing.thrown().isEmpty()) {
      failed = names.fresh("failed");
      lines.add("final Exception[] " + failed + " = new Exception[" + parts + "];");
    }
    lines.add(dealing.begin(parts, part));
    lines.add("\tfinal " + space.type() + " " + from + " = " + space.value(first, iterationsBefore(part), stride) + ";");
    lines.add("\tfinal " + space.type() + " " + to + " = " + space.value(first, iterationsBefore("(" + part + " + 1)"), stride) + ";");
    if (failed.isEmpty()) {
      lines.add("\t" + call);
      lines.add("});");
    } else {
      lines.addAll(carried(call, failed));
    }
    lines.addAll(after);
    return lines;
  }

  /** A lambda throws nothing checked: exceptions are kept, and that of the lowest part thrown again. */
  private List<String> carried(String call, String failed) {
    String caught = names.fresh("e");
    List<String> lines = new ArrayList<>(List.of("\ttry {", "\t\t" + call, "\t} catch (Exception " + caught + ") {", "\t\t" + failed + "[" + part + "] = " + caught + ";", "\t}", "});"));
    lines.add("// Of several exceptions that of the first iterations is thrown; later ones may have run.");
    lines.add("for (Exception " + caught + " : " + failed + ") {");
    for (String type : Stream.concat(dealing.thrown().stream(), Stream.of("RuntimeException")).toList()) {
      lines.add("\tif (" + caught + " instanceof " + type + ") {");
      lines.add("\t\tthrow (" + type + ") " + caught + ";");
      lines.add("\t}");
    }
    lines.add("}");
    return lines;
  }

  private List<String> method() {
    List<String> declared = new ArrayList<>(List.of(space.type() + " " + from, space.type() + " " + to));
    if (!results.isEmpty()) {
      declared.add("int " + part);
    }
    parameters.values().forEach(parameter -> declared.add(parameter.type() + " " + parameter.name()));
    String thrown = dealing.throwsAny() ? " throws Exception" : dealing.thrown().isEmpty() ? "" : " throws " + String.join(", ", dealing.thrown());
    List<String> lines = new ArrayList<>();
    lines.add("private " + (isStatic() ? "static " : "") + typeParameters() + "void " + method + "(" + String.join(", ", declared) + ")" + thrown + " {");
    locals.forEach(local -> lines.add("\t" + local));
    String label = exits.label().map(name -> name + ": ").orElse("");
    String update = counter.equals(space.counter()) ? space.update() : space.update().replaceAll("(this\\.)?\\b" + space.counter() + "\\b", counter);
    lines.add("\t" + label + "for (" + space.type() + " " + counter + " = " + from + "; " + counter + (space.up() ? " < " : " > ") + to + "; " + update + ") {");
    if (!space.element().isEmpty()) {
      lines.add("\t\t" + space.element());
    }
    lines.addAll(body.lines(indentation));
    lines.add("\t}");
    results.forEach(result -> lines.add("\t" + result));
    lines.add("}");
    return lines;
  }

  private String typeParameters() {
    return loop.findAncestor(CallableDeclaration.class).map(callable -> ((CallableDeclaration<?>) callable).getTypeParameters())
        .filter(found -> !found.isEmpty()).map(found -> found.stream().map(Object::toString).collect(Collectors.joining(", ", "<", "> "))).orElse("");
  }
}
