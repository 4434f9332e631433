package org.parcast.frontend.stream.part;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.stmt.ForStmt;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;

/** What a part counts with: the loop's counter, and variables beside it, which begin each part with what the iterations before it have made of them. */
final class PartCounters {
  private final PartDraft draft;
  private final PartSpace space;
  private final String counter;
  private final String first;
  private final String stride;
  /** What holds the bound when the loop begins. */
  private String limit;
  /** The iteration's own name for what the counter begins it with, where its body counts; empty where nothing asks. */
  private String begun = "";
  private final List<String> besideLast = new ArrayList<>();

  PartCounters(PartDraft draft, PartSpace space) {
    this.draft = draft;
    this.space = space;
    draft.own.add(space.counter());
    this.limit = space.bound();
    this.counter = counter();
    hoist();
    this.first = fixed("first", space.start());
    this.stride = fixed("step", space.step());
  }

  /** The loop's counter, or a variable of the part's own for a field. */
  private String counter() {
    String name = space.counter();
    NamesInScope.Variable field = space.outside() ? draft.names.find(name).filter(NamesInScope.Variable::isField).orElse(null) : null;
    if (field == null) {
      return name;
    }
    String own = draft.names.fresh("own", name);
    draft.body.rename(field, own);
    return own;
  }

  private void hoist() {
    for (PartSpace.Hoisted hoisted : space.before()) {
      draft.head.add("final " + hoisted.type() + " " + hoisted.name() + " = " + hoisted.value() + ";");
      if (isUsed(hoisted.name()) || !space.element().isEmpty()) {
        draft.hand(hoisted.type(), hoisted.name());
      }
      draft.own.add(hoisted.name());
      if (NamesInScope.isReference(hoisted.type())) {
        draft.roots.add(hoisted.value());
      }
    }
  }

  private boolean isUsed(String name) {
    return draft.content.findFirst(NameExpr.class, use -> use.getNameAsString().equals(name)).isPresent()
        || draft.loop instanceof ForStmt header && header.getUpdate().stream().anyMatch(update -> update.findFirst(NameExpr.class, use -> use.getNameAsString().equals(name)).isPresent());
  }

  /** The value of an expression, computed once: itself where it is a number. */
  private String fixed(String wanted, String value) {
    if (value.matches("\\d+")) {
      return value;
    }
    String name = draft.names.fresh(wanted);
    draft.head.add("final " + space.wide() + " " + name + " = " + value + ";");
    return name;
  }

  /** Writes what all that counts begins a part with, and has after the loop. */
  void write() throws NoStream {
    if (space.outside()) {
      String last = value(draft.counted);
      draft.after.add(space.counter() + " = " + (NamesInScope.isNarrow(space.type()) ? "(" + space.type() + ") (" + last + ")" : last) + ";");
      if (counter.equals(space.counter())) {
        draft.change(space.type(), counter, space.beginsWithCounter());
      }
    }
    for (PartSpace.Hoisted hoisted : space.beside()) {
      String by = Increment.of(new NamesInScope.Variable(hoisted.name(), hoisted.type(), draft.loop, false), draft.loop, draft.names);
      String begins = draft.names.fresh("first", hoisted.name());
      draft.head.add("final " + hoisted.type() + " " + begins + " = " + hoisted.value() + ";");
      limit = hoisted.name().equals(space.bound()) ? begins : limit;
      countOn(hoisted.name(), hoisted.type(), hoisted.name(), begins, by);
      besideLast.add(hoisted.type() + " " + hoisted.name() + " = " + begins + " + (" + hoisted.type() + ") (" + draft.counted + times(by) + ");");
    }
    for (String name : draft.clauses.counters()) {
      if (!draft.own.contains(name)) { // Else the header counts it.
        beside(draft.variable(name));
      }
    }
  }

  /** Variables that no clause names change by the same amount in each iteration too, or the loop has no parts. */
  void writeOthers() throws NoStream {
    Set<String> changed = new LinkedHashSet<>();
    draft.loop.walk(NameExpr.class, use -> changed.add(use.getNameAsString()));
    changed.removeIf(name -> draft.loop.findFirst(Expression.class, part -> NamesInScope.assigns(part, name)).isEmpty());
    changed.removeAll(draft.own);
    for (String name : changed) {
      if (draft.names.find(name).filter(variable -> !variable.isField()).isPresent() && draft.loop.findFirst(VariableDeclarator.class, declared -> declared.getNameAsString().equals(name)).isEmpty()) {
        beside(draft.variable(name));
      }
    }
  }

  /** A counter from before the loop. */
  private void beside(NamesInScope.Variable variable) throws NoStream {
    String name = variable.name();
    String by = Increment.of(variable, draft.loop, draft.names);
    String now = draft.copied(variable);
    String mine = variable.isField() ? draft.names.fresh("own", name) : name;
    countOn(name, variable.type(), mine, now, by);
    draft.after.add(name + " += (" + variable.type() + ") (" + draft.counted + times(by) + ");");
    if (variable.isField()) {
      draft.body.rename(variable, mine);
    } else {
      draft.change(variable.type(), name, true);
    }
  }

  private void countOn(String name, String type, String mine, String begins, String by) {
    draft.hand(name, type, mine, begins + " + (" + type + ") (" + draft.iterationsBefore(draft.part) + times(by) + ")");
    draft.own.add(name);
  }

  private static String times(String by) {
    return by.equals("(1)") ? "" : " * " + by;
  }

  /** How many iterations the parts run, as an expression of type long. */
  String count() {
    return space.count(first, limit, draft.leavesLast());
  }

  /** Declares the other variables that the header counts, with what the last iteration finds in them. */
  List<String> besideLast() {
    return besideLast;
  }

  /** What the counter begins with. */
  String first() {
    return first;
  }

  /** The type that values of the counter are computed in. */
  String wide() {
    return space.wide();
  }

  /** The counter's value where so many iterations are done. */
  String value(String iterations) {
    return space.value(first, iterations, stride);
  }

  /** The number of the iteration that a part is at, an expression of type int in it. */
  String index() {
    for (String fixed : new String[] {first, stride}) {
      if (!fixed.matches("\\d+")) {
        draft.hand(space.wide(), fixed);
      }
    }
    String now = counter;
    if (space.update().isEmpty()) {
      begun = begun.isEmpty() ? draft.names.fresh("begun") : begun;
      now = begun;
    }
    return "(int) (" + (space.up() ? now + " - " + first : first + " - " + now) + ")" + (stride.equals("1") ? "" : " / " + stride);
  }

  /** The first statement of an iteration of a part, where it needs one. */
  Optional<String> begin() {
    return begun.isEmpty() ? Optional.empty() : Optional.of("final " + space.type() + " " + begun + " = " + counter + ";");
  }

  /** The header of the loop that runs a part. */
  String header() {
    String update = counter.equals(space.counter()) ? space.update() : space.update().replaceAll("(this\\.)?\\b" + space.counter() + "\\b", counter);
    String begin = NamesInScope.isNarrow(space.type()) ? "(" + space.type() + ") " + draft.from : draft.from;
    return "for (" + space.type() + " " + counter + " = " + begin + "; " + counter + (space.up() ? " < " : " > ") + draft.to + "; " + update + ")";
  }
}
