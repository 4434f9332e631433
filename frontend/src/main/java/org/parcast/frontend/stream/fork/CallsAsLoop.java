package org.parcast.frontend.stream.fork;

import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.parcast.frontend.stream.LoopSyntax;
import org.parcast.frontend.stream.LoopText;
import org.parcast.frontend.stream.loop.Body;
import org.parcast.frontend.stream.loop.EditedText;
import org.parcast.frontend.stream.loop.NamesInScope;

/**
 * Calls as iterations of a loop: if these may run in any order, so may the calls. What is read beside the calls is an iteration too, so that it may be read when all are done. What follows
 * stays in its line.
 */
final class CallsAsLoop {
  private final CallGroup calls;
  private final NamesInScope names;
  private final String results;
  private final String k;
  private final List<String> iterations = new ArrayList<>();
  private boolean returns;

  CallsAsLoop(CallGroup calls) {
    this.calls = calls;
    this.names = new NamesInScope(calls.statements().get(0));
    this.results = names.fresh("results" + calls.line());
    this.k = names.fresh("k");
  }

  Map<LoopSyntax, LoopText> written() {
    Map<Statement, String> rests = new LinkedHashMap<>();
    List<Expression> reads = new ArrayList<>();
    for (Statement statement : calls.statements()) {
      if (calls.isMovable(statement, names)) {
        iterations.add(Body.plain(statement));
        rests.put(statement, "");
      } else {
        reads.addAll(reads(statement));
        rests.put(statement, hoisted(statement));
      }
    }
    if (!reads.isEmpty()) {
      iterations.add("final Object[] " + names.fresh("read") + " = {" + String.join(", ", reads.stream().map(Body::plain).toList()) + "};");
    }
    Statement first = calls.statements().get(0);
    boolean alone = !(first.getParentNode().orElse(null) instanceof BlockStmt);
    Map<LoopSyntax, LoopText> texts = new LinkedHashMap<>();
    rests.forEach((statement, rest) -> {
      String text = statement == first ? (alone ? "{ " : "") + loop() + " " + rest + (alone ? " }" : "") : rest;
      texts.put(LoopSyntax.of(statement), new LoopText(List.of(text), List.of()));
    });
    return texts;
  }

  /** The statement with what the loop has found in the place of its calls. */
  private String hoisted(Statement statement) {
    EditedText text = new EditedText();
    String type = calls.type(statement);
    for (Expression call : calls.calls(statement)) {
      String result = results + "[" + iterations.size() + "]";
      iterations.add(results + "[" + k + "] = " + CallsAsTasks.as(type, Body.plain(call)) + ";");
      returns = true;
      text.replace(call, element().equals("Object") ? "((" + NamesInScope.boxed(type) + ") " + result + ")" : result);
    }
    return text.of(statement);
  }

  /** Of the array of what calls return: theirs, where all return the same kind of number. */
  private String element() {
    Set<String> types = calls.statements().stream().filter(statement -> !calls.isMovable(statement, names)).map(calls::type).collect(Collectors.toSet());
    String type = types.size() == 1 ? types.iterator().next() : "Object";
    return NamesInScope.isReference(type) ? "Object" : type;
  }

  private String loop() {
    StringBuilder text = new StringBuilder();
    if (returns) {
      text.append("final ").append(element()).append("[] ").append(results).append(" = new ").append(element()).append("[").append(iterations.size()).append("]; ");
    }
    text.append("for (int ").append(k).append(" = 0; ").append(k).append(" < ").append(iterations.size()).append("; ").append(k).append("++) { ");
    for (int i = 0; i < iterations.size(); i++) {
      text.append(i == 0 ? "" : " else ").append(i == iterations.size() - 1 ? "" : "if (" + k + " == " + i + ") ").append("{ ").append(iterations.get(i)).append(" }");
    }
    return text.append(" }").toString();
  }

  /** What the statement reads of fields and elements beside its calls. */
  private List<Expression> reads(Statement statement) {
    List<? extends Expression> within = calls.calls(statement);
    List<Expression> reads = new ArrayList<>();
    for (Expression part : statement.findAll(Expression.class)) {
      boolean field = part instanceof FieldAccessExpr || part instanceof ArrayAccessExpr || part instanceof NameExpr name && names.find(name.getNameAsString()).filter(NamesInScope.Variable::isField).isPresent();
      boolean target = part.getParentNode().orElse(null) instanceof AssignExpr assign && assign.getTarget() == part;
      if (field && !target && within.stream().noneMatch(call -> call.isAncestorOf(part)) && reads.stream().noneMatch(read -> read.isAncestorOf(part))) {
        reads.add(part);
      }
    }
    return reads;
  }
}
