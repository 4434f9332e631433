package org.parcast.frontend.stream.fork;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SynchronizedStmt;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.frontend.stream.LoopSyntax;
import org.parcast.frontend.stream.LoopText;
import org.parcast.frontend.stream.SourceText;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;
import org.parcast.frontend.stream.loop.SourceParser;

/** Statements that follow each other and make calls, which may be made at the same time if they leave each other alone. */
public abstract sealed class CallGroup permits RecursiveCalls, NeighbouringCalls {
  /** Calls that are timed one by one: their clocks, some 50 ns for a pair of readings (System.nanoTime, measured), add 0.2 ms, a fifth of a thousandth of a second's run. */
  private static final int TIMED = 4096;

  private final List<Statement> statements;

  CallGroup(List<Statement> statements) {
    this.statements = List.copyOf(statements);
  }

  /**
   * All groups in the text of a file that can be written, by where they stand; none where it cannot be parsed.
   *
   * @param methods names of those that the program declares: calls of others are no work of its own
   */
  public static List<CallGroup> in(String text, Set<String> methods) {
    return SourceParser.parser().parse(text).getResult().map(file -> in(file, methods)).orElse(List.of());
  }

  private static List<CallGroup> in(CompilationUnit file, Set<String> methods) {
    List<CallGroup> all = new ArrayList<>(RecursiveCalls.in(file));
    all.addAll(NeighbouringCalls.in(file, methods));
    all.sort(Comparator.comparingInt(CallGroup::line));
    return all;
  }

  /** The line of the first statement. */
  public final int line() {
    return statements.get(0).getBegin().orElseThrow().line;
  }

  /** The last line of the last statement. */
  public final int lastLine() {
    return statements.get(statements.size() - 1).getEnd().orElseThrow().line;
  }

  final List<Statement> statements() {
    return statements;
  }

  /** What the calls are, in words. */
  public abstract String name();

  /** The name of the method that they are in, as in class files. */
  public final String within() {
    return statements.get(0).findAncestor(MethodDeclaration.class).map(MethodDeclaration::getNameAsString).orElse("<init>");
  }

  /** How many calls there are. */
  public abstract int size();

  /** Whether a method calls itself, so that there are calls within calls. */
  public abstract boolean isRecursive();

  /** What is written anew. */
  abstract List<? extends Node> written();

  /** The expressions of a statement that tasks compute. */
  abstract List<? extends Expression> calls(Statement in);

  /** The type of what they give. */
  abstract String type(Statement statement);

  /** Whether the statement can be done by whoever makes the call: it leaves nothing in a local variable. */
  abstract boolean isMovable(Statement statement, NamesInScope names);

  /** @throws NoStream where they cannot be written, with the reason */
  public abstract void check() throws NoStream;

  final boolean isLocked() {
    Statement first = statements.get(0);
    return first.findAncestor(SynchronizedStmt.class).isPresent() || first.findAncestor(MethodDeclaration.class).filter(MethodDeclaration::isSynchronized).isPresent();
  }

  /** How deep calls within calls are timed. */
  public final int levels() {
    int levels = 1;
    for (long calls = size(); isRecursive() && calls < TIMED; calls *= size()) {
      levels++;
    }
    return levels;
  }

  /** Whether both can be written into one text of their file. */
  public final boolean isApartFrom(CallGroup other) {
    return written().stream().noneMatch(mine -> other.written().stream().anyMatch(its -> its == mine || mine.isAncestorOf(its) || its.isAncestorOf(mine)));
  }

  /** The file with the calls as the iterations of a loop that begins in the line of the first, in the order in which they are made. */
  public final String asLoop() throws NoStream {
    check();
    return SourceText.of(new CallsAsLoop(this).written());
  }

  /**
   * The file with all calls but the last as tasks.
   *
   * @param depth of calls within calls that are tasks; below, calls are made in order
   * @param notes what a reader has to know, a line each
   */
  public final String asTasks(int depth, List<String> notes) throws NoStream {
    check();
    return SourceText.of(new CallsAsTasks(this, new ForkedTasks(), depth, notes).written());
  }

  /** The file with all calls but the last as tasks that are done in other orders, as deep as calls are timed. */
  public final String asShuffledTasks() throws NoStream {
    check();
    return SourceText.of(new CallsAsTasks(this, new ShuffledTasks(), levels(), List.of()).written());
  }

  /**
   * The file with clocks around the calls of several groups, which are made in their order.
   *
   * @param groups of one file, each apart from the others and checked, with the numbers of their clocks
   */
  public static String timed(Map<CallGroup, Integer> groups) {
    Map<LoopSyntax, LoopText> texts = new LinkedHashMap<>();
    groups.forEach((group, number) -> texts.putAll(new CallsAsTasks(group, new TimedTasks(number, group.levels()), group.levels(), List.of()).written()));
    return SourceText.of(texts);
  }
}
