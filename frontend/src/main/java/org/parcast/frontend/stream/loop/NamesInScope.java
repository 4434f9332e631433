package org.parcast.frontend.stream.loop;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BooleanLiteralExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.DoubleLiteralExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.IntegerLiteralExpr;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.LongLiteralExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithSimpleName;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.CatchClause;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.SwitchEntry;
import com.github.javaparser.ast.stmt.TryStmt;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the names around a loop mean: which variable is declared where, and whether a lambda may use it. */
public final class NamesInScope {
  private static final Set<String> PRIMITIVES = Set.of("int", "long", "double", "float", "short", "byte", "char", "boolean");

  private final Node loop;
  private final Node file;
  private final Set<String> taken = new HashSet<>();
  private final Map<String, List<Node>> declared = new HashMap<>();
  private final Map<String, Optional<Variable>> found = new HashMap<>();

  /**
   * A variable declared outside of the loop.
   *
   * @param name its name
   * @param type its type as it is written, brackets included
   * @param declaration where it is declared; null where a superclass does that
   * @param isField whether it is no local variable
   */
  public record Variable(String name, String type, Node declaration, boolean isField) {
    /** Whether an expression is the variable, by its name or as a field of {@code this}. */
    public boolean isNamedBy(Expression expression) {
      return expression instanceof NameExpr simple && simple.getNameAsString().equals(name)
          || isField && expression instanceof FieldAccessExpr field && (field.getScope().isThisExpr() || declaration == null && field.getScope().isSuperExpr()) && field.getNameAsString().equals(name);
    }

    /** Whether the expression gives it another value. */
    public boolean isAssignedBy(Expression part) {
      return target(part).filter(this::isNamedBy).isPresent();
    }

    /** Dimensions of an array, 0 where it is none. */
    public int dimensions() {
      return (type.length() - elementType().length()) / 2;
    }

    /** Type of the innermost elements, or of the variable itself where it is no array, as is a list of arrays. */
    public String elementType() {
      return type.replaceFirst("(\\[\\])+$", "");
    }
  }

  public NamesInScope(Node loop) {
    this.loop = loop;
    this.file = loop.findRootNode();
    file.walk(node -> {
      if (node instanceof SimpleName name) {
        taken.add(name.getIdentifier());
      } else if (isDeclaration(node)) {
        declared.computeIfAbsent(((NodeWithSimpleName<?>) node).getNameAsString(), name -> new ArrayList<>()).add(node);
      }
    });
  }

  /** A name that nothing else in the file has: the given one, or that with a number. */
  public String fresh(String wanted) {
    String name = wanted;
    for (int number = 2; !taken.add(name); number++) {
      name = wanted + number;
    }
    return name;
  }

  /** A name for what stands for a variable: {@code own} and {@code sum} make {@code ownSum}. */
  public String fresh(String prefix, String name) {
    return fresh(prefix + Character.toUpperCase(name.charAt(0)) + name.substring(1));
  }

  /** The variable that the name means at the loop, where that is declared outside of it and in its file. */
  public Optional<Variable> find(String name) {
    return found.computeIfAbsent(name, this::search);
  }

  private Optional<Variable> search(String name) {
    Optional<Node> nearest = declared.getOrDefault(name, List.of()).stream().filter(this::isSeen).max(Comparator.comparingInt(node -> depth(scope(node))));
    Optional<TypeDeclaration<?>> around = InheritedFields.around(loop).filter(type -> nearest.isEmpty() || depth(scope(nearest.get())) < depth(type));
    Optional<String> inherited = around.flatMap(type -> InheritedFields.type(type, name));
    return inherited.isPresent() ? inherited.map(type -> new Variable(name, type, null, true)) : nearest.map(node -> new Variable(name, type(node), node, !isCompactlyGiven(node) && (scope(node) instanceof TypeDeclaration || isMember(node))));
  }

  /** Whether it is a component of a record whose compact constructor the loop is in: that has a parameter of its name, and the field no value yet. */
  private boolean isCompactlyGiven(Node declaration) {
    return declaration instanceof Parameter && scope(declaration) instanceof RecordDeclaration declared
        && loop.findAncestor(CompactConstructorDeclaration.class).filter(constructor -> constructor.getParentNode().orElse(null) == declared).isPresent();
  }

  /** Whether the variable is used after the loop, be it in the next iteration of one around it. */
  public boolean isUsedLater(Variable variable) {
    Node scope = scope(variable.declaration());
    boolean repeated = false;
    for (Node around = loop.getParentNode().orElse(scope); around != scope; around = around.getParentNode().orElse(scope)) {
      repeated |= Body.isLoop(around);
    }
    boolean again = repeated;
    return scope.findAll(NameExpr.class, use -> use.getNameAsString().equals(variable.name()) && !loop.isAncestorOf(use)).stream()
        .anyMatch(use -> again || use.getBegin().orElseThrow().isAfter(loop.getEnd().orElseThrow()));
  }

  /** Where the variable can be used. */
  public Node scopeOf(Variable variable) {
    return scope(variable.declaration());
  }

  private static boolean isMember(Node node) {
    return node.getParentNode().orElse(null) instanceof FieldDeclaration;
  }

  private static boolean isDeclaration(Node node) {
    return node instanceof VariableDeclarator || node instanceof Parameter;
  }

  private boolean isSeen(Node declaration) {
    Node scope = scope(declaration);
    boolean before = isMember(declaration) || declaration.getBegin().orElseThrow().isBefore(loop.getBegin().orElseThrow());
    return scope != null && before && scope.isAncestorOf(loop);
  }

  private static int depth(Node node) {
    int depth = 0;
    for (Node at = node; at != null; at = at.getParentNode().orElse(null)) {
      depth++;
    }
    return depth;
  }

  private static Node scope(Node declaration) {
    Node at = declaration.getParentNode().orElse(null);
    while (at != null
        && !(at instanceof BlockStmt || at instanceof SwitchEntry || at instanceof ForStmt || at instanceof ForEachStmt || at instanceof TryStmt
            || at instanceof CatchClause || at instanceof LambdaExpr || at instanceof CallableDeclaration || at instanceof TypeDeclaration
            || at instanceof ObjectCreationExpr)) {
      at = at.getParentNode().orElse(null);
    }
    return at;
  }

  /** The type of a declared variable as it is written, or as its value shows it. */
  public static String type(Node declaration) {
    if (declaration instanceof Parameter parameter) {
      return parameter.getTypeAsString() + (parameter.isVarArgs() ? "[]" : "");
    }
    VariableDeclarator variable = (VariableDeclarator) declaration;
    return variable.getType().isVarType() ? variable.getInitializer().map(NamesInScope::type).orElse("var") : variable.getTypeAsString();
  }

  /** The type of a variable that is declared as {@code var} with this value, where that shows it. */
  private static String type(Expression value) {
    if (value instanceof ObjectCreationExpr created && created.getAnonymousClassBody().isEmpty() && !created.getType().toString().endsWith("<>")) {
      return created.getTypeAsString();
    } else if (value instanceof ArrayCreationExpr created) {
      return created.getElementType() + "[]".repeat(created.getLevels().size());
    } else if (value instanceof CastExpr cast) {
      return cast.getTypeAsString();
    } else if (value instanceof BooleanLiteralExpr) {
      return "boolean";
    } else if (value instanceof StringLiteralExpr) {
      return "String";
    }
    return value instanceof IntegerLiteralExpr ? "int" : value instanceof LongLiteralExpr ? "long"
        : value instanceof DoubleLiteralExpr number ? number.getValue().matches(".*[fF]") ? "float" : "double" : "var";
  }

  /** The type of an array that is a variable, an element of one that holds arrays, or the result of a method, as far as the file tells; else empty. */
  public String arrayType(Expression expression) {
    if (expression instanceof ArrayAccessExpr element) {
      String type = arrayType(element.getName());
      return type.endsWith("[][]") ? type.substring(0, type.length() - 2) : "";
    }
    if (expression instanceof MethodCallExpr call && call.getScope().isEmpty()) {
      return file.findFirst(MethodDeclaration.class, method -> method.getNameAsString().equals(call.getNameAsString())).map(MethodDeclaration::getTypeAsString)
          .filter(type -> type.endsWith("[]")).orElse("");
    }
    String name = expression instanceof NameExpr variable ? variable.getNameAsString()
        : expression instanceof FieldAccessExpr field && field.getScope().isThisExpr() ? field.getNameAsString() : "";
    return find(name).map(Variable::type).filter(type -> type.endsWith("[]")).orElse("");
  }

  /** The type as a cast of an object names it. */
  public static String boxed(String type) {
    return switch (type) {
      case "int" -> "Integer";
      case "char" -> "Character";
      case "long", "double", "float", "short", "byte", "boolean" -> Character.toUpperCase(type.charAt(0)) + type.substring(1);
      default -> type;
    };
  }

  /** Whether values of the type are whole numbers that arithmetic makes an int of. */
  public static boolean isNarrow(String type) {
    return type.equals("char") || type.equals("short") || type.equals("byte");
  }

  /** Whether values of the type, as it is written, are references. */
  public static boolean isReference(String type) {
    return !PRIMITIVES.contains(type);
  }

  /** What a variable of the type can be declared with that gets its value later. */
  public static String zero(String type) {
    return type.equals("boolean") ? "false" : isReference(type) ? "null" : "0";
  }

  /** Whether a lambda may use the variable: it is never assigned but where it is declared. */
  public boolean mayBeCaptured(Variable variable) {
    if (variable.isField()) {
      return true;
    }
    boolean initialised = !(variable.declaration() instanceof VariableDeclarator declarator) || declarator.getInitializer().isPresent()
        || declarator.getParentNode().flatMap(Node::getParentNode).orElse(null) instanceof ForEachStmt;
    return initialised && scope(variable.declaration()).findFirst(Expression.class, part -> assigns(part, variable.name())).isEmpty();
  }

  /** Whether a method of {@code Math} is called. */
  public static boolean isOfMath(MethodCallExpr call) {
    return call.getScope().map(Node::toString).orElse("").equals("Math");
  }

  /**
   * Whether the loop's own text can be what gathers in the variable: by an assignment, or through a reference. Fields that called methods gather in may have the name of a variable that the loop only
   * reads.
   */
  public boolean isGathered(Variable variable) {
    return isReference(variable.type()) || loop.findFirst(Expression.class, variable::isAssignedBy).isPresent();
  }

  /** Whether the expression gives the variable of that name another value. */
  public static boolean assigns(Expression part, String name) {
    return target(part).filter(target -> target instanceof NameExpr named && named.getNameAsString().equals(name)).isPresent();
  }

  private static Optional<Expression> target(Expression part) {
    return part instanceof AssignExpr assign ? Optional.of(assign.getTarget())
        : part instanceof UnaryExpr unary && unary.getOperator().name().contains("CREMENT") ? Optional.of(unary.getExpression()) : Optional.empty();
  }
}
