package org.parcast.frontend.stream.part;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.stmt.SynchronizedStmt;
import java.util.Optional;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;

/** Locks that the loop's thread holds while it waits for the parts: a part that needs one would wait for that thread. */
final class HeldLocks {
  private HeldLocks() {}

  static void check(Node loop) throws NoStream {
    if (isHeldAround(loop) && mayLock(loop)) {
      throw new NoStream("it runs while its thread holds a lock, which what it calls in other threads may wait for: move it out of synchronized");
    }
  }

  private static boolean isHeldAround(Node loop) {
    for (Optional<Node> at = loop.getParentNode(); at.isPresent(); at = at.get().getParentNode()) {
      if (at.get() instanceof SynchronizedStmt || at.get() instanceof MethodDeclaration method && method.isSynchronized()) {
        return true;
      } else if (at.get() instanceof MethodDeclaration || at.get() instanceof LambdaExpr) {
        return false;
      }
    }
    return false;
  }

  private static boolean mayLock(Node loop) {
    return loop.findFirst(SynchronizedStmt.class).isPresent() || loop.findFirst(ObjectCreationExpr.class).isPresent()
        || loop.findFirst(MethodCallExpr.class, call -> !NamesInScope.isOfMath(call)).isPresent();
  }
}
