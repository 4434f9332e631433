package org.parcast.frontend.stream.part;

import com.github.javaparser.ast.stmt.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.frontend.stream.loop.Body;
import org.parcast.frontend.stream.loop.Clauses;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;

/** What is written so far of a loop's part form, line by line where it is to stand, and the names that the lines use. */
final class PartDraft {
  final Statement loop;
  final Statement content;
  final Clauses clauses;
  final NamesInScope names;
  final Body body;

  /** Name of the method that runs a part. */
  final String method;
  /** Names of how many iterations and parts there are, of a part's number, and of what the counter has at its begin and end. */
  final String counted;
  final String parts;
  final String part;
  final String from;
  final String to;

  /** Names that mean something of the part's own: they are not handed in from the method around. */
  final Set<String> own = new LinkedHashSet<>();
  /** Declares what the number of iterations is computed from. */
  final List<String> head = new ArrayList<>();
  /** Before the parts are dealt. */
  final List<String> before = new ArrayList<>();
  /** What a part declares for itself. */
  final List<String> locals = new ArrayList<>();
  /** Hands over what a part has gathered. */
  final List<String> results = new ArrayList<>();
  /** When all parts are done. */
  final List<String> after = new ArrayList<>();
  /** Whether parts use arrays or objects of their own, so that a change to one cannot be seen in another of the same identity. */
  boolean copies;
  final List<PartForm.Scratch> scratch = new ArrayList<>();
  final List<PartForm.Floating> floating = new ArrayList<>();
  final Set<String> roots = new LinkedHashSet<>();
  private final Map<String, Parameter> parameters = new LinkedHashMap<>();
  private final Map<String, PartForm.Changed> changed = new LinkedHashMap<>();

  /** Of the method that runs a part. */
  record Parameter(String type, String name, String argument) {}

  /** @param method the name of the method that runs a part, unless another has it */
  PartDraft(Statement loop, Clauses clauses, String method) {
    this.loop = loop;
    this.content = Body.of(loop);
    this.clauses = clauses;
    this.names = new NamesInScope(loop);
    this.body = new Body(loop, content);
    this.method = names.fresh(method);
    this.counted = names.fresh("count");
    this.parts = names.fresh("parts");
    this.part = names.fresh("part");
    this.from = names.fresh("from");
    this.to = names.fresh("to");
  }

  /** Hands a variable to the method that runs a part; once, whoever asks. */
  void hand(String variable, String type, String name, String argument) {
    parameters.put(variable, new Parameter(type, name, argument));
  }

  /** Hands over what is declared beside the parts under the name that it has there. */
  void hand(String type, String name) {
    hand(name, type, name, name);
  }

  List<Parameter> parameters() {
    return List.copyOf(parameters.values());
  }

  /**
   * A local variable has another value after the loop.
   *
   * @param begins whether the loop begins with the value from before
   */
  void change(String type, String name, boolean begins) {
    changed.put(name, new PartForm.Changed(type, name, begins));
  }

  List<PartForm.Changed> changed() {
    return List.copyOf(changed.values());
  }

  /**
   * A variable that clauses name.
   *
   * @throws NoStream where copies of it cannot be declared, or would not be what the loop uses
   */
  NamesInScope.Variable variable(String name) throws NoStream {
    NamesInScope.Variable variable = names.find(name).orElseThrow(() -> undeclared(name));
    if (variable.type().equals("var") || variable.type().isEmpty()) {
      throw new NoStream("the type of " + name + " is not written at its declaration");
    } else if (clauses.unreached().contains(name)) {
      throw usedByCalled(name);
    }
    return variable;
  }

  private NoStream undeclared(String name) {
    int dot = name.indexOf('.');
    boolean ofMany = dot > 0 && names.find(name.substring(0, dot)).filter(holder -> holder.dimensions() > 0).isPresent();
    return new NoStream(ofMany ? name + " is a field of many objects: let each part gather in an array of its own, and add these to the objects after the loop"
        : dot >= 0 ? name + " is a field of another object: use a local variable in the loop, and store it after"
        : name + " is no variable that this file declares around the loop: use a local variable or array in the loop");
  }

  static NoStream usedByCalled(String name) {
    return new NoStream("methods that it calls use the field " + name + ", not a copy: pass it along, or make it a local variable");
  }

  /** What a lambda can name the variable by: a copy where it changes. */
  String copied(NamesInScope.Variable variable) {
    String name = variable.name();
    if (NamesInScope.isReference(variable.type())) {
      roots.add(name);
    }
    boolean changes = clauses.gathered().stream().anyMatch(gathered -> gathered.variable().equals(name)) && variable.dimensions() == 0;
    if (!changes && names.mayBeCaptured(variable)) {
      return name;
    }
    String now = names.fresh("now", name);
    before.add("final " + variable.type() + " " + now + " = " + name + ";");
    return now;
  }

  /** Whether the last iteration is left by the parts, as it computes something from what all iterations gather. */
  boolean leavesLast() {
    return clauses.gathered().stream().anyMatch(Clauses.Gathered::isOfGathered);
  }

  /** How many iterations come before the part of a number. */
  String iterationsBefore(String number) {
    return counted + " * " + number + " / " + parts;
  }
}
