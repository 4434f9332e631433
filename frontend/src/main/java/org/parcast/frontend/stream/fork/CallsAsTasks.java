package org.parcast.frontend.stream.fork;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
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
 * Recursive calls as tasks of the pool that all programs have: all but the last are handed out, down to a depth of calls within calls. The method keeps its name and hands on to one that
 * knows the depth.
 */
final class CallsAsTasks {
  private static final String TASK = "java.util.concurrent.ForkJoinTask";

  private final RecursiveCalls calls;
  private final MethodDeclaration method;
  private final int depth;
  private final List<String> notes;
  private final NamesInScope names;
  private final String forked;
  private final String forks;

  CallsAsTasks(RecursiveCalls calls, int depth, List<String> notes) {
    this.calls = calls;
    this.method = calls.method();
    this.depth = depth;
    this.notes = notes;
    this.names = new NamesInScope(calls.statements().get(0));
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
    return Map.of(LoopSyntax.of(body), new LoopText(inPlace, member, List.of()));
  }

  private static String unindented(String line, String indentation) {
    return line.startsWith(indentation) ? line.substring(indentation.length()) : line;
  }

  private String header() {
    String types = method.getTypeParameters().isEmpty() ? "" : method.getTypeParameters().stream().map(Object::toString).collect(Collectors.joining(", ", "<", "> "));
    String parameters = method.getParameters().stream().map(CallsAsTasks::declared).collect(Collectors.joining());
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

  private static String renamed(Node part, Map<String, String> names) {
    EditedText text = new EditedText();
    part.findAll(NameExpr.class, use -> names.containsKey(use.getNameAsString())).forEach(use -> text.replace(use, names.get(use.getNameAsString())));
    return text.of(part);
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
      calls.calls(statement).forEach(call -> text.replace(call, called(call, "0", Map.of())));
      lines.add("    " + assigned(statement, text));
    }
    lines.add("}");
    if (alone) {
      lines.add("}");
    }
    return lines;
  }

  private Optional<VariableDeclarator> declaration(Statement statement) {
    return statement instanceof ExpressionStmt alone && alone.getExpression() instanceof VariableDeclarationExpr declared ? Optional.of(declared.getVariable(0)) : Optional.empty();
  }

  private String type(VariableDeclarator variable) {
    return variable.getType().isVarType() ? method.getTypeAsString() : variable.getTypeAsString();
  }

  /** The statement where its variable is declared already. */
  private String assigned(Statement statement, EditedText text) {
    return declaration(statement).map(variable -> variable.getNameAsString() + " = " + text.of(variable.getInitializer().orElseThrow()) + ";").orElseGet(() -> text.of(statement));
  }

  /** Hands out all calls but the last, and does the rest when all are done. What a call throws comes before what a later one throws, as in order. */
  private List<String> inTasks() {
    List<MethodCallExpr> all = new ArrayList<>();
    calls.statements().forEach(statement -> all.addAll(calls.calls(statement)));
    Map<String, String> captured = captured(all);
    List<String> lines = new ArrayList<>();
    captured.forEach((name, now) -> lines.add("final " + names.find(name).orElseThrow().type() + " " + now + " = " + name + ";"));
    Map<MethodCallExpr, String> results = new LinkedHashMap<>();
    List<String> tasks = new ArrayList<>();
    String last = "";
    for (Statement statement : calls.statements()) {
      boolean moved = calls.isMovable(statement, names);
      for (MethodCallExpr call : calls.calls(statement)) {
        boolean isLast = call == all.get(all.size() - 1);
        Map<String, String> now = isLast ? Map.of() : captured;
        String made = called(call, forks + " - 1", now);
        if (isLast) {
          last = moved ? moved(statement, call, made, now) : made;
          results.put(call, moved ? "" : names.fresh("last"));
          continue;
        }
        String task = names.fresh("task");
        boolean gives = !moved;
        String work = moved ? "{ " + moved(statement, call, made, now) + " }" : made;
        lines.add("final " + TASK + "<" + (gives ? NamesInScope.boxed(method.getTypeAsString()) : "?") + "> " + task + " = " + TASK + ".adapt(() -> " + work + ").fork();");
        tasks.add(task);
        results.put(call, gives ? task + ".join()" : "");
      }
    }
    String lastResult = results.get(all.get(all.size() - 1));
    if (!lastResult.isEmpty()) {
      lines.add("final " + method.getTypeAsString() + " " + lastResult + ";");
    }
    lines.add("try {");
    lines.add("    " + (lastResult.isEmpty() ? last : lastResult + " = " + last + ";"));
    lines.add("} finally {");
    for (int i = tasks.size() - 1; i > 0; i--) {
      lines.add("    " + tasks.get(i) + ".quietlyJoin();");
    }
    tasks.forEach(task -> lines.add("    " + task + ".join();"));
    lines.add("}");
    for (Statement statement : calls.statements()) {
      if (!calls.isMovable(statement, names)) {
        EditedText text = new EditedText();
        calls.calls(statement).forEach(call -> text.replace(call, results.get(call)));
        lines.add(assigned(statement, text));
      }
    }
    return lines;
  }

  /** The statement that is the call, or stores what it returns, with another text for the call. */
  private static String moved(Statement statement, MethodCallExpr call, String made, Map<String, String> renamed) {
    EditedText text = new EditedText();
    statement.findAll(NameExpr.class, use -> renamed.containsKey(use.getNameAsString()) && !call.isAncestorOf(use)).forEach(use -> text.replace(use, renamed.get(use.getNameAsString())));
    text.replace(call, made);
    return text.of(statement);
  }

  /** Variables that change elsewhere, of which a task has a copy. */
  private Map<String, String> captured(List<MethodCallExpr> all) {
    Set<String> used = new LinkedHashSet<>();
    for (MethodCallExpr call : all.subList(0, all.size() - 1)) {
      Statement statement = calls.statements().stream().filter(found -> found.isAncestorOf(call)).findFirst().orElseThrow();
      (calls.isMovable(statement, names) ? statement : call).findAll(NameExpr.class).forEach(use -> used.add(use.getNameAsString()));
    }
    Map<String, String> captured = new LinkedHashMap<>();
    for (String name : used) {
      if (names.find(name).filter(variable -> !names.mayBeCaptured(variable)).isPresent()) {
        captured.put(name, names.fresh("now", name));
      }
    }
    return captured;
  }
}
