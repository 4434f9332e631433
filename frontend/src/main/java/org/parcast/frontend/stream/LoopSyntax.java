package org.parcast.frontend.stream;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.Statement;

/** A loop as it was parsed. */
public final class LoopSyntax {
  private final Node loop;

  private LoopSyntax(Node loop) {
    this.loop = loop;
  }

  /** The loop of a parsed source. */
  public static LoopSyntax of(Node loop) {
    return new LoopSyntax(loop);
  }

  /** The loop as a parallel stream, given that its iterations may run in any order with these clauses. */
  public StreamForm asStream(Clauses clauses) {
    if (!(loop instanceof ForStmt) && !(loop instanceof ForEachStmt)) {
      return StreamForm.none("it counts in its body: write it as a for statement first");
    }
    try {
      return StreamForm.of(new StreamWriter((Statement) loop, clauses).write());
    } catch (NoStream e) {
      return StreamForm.none(e.getMessage());
    }
  }
}
