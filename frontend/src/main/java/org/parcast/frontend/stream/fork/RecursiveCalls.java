package org.parcast.frontend.stream.fork;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.IfStmt;
import com.github.javaparser.ast.stmt.ReturnStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;

/** Calls of a method by itself that follow each other, in one statement or in several: {@code sort(a, from, mid); sort(a, mid, to);}. */
public final class RecursiveCalls extends CallGroup {
  private final MethodDeclaration method;
  private final List<MethodCallExpr> calls;

  private RecursiveCalls(MethodDeclaration method, List<Statement> statements) {
    super(statements);
    this.method = method;
    this.calls = statements.stream().flatMap(statement -> own(method, statement).stream()).toList();
  }

  static List<RecursiveCalls> in(CompilationUnit file) {
    List<RecursiveCalls> all = new ArrayList<>();
    for (MethodDeclaration method : file.findAll(MethodDeclaration.class, found -> found.getBody().isPresent())) {
      for (BlockStmt block : method.findAll(BlockStmt.class)) {
        List<Statement> together = new ArrayList<>();
        for (Statement statement : block.getStatements()) {
          if (isSimple(statement) && !own(method, statement).isEmpty()) {
            together.add(statement);
          } else {
            add(all, method, together);
            together = new ArrayList<>();
          }
        }
        add(all, method, together);
      }
      for (Statement alone : method.findAll(Statement.class, found -> isSimple(found) && !(found.getParentNode().orElseThrow() instanceof BlockStmt))) {
        add(all, method, own(method, alone).isEmpty() ? List.of() : List.of(alone));
      }
    }
    return all;
  }

  private static void add(List<RecursiveCalls> all, MethodDeclaration method, List<Statement> statements) {
    RecursiveCalls found = new RecursiveCalls(method, List.copyOf(statements));
    if (found.calls.size() > 1) {
      all.add(found);
    }
  }

  private static boolean isSimple(Statement statement) {
    return statement instanceof ExpressionStmt || statement instanceof ReturnStmt || core(statement) instanceof ExpressionStmt;
  }

  /** What is done under a condition that does nothing itself, {@code if (from < to) sort(a, from, to);}; else the statement. */
  private static Statement core(Statement statement) {
    if (!(statement instanceof IfStmt choice) || choice.hasElseBranch() || choice.getCondition().findFirst(Expression.class, RecursiveCalls::mayChange).isPresent()) {
      return statement;
    }
    Statement then = choice.getThenStmt();
    Statement only = then instanceof BlockStmt block && block.getStatements().size() == 1 ? block.getStatement(0) : then;
    return only instanceof ExpressionStmt alone && !(alone.getExpression() instanceof VariableDeclarationExpr) ? only : statement;
  }

  private static boolean mayChange(Expression part) {
    return part instanceof MethodCallExpr || part instanceof ObjectCreationExpr || part instanceof AssignExpr || part instanceof UnaryExpr unary && unary.getOperator().name().contains("CREMENT");
  }

  /** The calls of the method by itself in a statement, but for those within others of them. */
  private static List<MethodCallExpr> own(MethodDeclaration method, Node in) {
    return in.findAll(MethodCallExpr.class, call -> isOwn(method, call) && call.findAncestor(MethodCallExpr.class, outer -> in.isAncestorOf(outer) && isOwn(method, outer)).isEmpty()
        && call.findAncestor(CallableDeclaration.class).orElse(null) == method && call.findAncestor(LambdaExpr.class).filter(method::isAncestorOf).isEmpty());
  }

  /** Whether it looks like a call of the method; the compiler finds out whether it is. */
  static boolean isOwn(MethodDeclaration method, MethodCallExpr call) {
    return call.getNameAsString().equals(method.getNameAsString()) && call.getArguments().size() == method.getParameters().size() && !call.getScope().map(Expression::isSuperExpr).orElse(false);
  }

  @Override
  public String name() {
    return "calls of " + method.getNameAsString() + "()";
  }

  @Override
  public int size() {
    return calls.size();
  }

  @Override
  public boolean isRecursive() {
    return true;
  }

  MethodDeclaration method() {
    return method;
  }

  @Override
  List<? extends Node> written() {
    return List.of(method);
  }

  @Override
  List<MethodCallExpr> calls(Statement in) {
    return own(method, in);
  }

  @Override
  String type(Statement statement) {
    return method.getTypeAsString();
  }

  @Override
  public void check() throws NoStream {
    if (isLocked()) {
      throw new NoStream("its calls hold a lock, for which others would wait: move them out of synchronized");
    } else if (!method.getThrownExceptions().isEmpty()) {
      throw new NoStream(method.getNameAsString() + "() declares exceptions, which a task does not carry out: catch them in it");
    }
    checkMethods();
    Set<String> assigned = new HashSet<>();
    for (Statement statement : statements()) {
      for (MethodCallExpr call : calls(statement)) {
        if (call.findFirst(MethodCallExpr.class, inner -> inner != call && isOwn(method, inner)).isPresent()) {
          throw new NoStream("a call takes what another one returns");
        } else if (call.findFirst(NameExpr.class, use -> assigned.contains(use.getNameAsString())).isPresent()) {
          throw new NoStream("a later call takes what an earlier one returns");
        } else if (call.findFirst(Expression.class, part -> part instanceof AssignExpr || part instanceof UnaryExpr unary && unary.getOperator().name().contains("CREMENT")).isPresent()) {
          throw new NoStream("a call's arguments change variables: change them before");
        }
        checkReached(call, statement);
      }
      checkRest(statement);
      statement.findAll(AssignExpr.class).forEach(assign -> assigned.add(assign.getTarget().toString()));
      statement.findAll(VariableDeclarationExpr.class).forEach(declared -> declared.getVariables().forEach(variable -> assigned.add(variable.getNameAsString())));
    }
  }

  /** Another method of the name could be meant, and one between the calls would begin with tasks anew. */
  private void checkMethods() throws NoStream {
    Node type = method.getParentNode().orElseThrow();
    for (MethodDeclaration other : method.findCompilationUnit().orElseThrow().findAll(MethodDeclaration.class, other -> other != method)) {
      boolean overloads = other.getNameAsString().equals(method.getNameAsString()) && other.getParameters().size() == method.getParameters().size();
      boolean overrides = overloads && other.getParentNode().orElseThrow() != type;
      if (overloads && (other.getParentNode().orElseThrow() == type || overrides && !method.isStatic() && !method.isPrivate())) {
        throw new NoStream("there are several methods " + method.getNameAsString() + "() with as many parameters: give this one a name of its own");
      }
      boolean between = method.findFirst(MethodCallExpr.class, call -> call.getNameAsString().equals(other.getNameAsString())).isPresent()
          && other.findFirst(MethodCallExpr.class, call -> isOwn(method, call)).isPresent();
      if (between) {
        throw new NoStream("it calls itself through " + other.getNameAsString() + "() too");
      }
    }
  }

  /** Each call is made, whatever the others return. */
  private static void checkReached(MethodCallExpr call, Statement statement) throws NoStream {
    for (Node at = call; at != statement; at = at.getParentNode().orElseThrow()) {
      Node around = at.getParentNode().orElseThrow();
      boolean maybe = around instanceof ConditionalExpr choice && choice.getCondition() != at || around instanceof SwitchExpr || around instanceof LambdaExpr
          || around instanceof BinaryExpr both && both.getRight() == at && (both.getOperator() == BinaryExpr.Operator.AND || both.getOperator() == BinaryExpr.Operator.OR);
      if (maybe) {
        throw new NoStream("whether a call is made depends on something in its statement");
      }
    }
  }

  /** What the statement does beside the calls is done after them: it may wrap all of them, and read variables. */
  private void checkRest(Statement statement) throws NoStream {
    List<MethodCallExpr> within = calls(statement);
    boolean last = statement == statements().get(statements().size() - 1);
    for (Expression part : statement.findAll(Expression.class)) {
      boolean inCall = within.stream().anyMatch(call -> call == part || call.isAncestorOf(part));
      boolean effects = part instanceof MethodCallExpr call && !isOfMath(call) || part instanceof ObjectCreationExpr || part instanceof UnaryExpr unary && unary.getOperator().name().contains("CREMENT");
      boolean wraps = last && statements().size() == 1 && within.stream().allMatch(part::isAncestorOf);
      if (!inCall && effects && !wraps) {
        throw new NoStream("beside the calls, " + part + " is computed in their statement: move it out");
      }
    }
    if (!last && (statement instanceof ReturnStmt || !within.isEmpty() && !isWhole(statement))) {
      throw new NoStream("between the calls something else is computed: move it behind them");
    }
  }

  private static boolean isOfMath(MethodCallExpr call) {
    return NamesInScope.isOfMath(call);
  }

  /** The one call that is the statement, or all that it assigns. */
  boolean isWhole(Statement statement) {
    return value(statement).filter(value -> calls(statement).contains(value)).isPresent();
  }

  /** What the statement computes: an expression alone, what is assigned, or what a variable begins with. */
  private static Optional<Expression> value(Statement statement) {
    Expression expression = core(statement) instanceof ExpressionStmt alone ? alone.getExpression() : null;
    if (expression instanceof AssignExpr assign) {
      return assign.getOperator() == AssignExpr.Operator.ASSIGN ? Optional.of(assign.getValue()) : Optional.empty();
    } else if (expression instanceof VariableDeclarationExpr declared) {
      return declared.getVariables().size() == 1 ? declared.getVariable(0).getInitializer() : Optional.empty();
    }
    return Optional.ofNullable(expression);
  }

  @Override
  boolean isMovable(Statement statement, NamesInScope names) {
    Expression expression = core(statement) instanceof ExpressionStmt alone && isWhole(statement) ? alone.getExpression() : null;
    boolean stores = expression instanceof AssignExpr assign && !(assign.getTarget() instanceof NameExpr target && names.find(target.getNameAsString()).filter(found -> !found.isField()).isPresent());
    return expression instanceof MethodCallExpr || stores;
  }
}
