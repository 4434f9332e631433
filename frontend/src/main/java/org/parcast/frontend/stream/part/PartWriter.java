package org.parcast.frontend.stream.part;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.stmt.DoStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.WhileStmt;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.parcast.frontend.stream.loop.Body;
import org.parcast.frontend.stream.loop.Clauses;
import org.parcast.frontend.stream.loop.EditedText;
import org.parcast.frontend.stream.loop.LoopExits;
import org.parcast.frontend.stream.loop.LoopHeader;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;
import org.parcast.frontend.stream.loop.SeenExceptions;
import org.parcast.frontend.stream.nest.NestBlocks;
import org.parcast.frontend.stream.nest.NestShape;

/**
 * Writes a counted loop in its part form: its text stays a plain {@code for} in a private method of its own, which runs the iterations between two values of the counter
 * and gathers into locals. What the parts gathered is combined in the order of the parts.
 */
public final class PartWriter {
  private final Statement loop;
  /** The loop in its file, before its header was changed to one that counts. */
  private final Statement original;
  private final Dealing dealing;
  private final LoopExits exits;
  private final String indentation;
  /** Name of the variable that holds what the loop goes through; empty where its header computes that. */
  private final String through;
  private final PartDraft draft;
  private final PartSpace space;
  private final PartCounters counters;
  /** Where parts are blocks of two loops; else null. */
  private final Diagonals diagonals;

  private PartWriter(Statement loop, Statement original, Clauses clauses, Dealing dealing, String method, boolean ofArray, boolean endTested, NestBlocks blocks) throws NoStream {
    this.loop = loop;
    this.original = original;
    this.dealing = dealing;
    this.exits = new LoopExits(loop);
    this.indentation = Body.indentation(loop);
    this.draft = new PartDraft(loop, clauses, method);
    exits.check();
    HeldLocks.check(loop);
    SharedObjects.check(loop instanceof ForEachStmt ? draft.content : loop, draft.names); // What it goes through is taken once.
    draft.body.checkTextBlocks(indentation);
    this.through = dealing.isRepeated() && loop instanceof ForEachStmt each && isCalled(each.getIterable()) ? "parcast$through" : "";
    this.space = loop instanceof ForStmt header ? PartSpace.of(header, draft.names, endTested) : PartSpace.of((ForEachStmt) loop, draft.names, ofArray, through);
    this.counters = new PartCounters(draft, space);
    this.diagonals = blocks == null ? null : new Diagonals(draft, NestShape.of((ForStmt) loop, blocks.facts()), blocks, dealing);
  }

  /**
   * The blocks of a {@code for} and of one right inside it.
   *
   * @param method the name of the method that runs a block, unless another has it
   * @throws NoStream where there are none
   */
  public static PartForm write(Statement loop, Clauses clauses, Dealing dealing, String method, NestBlocks blocks) throws NoStream {
    if (!(loop instanceof ForStmt)) {
      throw new NoStream(LoopHeader.IN_BODY);
    }
    PartWriter writer = new PartWriter(loop, loop, clauses, dealing, method, false, false, blocks);
    PartForm form = writer.form(loop);
    return blocks.order() == NestBlocks.Order.EXCHANGED ? form.inPlace(writer.exchanged()) : form;
  }

  /**
   * The part form of a {@code for} of either kind, or of a {@code while} or {@code do} that counts.
   *
   * @param method the name of the method that runs a part, unless another has it
   * @param ofArray whether what an enhanced {@code for} goes through is taken for an array where the file does not tell its type
   * @throws NoStream where there is none
   */
  public static PartForm write(Statement loop, Clauses clauses, Dealing dealing, String method, boolean ofArray) throws NoStream {
    Optional<ForEachStmt> each = IteratedFor.asForEach(loop);
    Statement counted = each.isPresent() ? each.get() : loop instanceof ForEachStmt ? loop : SolvedBound.of(loop instanceof ForStmt header ? header : UncountedHeader.asFor(loop));
    boolean usesUp = loop instanceof WhileStmt && each.isPresent(); // An iterator from before it.
    return new PartWriter(counted, loop, clauses, dealing, method, ofArray, loop instanceof DoStmt, null).form(usesUp && dealing.isRepeated() ? counted : loop);
  }

  /** @param asWritten the loop before its header was, where that does not count */
  private PartForm form(Statement asWritten) throws NoStream {
    counters.write();
    new PartCopies(draft).write();
    new PartResults(draft, counters, dealing.isStrict()).write();
    counters.writeOthers();
    if (diagonals != null) {
      checkBlocks();
      diagonals.write();
    }
    if (draft.leavesLast()) {
      new LastIteration(draft, space, counters, exits).write(indentation);
    }
    capture();
    return new PartForm(label() + written(asWritten), once(), draft.head, counters.count(), draft.counted, run(), method(), draft.changed(), roots(), draft.scratch, draft.copies, draft.floating, "");
  }

  private List<String> exchanged() throws NoStream {
    if (exits.label().isPresent() || space.outside()) {
      throw new NoStream("its label, or a counter from before it, belongs to the loop as it is written");
    }
    return diagonals.exchanged();
  }

  private void checkBlocks() throws NoStream {
    if (!space.beside().isEmpty()) {
      throw new NoStream("its header counts " + space.beside().get(0).name() + " too: compute it from " + space.counter() + " first");
    } else if (!dealing.thrown().isEmpty()) {
      throw new NoStream("blocks throw " + dealing.thrown().get(0) + ", and other blocks may have run by then: catch it inside");
    } else if (!dealing.throwsLowest() && SeenExceptions.of(original)) {
      throw new NoStream("what blocks throw is thrown or caught by the program, and other blocks may have run by then: catch it inside");
    }
  }

  /** Whether computing it again may give something else. */
  private static boolean isCalled(Expression iterable) {
    return iterable.findFirst(MethodCallExpr.class).isPresent() || iterable.findFirst(ObjectCreationExpr.class).isPresent();
  }

  private List<String> once() {
    return through.isEmpty() ? List.of() : List.of("final var " + through + " = " + Body.plain(((ForEachStmt) loop).getIterable()) + ";");
  }

  private String written(Statement asWritten) {
    EditedText text = new EditedText();
    if (!through.isEmpty() && asWritten instanceof ForEachStmt each) {
      text.replace(each.getIterable(), through);
    }
    return text.of(asWritten);
  }

  /** Finds what the body and the header's step use of the method around. */
  private void capture() throws NoStream {
    Set<String> used = diagonals == null ? new LinkedHashSet<>() : diagonals.used();
    if (diagonals == null) {
      draft.content.walk(NameExpr.class, name -> used.add(name.getNameAsString()));
    }
    if (loop instanceof ForStmt header) {
      header.getUpdate().forEach(update -> update.walk(NameExpr.class, name -> used.add(name.getNameAsString())));
    } else if (space.before().isEmpty()) { // Else what it goes through is taken in front of the parts.
      ((ForEachStmt) loop).getIterable().walk(NameExpr.class, name -> used.add(name.getNameAsString()));
    }
    used.removeAll(draft.own);
    for (String name : used) {
      NamesInScope.Variable variable = draft.names.find(name).orElse(null);
      if (variable == null || variable.isField() || draft.content.findFirst(VariableDeclarator.class, declared -> declared.getNameAsString().equals(name)).isPresent()) {
        continue;
      }
      if (loop.findFirst(Expression.class, use -> NamesInScope.assigns(use, name)).isPresent()) {
        throw NoStream.changed(name, space.counter());
      }
      draft.hand(name, draft.variable(name).type(), name, draft.copied(variable));
    }
  }

  private boolean isStatic() {
    Node at = loop;
    while (!(at instanceof CallableDeclaration || at instanceof InitializerDeclaration || at instanceof FieldDeclaration || at instanceof TypeDeclaration)) {
      at = at.getParentNode().orElseThrow();
    }
    return at instanceof CallableDeclaration<?> callable ? callable.isStatic()
        : at instanceof InitializerDeclaration initializer ? initializer.isStatic() : at instanceof FieldDeclaration field && field.isStatic();
  }

  private List<String> roots() {
    return Stream.concat(isStatic() ? Stream.of() : Stream.of("this"), draft.roots.stream()).distinct().toList();
  }

  private List<String> run() throws NoStream {
    return diagonals == null ? inParts() : inBlocks();
  }

  private String call() {
    List<String> arguments = new ArrayList<>(List.of(draft.from, draft.to));
    if (!draft.results.isEmpty()) {
      arguments.add(draft.part);
    }
    draft.parameters().forEach(parameter -> arguments.add(parameter.argument()));
    return draft.method + "(" + String.join(", ", arguments) + ");";
  }

  private List<String> inBlocks() throws NoStream {
    List<String> lines = new ArrayList<>(diagonals.counts(counters.first(), space.counter()));
    lines.addAll(draft.before);
    lines.addAll(diagonals.begin(counters));
    lines.add("\t\t" + call());
    lines.addAll(diagonals.end());
    lines.addAll(draft.after);
    return lines;
  }

  private List<String> inParts() {
    String call = call();
    List<String> lines = new ArrayList<>();
    lines.add("final int " + draft.parts + " = " + dealing.parts(draft.counted) + ";");
    lines.addAll(draft.before);
    String failed = "";
    if (keepsExceptions()) {
      failed = draft.names.fresh("failed");
      lines.add("final " + caught() + "[] " + failed + " = new " + caught() + "[" + draft.parts + "];");
    }
    lines.add(dealing.begin(draft.parts, draft.part));
    lines.add("\tfinal " + space.wide() + " " + draft.from + " = " + counters.value(draft.iterationsBefore(draft.part)) + ";");
    lines.add("\tfinal " + space.wide() + " " + draft.to + " = " + counters.value(draft.iterationsBefore("(" + draft.part + " + 1)")) + ";");
    if (failed.isEmpty()) {
      lines.add("\t" + call);
      lines.add("});");
    } else {
      lines.addAll(carried(call, failed));
    }
    lines.addAll(draft.after);
    return lines;
  }

  private boolean keepsExceptions() {
    return !dealing.thrown().isEmpty() || !dealing.throwsLowest() && SeenExceptions.of(original);
  }

  private String caught() {
    return dealing.thrown().isEmpty() ? "RuntimeException" : "Exception";
  }

  /** A lambda throws nothing checked, and a parallel stream any of several exceptions while parts still run: they are kept, and that of the lowest part thrown again. */
  private List<String> carried(String call, String failed) {
    String caught = draft.names.fresh("e");
    List<String> lines = new ArrayList<>(List.of("\ttry {", "\t\t" + call, "\t} catch (" + caught() + " " + caught + ") {", "\t\t" + failed + "[" + draft.part + "] = " + caught + ";", "\t}", "});"));
    lines.add("// Of several exceptions that of the first iterations is thrown; later ones may have run.");
    lines.add("for (" + caught() + " " + caught + " : " + failed + ") {");
    if (dealing.thrown().isEmpty()) {
      lines.addAll(List.of("\tif (" + caught + " != null) {", "\t\tthrow " + caught + ";", "\t}", "}"));
      return lines;
    }
    for (String type : Stream.concat(dealing.thrown().stream(), Stream.of("RuntimeException")).toList()) {
      lines.add("\tif (" + caught + " instanceof " + type + ") {");
      lines.add("\t\tthrow (" + type + ") " + caught + ";");
      lines.add("\t}");
    }
    lines.add("}");
    return lines;
  }

  private List<String> method() {
    List<String> declared = new ArrayList<>(List.of(space.wide() + " " + draft.from, space.wide() + " " + draft.to));
    if (!draft.results.isEmpty()) {
      declared.add("int " + draft.part);
    }
    draft.parameters().forEach(parameter -> declared.add(parameter.type() + " " + parameter.name()));
    String thrown = dealing.throwsAny() ? " throws Exception" : dealing.thrown().isEmpty() ? "" : " throws " + String.join(", ", dealing.thrown());
    List<String> lines = new ArrayList<>();
    lines.add("private " + (isStatic() ? "static " : "") + typeParameters() + "void " + draft.method + "(" + String.join(", ", declared) + ")" + thrown + " {");
    draft.locals.forEach(local -> lines.add("\t" + local));
    lines.add("\t" + label() + counters.header() + " {");
    if (!space.element().isEmpty()) {
      lines.add("\t\t" + space.element());
    }
    counters.begin().ifPresent(begin -> lines.add("\t\t" + begin));
    lines.addAll(draft.body.lines(indentation));
    lines.add("\t}");
    draft.results.forEach(result -> lines.add("\t" + result));
    lines.add("}");
    return lines;
  }

  /** The loop's label as it stands in front of it; empty where it has none. */
  private String label() {
    return exits.label().map(name -> name + ": ").orElse("");
  }

  private String typeParameters() {
    return loop.findAncestor(CallableDeclaration.class).map(callable -> ((CallableDeclaration<?>) callable).getTypeParameters())
        .filter(found -> !found.isEmpty()).map(found -> found.stream().map(Object::toString).collect(Collectors.joining(", ", "<", "> "))).orElse("");
  }
}
