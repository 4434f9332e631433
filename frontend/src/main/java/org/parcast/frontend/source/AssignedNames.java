package org.parcast.frontend.source;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The variables that a piece of source changes but does not declare. */
final class AssignedNames {
  private AssignedNames() {}

  /** Their names, sorted; fields named without {@code this} are among them. */
  static List<String> in(Node node) {
    Set<String> assigned = new TreeSet<>();
    Set<String> declared = new HashSet<>();
    node.walk(
        part -> {
          if (part instanceof AssignExpr assign) {
            add(assign.getTarget(), assigned);
          } else if (part instanceof UnaryExpr unary && unary.getOperator().name().contains("CREMENT")) {
            add(unary.getExpression(), assigned);
          } else if (part instanceof VariableDeclarator declarator) {
            declared.add(declarator.getNameAsString());
          } else if (part instanceof Parameter parameter) {
            declared.add(parameter.getNameAsString());
          }
        });
    assigned.removeAll(declared);
    return List.copyOf(assigned);
  }

  private static void add(Expression target, Set<String> assigned) {
    if (target instanceof NameExpr name) {
      assigned.add(name.getNameAsString());
    }
  }
}
