package org.parcast.frontend.source;

import com.github.javaparser.ParseResult;
import com.github.javaparser.Position;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.UnaryExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithSimpleName;
import com.github.javaparser.ast.stmt.DoStmt;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.WhileStmt;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.source.SourceLoop.Kind;
import org.parcast.frontend.stream.LoopSyntax;
import org.parcast.frontend.stream.loop.InheritedFields;
import org.parcast.frontend.stream.loop.SourceParser;

/** Finds the loops of a source file. */
public final class SourceLoops {
  /** What ends a stream of the library and so runs it. */
  private static final Set<String> TERMINAL =
      Set.of("forEach", "forEachOrdered", "reduce", "collect", "sum", "min", "max", "count", "average", "toArray", "toList",
          "anyMatch", "allMatch", "noneMatch", "findFirst", "findAny", "summaryStatistics");

  private static final Set<String> STREAMS = Set.of("IntStream", "LongStream", "DoubleStream", "Stream", "StreamSupport");
  private static final Set<String> SOURCES = Set.of("stream", "parallelStream");

  private final String file;
  private final List<SourceLoop> loops = new ArrayList<>();

  private SourceLoops(String file) {
    this.file = file;
  }

  /** The loops of a source file alone, whose superclasses are not known. */
  public static List<SourceLoop> parse(Path file) throws FrontendException {
    return parse(file, new InheritedFields(List.of()));
  }

  /**
   * The loops of a source file in the order of their positions, an outer before those within.
   *
   * @param inherited what its classes have from others
   * @throws FrontendException where the file cannot be read or parsed
   */
  public static List<SourceLoop> parse(Path file, InheritedFields inherited) throws FrontendException {
    try {
      ParseResult<CompilationUnit> parsed = SourceParser.parser().parse(file);
      if (!parsed.isSuccessful()) {
        List<String> problems = parsed.getProblems().stream().map(p -> file + ": " + p.getVerboseMessage()).toList();
        throw new FrontendException(file + ": the loops of the source cannot be read", problems);
      }
      SourceLoops found = new SourceLoops(file.toString());
      CompilationUnit unit = parsed.getResult().orElseThrow();
      inherited.tell(unit);
      unit.walk(found::visit);
      found.loops.sort(Comparator.comparingInt(SourceLoop::line).thenComparingInt(SourceLoop::column));
      return found.loops;
    } catch (IOException e) {
      throw new FrontendException(file + ": cannot be read (" + e + ")");
    }
  }

  private void visit(Node node) {
    if (node instanceof ForStmt loop) {
      add(loop, Kind.FOR, countingVariable(loop));
    } else if (node instanceof ForEachStmt loop) {
      add(loop, Kind.FOREACH, loop.getVariableDeclarator().getNameAsString());
    } else if (node instanceof WhileStmt) {
      add(node, Kind.WHILE, null);
    } else if (node instanceof DoStmt) {
      add(node, Kind.DO, null);
    } else if (node instanceof MethodCallExpr call && TERMINAL.contains(call.getNameAsString()) && isStream(call.getScope())) {
      add(call, Kind.STREAM, null);
    }
  }

  private void add(Node node, Kind kind, String variable) {
    Position begin = node.getBegin().orElseThrow();
    Position end = node.getEnd().orElseThrow();
    loops.add(
        new SourceLoop(file, begin.line, begin.column, end.line, end.column, kind, EnclosingMethod.of(node), variable, LoopSyntax.of(node), AssignedNames.in(node)));
  }

  /** The variable that the update changes, or else that the loop declares. */
  private static String countingVariable(ForStmt loop) {
    for (Expression update : loop.getUpdate()) {
      Expression changed =
          update instanceof UnaryExpr unary ? unary.getExpression() : update instanceof AssignExpr assign ? assign.getTarget() : update;
      if (changed instanceof NameExpr name) {
        return name.getNameAsString();
      }
    }
    for (Expression initial : loop.getInitialization()) {
      if (initial instanceof VariableDeclarationExpr declaration) {
        return declaration.getVariables().getFirst().map(VariableDeclarator::getNameAsString).orElse(null);
      }
    }
    return null;
  }

  private static boolean isStream(Optional<Expression> scope) {
    if (scope.isEmpty()) {
      return false;
    }
    if (scope.get() instanceof MethodCallExpr call) {
      return SOURCES.contains(call.getNameAsString()) || isStream(call.getScope());
    }
    return scope.get() instanceof NodeWithSimpleName<?> name && STREAMS.contains(name.getNameAsString());
  }
}
