package org.parcast.frontend.stream.loop;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.ThrowStmt;
import com.github.javaparser.ast.stmt.TryStmt;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether the program, by the loop's file, counts on the exceptions of iterations: it throws some, or catches what comes out of the loop. Then that of the lowest iteration has to come out, and no
 * iteration may go on behind the loop. Calls are followed by their names.
 */
public final class SeenExceptions {
  private final Statement loop;
  private final Node file;

  private SeenExceptions(Statement loop) {
    this.loop = loop;
    this.file = loop.findRootNode();
  }

  /** @param loop as it stands in its file */
  public static boolean of(Statement loop) {
    SeenExceptions seen = new SeenExceptions(loop);
    return seen.isThrown() || seen.isCaught();
  }

  private boolean isThrown() {
    Set<String> called = called(List.of(loop));
    return isThrownIn(loop) || file.findFirst(CallableDeclaration.class, method -> called.contains(method.getNameAsString()) && isThrownIn(method)).isPresent();
  }

  private static boolean isThrownIn(Node node) {
    return node.findFirst(ThrowStmt.class).isPresent();
  }

  private boolean isCaught() {
    List<? extends Node> tried = file.findAll(TryStmt.class, attempt -> !attempt.getCatchClauses().isEmpty()).stream().map(TryStmt::getTryBlock).toList();
    Set<String> called = called(tried);
    return tried.stream().anyMatch(block -> block.isAncestorOf(loop))
        || loop.findAncestor(CallableDeclaration.class).filter(method -> called.contains(((CallableDeclaration<?>) method).getNameAsString())).isPresent();
  }

  /** The names of all methods and constructors that are called from there, also by others of the file. */
  private Set<String> called(List<? extends Node> from) {
    Set<String> called = new HashSet<>();
    int before = -1;
    from.forEach(node -> addCalls(node, called));
    while (called.size() > before) {
      before = called.size();
      file.findAll(CallableDeclaration.class, method -> called.contains(method.getNameAsString())).forEach(method -> addCalls(method, called));
    }
    return called;
  }

  private static void addCalls(Node node, Set<String> called) {
    node.walk(MethodCallExpr.class, call -> called.add(call.getNameAsString()));
    node.walk(ObjectCreationExpr.class, made -> called.add(made.getType().getNameAsString()));
  }
}
