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
 * @param pace how much closer to the bound it comes by an iteration
 * @param up whether it grows
 * @param closed whether the bound belongs to the iterations
 * @param update what changes the counter behind the body; empty where the body does
 * @param element declares the variable of an enhanced {@code for} in the body; else empty
 * @param before what is computed once before the loop: other variables of the header, and the elements of what is gone through
 * @param beside variables of the header that it changes beside the counter, with what they begin with
 * @param outside whether the counter is declared before the loop, and has a value after it
 * @param endTested whether the first iteration runs whatever the bound is
 */
record PartSpace(String type, String counter, String start, String bound, String step, String pace, boolean up, boolean closed, String update, String element, List<Hoisted> before, List<Hoisted> beside, boolean outside, boolean endTested) {
  /** A variable that the loop only reads, and its value. */
  record Hoisted(String type, String name, String value) {}

  static PartSpace of(ForStmt loop, NamesInScope names, boolean endTested) throws NoStream {
    CountingRule rule = CountingRule.of(loop, names);
    String counter = rule.counter();
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
    if (rule.inTest() && !endTested) {
      start = start.matches("-?\\d{1,8}") ? String.valueOf(Integer.parseInt(start) + (rule.up() ? 1 : -1)) : (start.matches("\\w+") ? start : "(" + start + ")") + (rule.up() ? " + 1" : " - 1");
    }
    return new PartSpace(type, counter, start, rule.bound(), rule.step(), rule.pace(), rule.up(), rule.closed(), rule.update(), "", before, beside, outside, endTested);
  }

  /**
   * The elements of an array by their index; those of a collection from an array that it gives.
   *
   * @param ofArray whether what the file does not tell the type of is taken for an array
   * @param through a variable that holds them; empty where the header computes them
   */
  static PartSpace of(ForEachStmt each, NamesInScope names, boolean ofArray, String through) throws NoStream {
    if (each.getIterable().findFirst(Expression.class, CountingRule::changes).isPresent()) {
      throw new NoStream("its header changes a variable in " + each.getIterable() + ": take what it goes through in a variable of its own first");
    }
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
      String of = through.isEmpty() ? Body.plain(each.getIterable()) : through;
      before.add(new Hoisted(isArray ? arrayType : "Object[]", array, isArray ? of : elements(through.isEmpty() ? Body.operand(each.getIterable()) : through, each)));
    }
    if (!isArray && type.equals("var")) {
      type = CollectionElements.type(each.getIterable(), names)
          .orElseThrow(() -> new NoStream("the type of " + element.getNameAsString() + " is var, and the file does not tell what " + each.getIterable() + " holds: write the type"));
    }
    String cast = isArray ? "" : "(" + NamesInScope.boxed(type) + ") ";
    return new PartSpace("int", counter, "0", array + ".length", "1", "1", true, false, counter + "++", type + " " + element.getNameAsString() + " = " + cast + array + "[" + counter + "];", before, List.of(), false, false);
  }

  /** An array of a collection's elements. Entries of some maps are copies there, which store nothing: those that are to be changed are taken from the iterator. */
  private static String elements(String collection, ForEachStmt each) {
    boolean stored = each.getBody().findFirst(MethodCallExpr.class, call -> call.getNameAsString().equals("setValue")).isPresent();
    return stored ? "java.util.stream.StreamSupport.stream(java.util.Spliterators.spliteratorUnknownSize(" + collection + ".iterator(), 0), false).toArray()" : collection + ".toArray()";
  }

  /** Whether what the loop counts with has its value from before. */
  boolean beginsWithCounter() {
    return start.matches("(.*\\W)?" + counter + "(\\W.*)?");
  }

  /** The type that values of the counter are computed in: there is no arithmetic of narrower ones. */
  String wide() {
    return type.equals("long") ? "long" : "int";
  }

  /**
   * How many iterations there are, as an expression of type long.
   *
   * @param limit what holds the bound when the loop begins
   * @param butLast without the last one
   */
  String count(String first, String limit, boolean butLast) {
    String span = span(first, limit);
    return butLast ? "Math.max(1, " + span + ") - 1" : "Math.max(" + (endTested ? 1 : 0) + ", " + span + ")";
  }

  private String span(String first, String limit) {
    if (up && first.equals("0") && !closed && pace.equals("1")) {
      return limit;
    }
    // In numbers of type long, as the distance of two int may be none; without a cast, so that a bound of floating point does not compile.
    String span = up ? "0L + " + limit + " - " + first : "0L + " + first + " - " + limit;
    if (pace.equals("1")) {
      return span + (closed ? " + 1" : "");
    }
    return "(" + span + " + " + pace + (closed ? "" : " - 1") + ") / " + pace;
  }

  /** The counter's value where so many iterations are done. */
  String value(String first, String iterations, String stride) {
    String distance = (wide().equals("int") ? "(int) (" + iterations + ")" : iterations) + (stride.equals("1") ? "" : " * " + stride);
    return first.equals("0") && up ? distance : first + (up ? " + " : " - ") + distance;
  }
}
