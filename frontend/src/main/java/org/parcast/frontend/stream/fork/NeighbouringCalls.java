package org.parcast.frontend.stream.fork;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;

/** Statements of a block that follow each other, each a call, or a variable that gets what calls return: {@code left = solve(a); right = solve(b);}. */
public final class NeighbouringCalls extends CallGroup {
  private NeighbouringCalls(List<Statement> statements) {
    super(statements);
  }

  static List<NeighbouringCalls> in(CompilationUnit file, Set<String> methods) {
    List<NeighbouringCalls> all = new ArrayList<>();
    for (BlockStmt block : file.findAll(BlockStmt.class, found -> found.findAncestor(CallableDeclaration.class).isPresent() && found.findAncestor(LambdaExpr.class).isEmpty())) {
      List<Statement> together = new ArrayList<>();
      Set<String> left = new HashSet<>();
      for (Statement statement : block.getStatements()) {
        boolean calls = value(statement).filter(value -> isWork(value, methods)).isPresent();
        if (!calls || uses(statement, left)) {
          add(all, together);
          together = new ArrayList<>();
          left = new HashSet<>();
        }
        if (calls) {
          together.add(statement);
          variable(statement).ifPresent(left::add);
        }
      }
      add(all, together);
    }
    return all;
  }

  private static void add(List<NeighbouringCalls> all, List<Statement> statements) {
    if (statements.size() > 1) {
      all.add(new NeighbouringCalls(statements));
    }
  }

  /** Whether it calls methods of the program, and does nothing in between that others could wait for. */
  private static boolean isWork(Expression value, Set<String> methods) {
    MethodDeclaration around = value.findAncestor(MethodDeclaration.class).orElse(null);
    boolean called = value.findFirst(MethodCallExpr.class, call -> methods.contains(call.getNameAsString())).isPresent();
    boolean plain = value.findFirst(BlockStmt.class).isEmpty()
        && value.findFirst(Expression.class, part -> part instanceof AssignExpr || part instanceof UnaryExpr unary && unary.getOperator().name().contains("CREMENT")).isEmpty();
    return called && plain && (around == null || value.findFirst(MethodCallExpr.class, call -> RecursiveCalls.isOwn(around, call)).isEmpty());
  }

  private static boolean uses(Statement statement, Set<String> variables) {
    return statement.findFirst(NameExpr.class, use -> variables.contains(use.getNameAsString())).isPresent();
  }

  /** What the statement computes: an expression alone, what is assigned, or what a variable begins with. */
  private static Optional<Expression> value(Statement statement) {
    Expression expression = statement instanceof ExpressionStmt alone ? alone.getExpression() : null;
    if (expression instanceof AssignExpr assign) {
      return assign.getOperator() == AssignExpr.Operator.ASSIGN ? Optional.of(assign.getValue()) : Optional.empty();
    } else if (expression instanceof VariableDeclarationExpr declared) {
      return declared.getVariables().size() == 1 ? declared.getVariable(0).getInitializer() : Optional.empty();
    }
    return expression instanceof MethodCallExpr ? Optional.of(expression) : Optional.empty();
  }

  /** The variable or field that a statement leaves its value in, by its name. */
  private static Optional<String> variable(Statement statement) {
    Expression expression = ((ExpressionStmt) statement).getExpression();
    if (expression instanceof VariableDeclarationExpr declared) {
      return Optional.of(declared.getVariable(0).getNameAsString());
    }
    return expression instanceof AssignExpr assign && assign.getTarget() instanceof NameExpr name ? Optional.of(name.getNameAsString()) : Optional.empty();
  }

  /** Those of the calls from one to another, both counted from 0. */
  public NeighbouringCalls from(int first, int last) {
    return new NeighbouringCalls(statements().subList(first, last + 1));
  }

  @Override
  public String name() {
    return "the calls that begin here";
  }

  @Override
  public int size() {
    return statements().size();
  }

  @Override
  public boolean isRecursive() {
    return false;
  }

  @Override
  List<? extends Node> written() {
    return statements();
  }

  @Override
  List<Expression> calls(Statement in) {
    return List.of(value(in).orElseThrow());
  }

  @Override
  String type(Statement statement) {
    Expression expression = ((ExpressionStmt) statement).getExpression();
    if (expression instanceof VariableDeclarationExpr declared) {
      return NamesInScope.type(declared.getVariable(0));
    }
    return variable(statement).flatMap(new NamesInScope(statement)::find).map(NamesInScope.Variable::type).orElse("var");
  }

  @Override
  boolean isMovable(Statement statement, NamesInScope names) {
    return !(((ExpressionStmt) statement).getExpression() instanceof VariableDeclarationExpr)
        && variable(statement).flatMap(names::find).filter(found -> !found.isField()).isEmpty();
  }

  @Override
  public void check() throws NoStream {
    if (isLocked()) {
      throw new NoStream("they are made while their thread holds a lock, for which others would wait: move them out of synchronized");
    }
    NamesInScope names = new NamesInScope(statements().get(0));
    for (Statement statement : statements()) {
      if (!isMovable(statement, names) && type(statement).equals("var")) {
        throw new NoStream("the type of " + variable(statement).orElseThrow() + " is not written: declare it with its type");
      }
    }
  }
}
