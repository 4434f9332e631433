package org.parcast.frontend.stream.fork;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.parcast.frontend.stream.LoopSyntax;
import org.parcast.frontend.stream.LoopText;
import org.parcast.frontend.stream.loop.Body;
import org.parcast.frontend.stream.loop.EditedText;
import org.parcast.frontend.stream.loop.NamesInScope;

/**
 * Calls as tasks: all but the last are handed out. Recursive ones are, down to a depth of calls within calls: the method keeps its name and hands on to one that knows the depth. What a call
 * throws comes before what a later one throws, as in order.
 */
final class CallsAsTasks {
  private final CallGroup calls;
  private final TaskText tasks;
  private final int depth;
  private final List<String> notes;
  private final NamesInScope names;
  private final List<String> handedOut = new ArrayList<>();

  CallsAsTasks(CallGroup calls, TaskText tasks, int depth, List<String> notes) {
    this.calls = calls;
    this.tasks = tasks;
    this.depth = depth;
    this.notes = notes;
    this.names = new NamesInScope(calls.statements().get(0));
  }

  Map<LoopSyntax, LoopText> written() {
    return calls instanceof RecursiveCalls recursive ? new Recursive(recursive).written() : inPlace();
  }

  /** What becomes of a call. */
  private interface Call {
    String of(Expression call, Map<String, String> renamed);
  }

  /** Each task stands where its call stood; the others are waited for behind the last. */
  private Map<LoopSyntax, LoopText> inPlace() {
    List<Expression> all = all();
    Map<String, String> captured = captured(all);
    List<String> before = new ArrayList<>(notes.stream().map(note -> "// " + note).toList());
    before.addAll(tasks.begin());
    captured.forEach((name, now) -> before.add(copy(name, now)));
    Map<LoopSyntax, LoopText> texts = new LinkedHashMap<>();
    Map<Expression, String> results = new LinkedHashMap<>();
    for (Statement statement : calls.statements()) {
      List<String> lines = new ArrayList<>(statement == calls.statements().get(0) ? before : List.of());
      if (statement == calls.statements().get(calls.statements().size() - 1)) {
        lines.addAll(ended(all, results, CallsAsTasks::renamed));
      } else {
        lines.addAll(handedOut(statement, all, results, captured, CallsAsTasks::renamed));
      }
      texts.put(LoopSyntax.of(statement), new LoopText(lines, List.of()));
    }
    return texts;
  }

  private List<Expression> all() {
    List<Expression> all = new ArrayList<>();
    calls.statements().forEach(statement -> all.addAll(calls.calls(statement)));
    return all;
  }

  private String copy(String name, String now) {
    return "final " + names.find(name).orElseThrow().type() + " " + now + " = " + name + ";";
  }

  /** A number as the variable has it that the statement leaves it in. */
  static String as(String type, String value) {
    return type.equals("void") || NamesInScope.isReference(type) ? value : "(" + type + ") (" + value + ")";
  }

  /** The statement's calls as tasks, but for the last of all. */
  private List<String> handedOut(Statement statement, List<Expression> all, Map<Expression, String> results, Map<String, String> captured, Call called) {
    List<String> lines = new ArrayList<>();
    boolean moved = calls.isMovable(statement, names);
    for (Expression call : calls.calls(statement)) {
      if (call == all.get(all.size() - 1)) {
        continue;
      }
      String made = called.of(call, captured);
      String task = names.fresh("task" + tasks.suffix());
      String type = calls.type(statement);
      String work = moved ? "{ " + moved(statement, call, made, captured) + " }" : calls.isRecursive() ? made : as(type, made);
      lines.add(tasks.task(moved ? "?" : NamesInScope.boxed(type), task, work));
      handedOut.add(task);
      results.put(call, moved ? "" : task + ".join()");
    }
    return lines;
  }

  /** The last call, and what is done when all are. */
  private List<String> ended(List<Expression> all, Map<Expression, String> results, Call called) {
    Statement statement = calls.statements().get(calls.statements().size() - 1);
    Expression call = all.get(all.size() - 1);
    boolean moved = calls.isMovable(statement, names);
    String made = called.of(call, Map.of());
    String last = moved ? "" : names.fresh("last" + tasks.suffix());
    List<String> lines = new ArrayList<>();
    if (!moved) {
      lines.add("final " + calls.type(statement) + " " + last + ";");
    }
    results.put(call, last);
    lines.addAll(tasks.last());
    lines.add("try {");
    lines.add("    " + (moved ? moved(statement, call, made, Map.of()) : last + " = " + made + ";"));
    lines.add("} finally {");
    tasks.end().forEach(line -> lines.add("    " + line));
    for (int i = handedOut.size() - 1; i > 0; i--) {
      lines.add("    " + handedOut.get(i) + ".quietlyJoin();");
    }
    handedOut.forEach(task -> lines.add("    " + task + ".join();"));
    lines.add("}");
    for (Statement each : calls.statements()) {
      if (!calls.isMovable(each, names)) {
        EditedText text = new EditedText();
        calls.calls(each).forEach(done -> text.replace(done, results.get(done)));
        lines.add(calls.isRecursive() ? assigned(each, text) : text.of(each));
      }
    }
    return lines;
  }

  private static Optional<VariableDeclarator> declaration(Statement statement) {
    return statement instanceof ExpressionStmt alone && alone.getExpression() instanceof VariableDeclarationExpr declared ? Optional.of(declared.getVariable(0)) : Optional.empty();
  }

  /** The statement where its variable is declared already. */
  private static String assigned(Statement statement, EditedText text) {
    return declaration(statement).map(variable -> variable.getNameAsString() + " = " + text.of(variable.getInitializer().orElseThrow()) + ";").orElseGet(() -> text.of(statement));
  }

  /** The statement that is the call, or stores what it returns, with another text for the call. */
  private static String moved(Statement statement, Expression call, String made, Map<String, String> renamed) {
    EditedText text = new EditedText();
    statement.findAll(NameExpr.class, use -> renamed.containsKey(use.getNameAsString()) && !call.isAncestorOf(use)).forEach(use -> text.replace(use, renamed.get(use.getNameAsString())));
    text.replace(call, made);
    return text.of(statement);
  }

  private static String renamed(Node part, Map<String, String> names) {
    EditedText text = new EditedText();
    part.findAll(NameExpr.class, use -> names.containsKey(use.getNameAsString())).forEach(use -> text.replace(use, names.get(use.getNameAsString())));
    return text.of(part);
  }

  /** Variables that change elsewhere, of which a task has a copy. */
  private Map<String, String> captured(List<Expression> all) {
    Set<String> used = new LinkedHashSet<>();
    for (Expression call : all.subList(0, all.size() - 1)) {
      Statement statement = calls.statements().stream().filter(found -> found.isAncestorOf(call)).findFirst().orElseThrow();
      (calls.isMovable(statement, names) ? statement : call).findAll(NameExpr.class).forEach(use -> used.add(use.getNameAsString()));
    }
    Map<String, String> captured = new LinkedHashMap<>();
    for (String name : used) {
      if (names.find(name).filter(variable -> !names.mayBeCaptured(variable)).isPresent()) {
        captured.put(name, names.fresh("now" + tasks.suffix(), name));
      }
    }
    return captured;
  }

  /** A method that calls itself, written anew with the depth as a parameter. */
  private final class Recursive {
    private final MethodDeclaration method;
    private final String forked;
    private final String forks;

    Recursive(RecursiveCalls recursive) {
      this.method = recursive.method();
      this.forked = names.fresh(method.getNameAsString() + "Forked");
      this.forks = names.fresh("forks");
    }

    Map<LoopSyntax, LoopText> written() {
      BlockStmt body = method.getBody().orElseThrow();
      String arguments = method.getParameters().stream().map(parameter -> parameter.getNameAsString() + ", ").collect(Collectors.joining());
      String call = forked + "(" + arguments + depth + ");";
      List<String> inPlace = List.of("{", "\t" + (method.getType().isVoidType() ? "" : "return ") + call, "}");
      List<String> member = new ArrayList<>(List.of("/** Makes calls of itself in other threads too, {@code " + forks + "} calls deep. */"));
      member.addAll((header() + " " + forkedBody(body)).lines().map(line -> unindented(line, Body.indentation(method))).toList());
      return Map.of(LoopSyntax.of(body), new LoopText(inPlace, member));
    }

    private static String unindented(String line, String indentation) {
      return line.startsWith(indentation) ? line.substring(indentation.length()) : line;
    }

    private String header() {
      String types = method.getTypeParameters().isEmpty() ? "" : method.getTypeParameters().stream().map(Object::toString).collect(Collectors.joining(", ", "<", "> "));
      String parameters = method.getParameters().stream().map(Recursive::declared).collect(Collectors.joining());
      return "private " + (method.isStatic() ? "static " : "") + types + method.getTypeAsString() + " " + forked + "(" + parameters + "int " + forks + ")";
    }

    private static String declared(Parameter parameter) {
      return NamesInScope.type(parameter) + " " + parameter.getNameAsString() + ", ";
    }

    private String forkedBody(BlockStmt body) {
      EditedText text = new EditedText();
      for (MethodCallExpr call : body.findAll(MethodCallExpr.class, found -> RecursiveCalls.isOwn(method, found) && found.findAncestor(CallableDeclaration.class).orElse(null) == method)) {
        text.replace(call, called(call, forks, Map.of()));
      }
      Statement first = calls.statements().get(0);
      calls.statements().stream().skip(1).forEach(text::remove);
      text.replace(first, String.join("\n" + Body.indentation(first), together()));
      return text.of(body);
    }

    /** A call of the method that knows how deep it is. */
    private String called(MethodCallExpr call, String deep, Map<String, String> renamed) {
      String scope = call.getScope().map(found -> renamed(found, renamed) + ".").orElse("");
      String arguments = call.getArguments().stream().map(argument -> renamed(argument, renamed) + ", ").collect(Collectors.joining());
      return scope + forked + "(" + arguments + deep + ")";
    }

    private List<String> together() {
      List<String> lines = new ArrayList<>();
      boolean alone = !(calls.statements().get(0).getParentNode().orElse(null) instanceof BlockStmt);
      if (alone) {
        lines.add("{");
      }
      calls.statements().forEach(statement -> declaration(statement).ifPresent(variable -> lines.add(type(variable) + " " + variable.getNameAsString() + ";")));
      notes.forEach(note -> lines.add("// " + note));
      lines.add("if (" + forks + " > 0) {");
      inTasks().forEach(line -> lines.add("    " + line));
      lines.add("} else {");
      for (Statement statement : calls.statements()) {
        EditedText text = new EditedText();
        calls.calls(statement).forEach(call -> text.replace(call, called((MethodCallExpr) call, "0", Map.of())));
        lines.add("    " + assigned(statement, text));
      }
      lines.add("}");
      if (alone) {
        lines.add("}");
      }
      return lines;
    }

    private String type(VariableDeclarator variable) {
      return variable.getType().isVarType() ? method.getTypeAsString() : variable.getTypeAsString();
    }

    /** Hands out all calls but the last, and does the rest when all are done. */
    private List<String> inTasks() {
      List<Expression> all = all();
      Map<String, String> captured = captured(all);
      List<String> lines = new ArrayList<>(tasks.begin());
      captured.forEach((name, now) -> lines.add(copy(name, now)));
      Map<Expression, String> results = new LinkedHashMap<>();
      Call deeper = (call, renamed) -> called((MethodCallExpr) call, forks + " - 1", renamed);
      calls.statements().forEach(statement -> lines.addAll(handedOut(statement, all, results, captured, deeper)));
      lines.addAll(ended(all, results, deeper));
      return lines;
    }
  }
}
