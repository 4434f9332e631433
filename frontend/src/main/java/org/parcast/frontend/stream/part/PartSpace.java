package org.parcast.frontend.stream.part;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.parcast.frontend.stream.loop.Body;
import org.parcast.frontend.stream.loop.CollectionElements;
import org.parcast.frontend.stream.loop.LoopHeader;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;

/**
 * The iterations of a loop as parts are cut from them.
 *
 * @param type of the counter, a whole number
 * @param step what the counter changes by, without its sign
 * @param up whether it grows
 * @param closed whether the bound belongs to the iterations
 * @param update the header's, as it is written
 * @param element declares the variable of an enhanced {@code for} in the body; else empty
 * @param before what is computed once before the loop: other variables of the header, and the elements of what is gone through
 * @param beside variables of the header that it changes beside the counter, with what they begin with
 * @param outside whether the counter is declared before the loop, and has a value after it
 */
record PartSpace(String type, String counter, String start, String bound, String step, boolean up, boolean closed, String update, String element, List<Hoisted> before, List<Hoisted> beside, boolean outside) {
  /** A variable that the loop only reads, and its value. */
  record Hoisted(String type, String name, String value) {}

  static PartSpace of(ForStmt loop, NamesInScope names) throws NoStream {
    Optional<PartSpace> downwards = countedInTest(loop);
    if (downwards.isPresent()) {
      return downwards.get();
    }
    LoopHeader header = LoopHeader.ofCompared(loop);
    String counter = header.counter();
    boolean up = header.up();
    String step = header.step();
    String relation = header.relation();
    boolean unequal = relation.equals("!=") && step.equals("1");
    if (!unequal && !relation.startsWith(up ? "<" : ">")) {
      throw new NoStream("its header does not count towards a bound with " + (up ? "<" : ">"));
    }
    String bound = Body.operand(header.bound());
    String update = loop.getUpdate().stream().map(Body::plain).collect(Collectors.joining(", "));
    List<Hoisted> before = new ArrayList<>();
    List<Hoisted> beside = new ArrayList<>();
    String type = null;
    String start = counter;
    Expression first = loop.getInitialization().getFirst().orElse(null);
    if (first instanceof VariableDeclarationExpr declared) {
      for (VariableDeclarator variable : declared.getVariables()) {
        String name = variable.getNameAsString();
        if (variable.getInitializer().isEmpty() || !name.equals(counter) && loop.getBody().findFirst(Expression.class, part -> NamesInScope.assigns(part, name)).isPresent()) {
          throw new NoStream("its body changes " + name + ", which its header declares");
        } else if (name.equals(counter)) {
          type = NamesInScope.type(variable);
          start = Body.plain(variable.getInitializer().get());
        } else {
          boolean changes = loop.getUpdate().stream().anyMatch(part -> NamesInScope.assigns(part, name));
          (changes ? beside : before).add(new Hoisted(NamesInScope.type(variable), name, Body.plain(variable.getInitializer().get())));
        }
      }
    } else if (first instanceof AssignExpr assign && NamesInScope.assigns(assign, counter) && assign.getOperator() == AssignExpr.Operator.ASSIGN) {
      start = Body.plain(assign.getValue());
    } else if (first != null) {
      throw new NoStream("its header does more than count one variable");
    }
    boolean outside = type == null;
    if (outside) {
      NamesInScope.Variable variable = names.find(counter).orElseThrow(() -> new NoStream("its counter " + counter + " is no variable of this file: declare it in the header"));
      type = variable.type();
    }
    if (!type.equals("int") && !type.equals("long") && !NamesInScope.isNarrow(type)) {
      throw new NoStream("it counts with " + type + ": parts are dealt of whole numbers");
    }
    return new PartSpace(type, counter, start, bound, step, up, relation.endsWith("=") && !unequal, update, "", before, beside, outside);
  }

  /** {@code for (int i = n; i-- > 0;)}: the body meets n - 1 first, and 0 last. */
  private static Optional<PartSpace> countedInTest(ForStmt loop) {
    boolean counts = loop.getUpdate().isEmpty() && loop.getCompare().orElse(null) instanceof BinaryExpr test && test.getOperator() == BinaryExpr.Operator.GREATER
        && test.getLeft() instanceof UnaryExpr left && left.getOperator() == UnaryExpr.Operator.POSTFIX_DECREMENT && left.getExpression().isNameExpr()
        && loop.getInitialization().size() == 1 && loop.getInitialization().get(0) instanceof VariableDeclarationExpr;
    if (!counts) {
      return Optional.empty();
    }
    BinaryExpr test = loop.getCompare().orElseThrow().asBinaryExpr();
    String counter = test.getLeft().asUnaryExpr().getExpression().toString();
    VariableDeclarator declared = loop.getInitialization().get(0).asVariableDeclarationExpr().getVariable(0);
    boolean alone = loop.getInitialization().get(0).asVariableDeclarationExpr().getVariables().size() == 1 && declared.getNameAsString().equals(counter) && declared.getInitializer().isPresent()
        && Set.of("int", "long").contains(NamesInScope.type(declared)) && loop.getBody().findFirst(Expression.class, part -> NamesInScope.assigns(part, counter)).isEmpty();
    return alone ? Optional.of(new PartSpace(NamesInScope.type(declared), counter, Body.operand(declared.getInitializer().get()) + " - 1", Body.operand(test.getRight()), "1", false, true,
        counter + "--", "", List.of(), List.of(), false)) : Optional.empty();
  }

  /**
   * The elements of an array by their index; those of a collection from an array that it gives.
   *
   * @param ofArray whether what the file does not tell the type of is taken for an array
   */
  static PartSpace of(ForEachStmt each, NamesInScope names, boolean ofArray) throws NoStream {
    VariableDeclarator element = each.getVariableDeclarator();
    String type = element.getTypeAsString();
    String counter = names.fresh("k");
    String array = "";
    List<Hoisted> before = new ArrayList<>();
    String told = names.arrayType(each.getIterable());
    String arrayType = told.isEmpty() && ofArray ? type + "[]" : told;
    boolean isArray = !arrayType.isEmpty();
    boolean named = isArray && each.getIterable() instanceof NameExpr name && names.find(name.getNameAsString()).filter(found -> !found.isField()).isPresent();
    if (named) {
      array = each.getIterable().toString();
    } else {
      array = names.fresh("elements");
      String of = Body.plain(each.getIterable());
      before.add(new Hoisted(isArray ? arrayType : "Object[]", array, isArray ? of : elements(Body.operand(each.getIterable()), each)));
    }
    if (!isArray && type.equals("var")) {
      type = CollectionElements.type(each.getIterable(), names)
          .orElseThrow(() -> new NoStream("the type of " + element.getNameAsString() + " is var, and the file does not tell what " + each.getIterable() + " holds: write the type"));
    }
    String cast = isArray ? "" : "(" + NamesInScope.boxed(type) + ") ";
    return new PartSpace("int", counter, "0", array + ".length", "1", true, false, counter + "++", type + " " + element.getNameAsString() + " = " + cast + array + "[" + counter + "];", before, List.of(), false);
  }

  /** An array of a collection's elements. Entries of some maps are copies there, which store nothing: those that are to be changed are taken from the iterator. */
  private static String elements(String collection, ForEachStmt each) {
    boolean stored = each.getBody().findFirst(MethodCallExpr.class, call -> call.getNameAsString().equals("setValue")).isPresent();
    return stored ? "java.util.stream.StreamSupport.stream(java.util.Spliterators.spliteratorUnknownSize(" + collection + ".iterator(), 0), false).toArray()" : collection + ".toArray()";
  }

  /** The type that values of the counter are computed in: there is no arithmetic of narrower ones. */
  String wide() {
    return type.equals("long") ? "long" : "int";
  }

  /**
   * How many iterations there are, as an expression of type long.
   *
   * @param butLast without the last one
   */
  String count(String first, boolean butLast) {
    String span = span(first);
    return butLast ? "Math.max(1, " + span + ") - 1" : "Math.max(0, " + span + ")";
  }

  private String span(String first) {
    if (up && first.equals("0") && !closed && step.equals("1")) {
      return bound;
    }
    // In numbers of type long, as the distance of two int may be none; without a cast, so that a bound of floating point does not compile.
    String span = up ? "0L + " + bound + " - " + first : "0L + " + first + " - " + bound;
    if (step.equals("1")) {
      return span + (closed ? " + 1" : "");
    }
    return "(" + span + " + " + step + (closed ? "" : " - 1") + ") / " + step;
  }

  /** The counter's value where so many iterations are done. */
  String value(String first, String iterations, String stride) {
    String distance = (wide().equals("int") ? "(int) (" + iterations + ")" : iterations) + (stride.equals("1") ? "" : " * " + stride);
    return first.equals("0") && up ? distance : first + (up ? " + " : " - ") + distance;
  }
}
