package org.parcast.frontend.stream.part;

import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.parcast.frontend.stream.loop.Accumulator;
import org.parcast.frontend.stream.loop.Clauses;
import org.parcast.frontend.stream.loop.Extreme;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;

/** What the iterations gather: each part does so for itself, and when all are done, that is combined in the order of the parts. */
final class PartResults {
  private final PartDraft draft;
  private final PartCounters counters;
  private final boolean strict;

  /** By accumulator, the name of what holds the result of each part. */
  private final Map<Accumulator, String> resultsOf = new LinkedHashMap<>();

  /** @param strict whether terms of floating point are added in the order of the iterations */
  PartResults(PartDraft draft, PartCounters counters, boolean strict) {
    this.draft = draft;
    this.counters = counters;
    // What is computed from a sum may magnify its rounding: sum of squares less the square of the sum.
    this.strict = strict || draft.leavesLast();
  }

  void write() throws NoStream {
    List<Accumulator> accumulators = accumulators();
    List<Extreme> extremes = Extreme.of(accumulators, draft.content, draft.names);
    List<String> filled = new ArrayList<>();
    List<String> merging = new ArrayList<>();
    String k = accumulators.isEmpty() ? "" : draft.names.fresh("k");
    for (Accumulator accumulator : accumulators) {
      if (accumulator.isFloatingSum() && strict) {
        inOrder(accumulator);
        continue;
      } else if (accumulator.isFilled()) {
        filled.add("\t" + filled(accumulator, accumulators, k));
        continue;
      } else if (accumulator.isAppended()) {
        merging.add("\t" + appended(accumulator, k));
        continue;
      }
      boolean ofExtreme = extremes.stream().anyMatch(extreme -> extreme.holds(accumulator));
      partial(accumulator, ofExtreme || accumulator.isIdempotent());
      if (accumulator.isLastIf()) {
        merging.add("\tif (" + assigned(accumulator, k) + ") { " + accumulator.merge(accumulator.variable().name(), results(accumulator) + "[" + k + "]", draft.names) + " }");
      } else if (!ofExtreme) {
        merging.add("\t" + accumulator.merge(accumulator.variable().name(), results(accumulator) + "[" + k + "]", draft.names));
      }
      if (accumulator.isFloatingSum()) {
        draft.floating.add(new PartForm.Floating(accumulator.variable().name(), results(accumulator)));
      }
    }
    for (Extreme extreme : extremes) {
      String found = extreme.takesEqual() ? assigned(extreme.places().get(0), k) + " && " : "";
      merging.add("\t" + extreme.merge(found, later -> results(later) + "[" + k + "]", known -> known.variable().name()));
    }
    merging.addAll(0, filled); // Before the counts that tell where.
    if (!merging.isEmpty()) {
      draft.after.add("for (int " + k + " = 0; " + k + " < " + draft.parts + "; " + k + "++) {");
      draft.after.addAll(merging);
      draft.after.add("}");
    }
    accumulators.forEach(accumulator -> draft.own.add(accumulator.variable().name()));
  }

  private List<Accumulator> accumulators() throws NoStream {
    List<Accumulator> accumulators = new ArrayList<>();
    for (Clauses.Gathered gathered : draft.clauses.gathered()) {
      NamesInScope.Variable variable = draft.variable(gathered.variable());
      String mine = variable.isField() ? draft.names.fresh("own", variable.name()) : variable.name();
      if (!draft.names.isGathered(variable) || variable.isField() && draft.body.rename(variable, mine) == 0) {
        throw NoStream.gatheredByCalls(variable.name());
      } else if (gathered.isOfGathered()) {
        ofGathered(variable, mine);
        continue;
      }
      draft.copies |= variable.isField() || NamesInScope.isReference(variable.type());
      accumulators.add(Accumulator.of(gathered.operator(), variable, mine, draft.content));
    }
    return accumulators;
  }

  /** What the last iteration computes from what all gather: what parts make of it is of no use. */
  private void ofGathered(NamesInScope.Variable variable, String mine) {
    draft.own.add(variable.name());
    draft.locals.add(variable.type() + " " + mine + " = " + NamesInScope.zero(variable.type()) + ";");
    if (!variable.isField()) {
      draft.change(variable.type(), variable.name(), true);
    }
  }

  private String results(Accumulator accumulator) {
    return resultsOf.computeIfAbsent(accumulator, made -> draft.names.fresh(made.variable().name() + "OfParts"));
  }

  /** A partial result of each part, which begins with what changes nothing: where it may be gathered twice, with what is there. */
  private void partial(Accumulator accumulator, boolean withValue) throws NoStream {
    NamesInScope.Variable variable = accumulator.variable();
    String type = variable.type();
    String ofParts = results(accumulator);
    String length = "[" + draft.parts + "]";
    draft.before.add("final " + type + "[] " + ofParts + " = new " + variable.elementType() + length + "[]".repeat(variable.dimensions()) + ";");
    draft.hand(type + "[]", ofParts);
    String shared = variable.name();
    if (!variable.isField() && (withValue || accumulator.isArray())) {
      shared = draft.names.fresh("shared", variable.name());
      draft.hand(variable.name(), type, shared, draft.copied(variable));
    }
    String value = accumulator.isArray() ? accumulator.identity(shared, draft.names) : withValue ? shared : cast(type, accumulator.identity());
    draft.locals.add(type + " " + accumulator.own() + " = " + value + ";");
    draft.results.add(ofParts + "[" + draft.part + "] = " + accumulator.own() + ";");
    if (!variable.isField() && !accumulator.isArray()) {
      draft.change(type, variable.name(), true);
    }
  }

  /** Whether part k has assigned the variable, as it tells. */
  private String assigned(Accumulator accumulator, String k) throws NoStream {
    String name = accumulator.variable().name();
    String mine = draft.names.fresh("assigned", name);
    String ofParts = draft.names.fresh(mine + "OfParts");
    for (Expression part : draft.content.findAll(Expression.class, accumulator.variable()::isAssignedBy)) {
      if (!(part.getParentNode().orElseThrow() instanceof ExpressionStmt statement) || part.findAncestor(LambdaExpr.class).filter(draft.content::isAncestorOf).isPresent()) {
        throw new NoStream("some iterations assign " + name + " within an expression: do so in a statement of its own");
      } else if (part instanceof AssignExpr assign && assign.getValue().findFirst(Expression.class, accumulator.variable()::isNamedBy).isPresent()) {
        throw new NoStream(name + " may be assigned what it has, and parts tell no iteration that finds another value from one that does not: assign it in an if statement");
      }
      draft.body.replace(statement, "{ " + draft.body.text(statement) + " " + mine + " = true; }");
    }
    draft.before.add("final boolean[] " + ofParts + " = new boolean[" + draft.parts + "];");
    draft.hand("boolean[]", ofParts);
    draft.locals.add("boolean " + mine + " = false;");
    draft.results.add(ofParts + "[" + draft.part + "] = " + mine + ";");
    return ofParts + "[" + k + "]";
  }

  /** What each part adds goes to a list or text of its own; the statement adds that of part k to the whole. */
  private String appended(Accumulator accumulator, String k) throws NoStream {
    NamesInScope.Variable variable = accumulator.variable();
    String name = variable.name();
    String mine = accumulator.own();
    String ofParts = results(accumulator);
    draft.roots.add(name);
    if (variable.type().endsWith("StringBuilder")) {
      draft.before.add("final StringBuilder[] " + ofParts + " = new StringBuilder[" + draft.parts + "];");
      draft.hand("StringBuilder[]", ofParts);
      draft.locals.add("final StringBuilder " + mine + " = new StringBuilder();");
      draft.results.add(ofParts + "[" + draft.part + "] = " + mine + ";");
      return name + ".append(" + ofParts + "[" + k + "]);";
    }
    int from = variable.type().indexOf('<');
    if (from < 0 || variable.type().indexOf('?') >= 0 || variable.type().endsWith("<>")) {
      throw new NoStream("the type of what " + name + " holds is not written at its declaration");
    }
    String list = "java.util.List" + variable.type().substring(from);
    draft.before.add("final java.util.List<" + list + "> " + ofParts + " = new java.util.ArrayList<>(java.util.Collections.nCopies(" + draft.parts + ", null));");
    draft.hand("java.util.List<" + list + ">", ofParts);
    draft.locals.add("final " + list + " " + mine + " = new java.util.ArrayList<>();");
    draft.results.add(ofParts + ".set(" + draft.part + ", " + mine + ");");
    return name + ".addAll(" + ofParts + ".get(" + k + "));";
  }

  /** What each part stores goes to an array of its own; the statement copies that of part k behind what is there. */
  private String filled(Accumulator accumulator, List<Accumulator> accumulators, String k) throws NoStream {
    NamesInScope.Variable variable = accumulator.variable();
    PackedArray packed = PackedArray.of(variable, draft.content, accumulator.own(), draft.names);
    Accumulator counter = accumulators.stream().filter(other -> other.operator().equals("+") && other.variable().equals(packed.counter())).findFirst()
        .orElseThrow(() -> new NoStream(packed.counter().name() + " tells where " + variable.name() + " gets its elements, and does not count them alone"));
    String ofParts = results(accumulator);
    String rest = "[]".repeat(variable.dimensions() - 1);
    draft.roots.add(variable.name());
    draft.before.add("final " + variable.type() + "[] " + ofParts + " = new " + variable.elementType() + "[" + draft.parts + "][]" + rest + ";");
    draft.hand(variable.type() + "[]", ofParts);
    draft.locals.add(variable.type() + " " + accumulator.own() + " = new " + variable.elementType() + "[16]" + rest + ";");
    packed.grow(draft.body, counter.own());
    draft.results.add(ofParts + "[" + draft.part + "] = " + accumulator.own() + ";");
    String number = results(counter) + "[" + k + "]";
    return "if (" + number + " > 0) { System.arraycopy(" + ofParts + "[" + k + "], 0, " + variable.name() + ", " + packed.counter().name() + ", " + number + "); }";
  }

  /** Stores the terms, and adds them in the order of the iterations. */
  private void inOrder(Accumulator accumulator) throws NoStream {
    NamesInScope.Variable variable = accumulator.variable();
    AddedTerms terms = AddedTerms.of(accumulator, draft.loop, draft.content, draft.leavesLast());
    String stored = draft.names.fresh(variable.name() + "Terms");
    String term = draft.names.fresh("term");
    draft.before.add("final double[] " + stored + " = new double[(int) " + draft.counted + "];");
    draft.before.add("java.util.Arrays.fill(" + stored + ", " + terms.neutral() + ");");
    draft.hand("double[]", stored);
    if (draft.leavesLast()) {
      draft.locals.add(variable.type() + " " + accumulator.own() + " = 0;");
    }
    draft.body.replace(terms.statement(), stored + "[" + counters.index() + "] = " + terms.stored(draft.body) + ";");
    draft.after.add("for (double " + term + " : " + stored + ") {");
    draft.after.add("\t" + variable.name() + " " + terms.operator() + "= " + term + ";");
    draft.after.add("}");
    if (!variable.isField()) {
      draft.change(variable.type(), variable.name(), true);
    }
  }

  private static String cast(String type, String value) {
    return type.equals("short") || type.equals("byte") || type.equals("char") || type.equals("float") ? "(" + type + ") " + value : value;
  }
}
