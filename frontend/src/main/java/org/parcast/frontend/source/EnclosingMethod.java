package org.parcast.frontend.source;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import java.util.ArrayDeque;
import java.util.Deque;

/** Names the method around a piece of source. */
final class EnclosingMethod {
  private EnclosingMethod() {}

  /** For example {@code Outer.Inner.run}; a lambda or anonymous class counts as part of the method where it stands. */
  static String of(Node node) {
    String method = null;
    Deque<String> types = new ArrayDeque<>();
    for (Node at = node; at != null; at = at.getParentNode().orElse(null)) {
      if (at instanceof TypeDeclaration<?> type) {
        types.addFirst(type.getNameAsString());
      } else if (types.isEmpty() && member(at) != null) {
        method = member(at);
      }
    }
    return String.join(".", types) + (method == null ? "" : "." + method);
  }

  private static String member(Node node) {
    if (node instanceof MethodDeclaration declared) {
      return declared.getNameAsString();
    } else if (node instanceof ConstructorDeclaration || node instanceof CompactConstructorDeclaration) {
      return "<init>";
    } else if (node instanceof InitializerDeclaration initializer) {
      return initializer.isStatic() ? "<clinit>" : "<init>";
    } else if (node instanceof FieldDeclaration field) {
      return field.isStatic() ? "<clinit>" : "<init>";
    }
    return null;
  }
}
