package org.parcast.frontend.stream.part;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import org.parcast.frontend.stream.loop.Body;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;

/** Objects whose fields are scratch of the iterations: each part makes one of its own. */
final class PrivateObjects {
  private final Node loop;
  private final NamesInScope names;

  PrivateObjects(Node loop, NamesInScope names) {
    this.loop = loop;
    this.names = names;
  }

  /** The variable that a name such as {@code v.x} or {@code v.data[]} begins with. */
  static String root(String name) {
    return name.replaceFirst("[.\\[].*", "");
  }

  /**
   * What makes another: as the first is made, where nothing but the loop has used that.
   *
   * @param name of what is scratch
   */
  String anew(NamesInScope.Variable object, String name) throws NoStream {
    boolean made = object.declaration() instanceof VariableDeclarator declared && declared.getInitializer().filter(value -> value instanceof ObjectCreationExpr created
        && created.getAnonymousClassBody().isEmpty()).isPresent();
    if (object.isField() || !made || isUsedElsewhere(object)) {
      throw new NoStream(name + " is scratch in an object that is used elsewhere too: make " + object.name() + " in the iteration");
    }
    return Body.plain(((VariableDeclarator) object.declaration()).getInitializer().orElseThrow());
  }

  private boolean isUsedElsewhere(NamesInScope.Variable object) {
    return names.scopeOf(object).findFirst(NameExpr.class, use -> use.getNameAsString().equals(object.name()) && !loop.isAncestorOf(use)).isPresent();
  }
}
