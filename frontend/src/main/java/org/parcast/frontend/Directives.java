package org.parcast.frontend;

import com.github.javaparser.ParseResult;
import com.github.javaparser.Position;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.comments.Comment;
import com.github.javaparser.ast.comments.CommentsCollection;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.source.DirectiveText;
import org.parcast.frontend.source.ParallelDirective;
import org.parcast.frontend.source.SourceLoop;
import org.parcast.frontend.source.SourceLoop.Kind;
import org.parcast.frontend.source.SourceLoops;
import org.parcast.frontend.stream.loop.SourceParser;
import org.parcast.ir.catalogue.Notice;

/** Finds the comments of a program that ask for loops to run in parallel, each with the loop below it. */
public final class Directives {
  private final String file;
  private final List<String> lines;
  private final List<SourceLoop> loops;
  private final List<Comment> comments;
  private final Node code;
  private final List<ParallelDirective> found = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();

  private Directives(String file, List<String> lines, List<SourceLoop> loops, List<Comment> comments, Node code) {
    this.file = file;
    this.lines = lines;
    this.loops = loops;
    this.comments = comments;
    this.code = code;
  }

  /**
   * What was read.
   *
   * @param directives those that say something, by file and line
   * @param problems those that are malformed or stand above no loop, and count for nothing: each a sentence with file, line and remedy
   */
  public record Read(List<ParallelDirective> directives, List<String> problems) {
    public Read {
      directives = List.copyOf(directives);
      problems = List.copyOf(problems);
    }
  }

  /**
   * The directives of the program's source files.
   *
   * @throws FrontendException where a file can't be parsed
   */
  public static Read of(Frontend.Result program) throws FrontendException {
    return of(new LinkedHashSet<>(program.sourceFiles().values()), program.sourceLoops());
  }

  /**
   * The directives of source files.
   *
   * @throws FrontendException where a file can't be parsed
   */
  public static Read of(Collection<Path> files) throws FrontendException {
    List<SourceLoop> loops = new ArrayList<>();
    for (Path file : files) {
      loops.addAll(SourceLoops.parse(file));
    }
    return of(files, loops);
  }

  /**
   * What the directives of the program's source files have threads do that is taken otherwise: execute what is no loop with a directive, or not wait behind one.
   * Each a sentence with file and lines.
   *
   * @throws FrontendException where a file can't be parsed
   */
  public static List<String> besideLoops(Frontend.Result program) throws FrontendException {
    return besideLoops(new LinkedHashSet<>(program.sourceFiles().values()), program.sourceLoops());
  }

  static List<String> besideLoops(Collection<Path> files, List<SourceLoop> loops) throws FrontendException {
    List<String> all = new ArrayList<>();
    for (Path file : files) {
      Directives directives = parse(file, loops);
      directives.comments.forEach(directives::visit);
      directives.comments.stream().filter(Comment::isLineComment).forEach(comment -> directives.addBeside(comment, all));
    }
    return all;
  }

  private void addBeside(Comment comment, List<String> sentences) {
    String place = Path.of(file).getFileName() + ":" + comment.getBegin().orElseThrow().line + ": ";
    if (DirectiveText.isWithoutBarrier(comment.getContent())) {
      sentences.add(Notice.BESIDE_LOOPS.of(place + "nowait: threads are taken to wait for each other at the end of the loop all the same"));
    }
    String construct = DirectiveText.threaded(comment.getContent());
    Optional<Statement> below = construct == null ? Optional.empty() : below(comment);
    if (below.isEmpty()) {
      return;
    }
    if (!construct.equals("parallel")) {
      sentences.add(Notice.BESIDE_LOOPS.of(place + "what \"omp " + construct + "\" has threads execute is taken as core 0's: only loops are dealt"));
      return;
    }
    List<Statement> parts = below.get() instanceof BlockStmt block ? block.getStatements() : List.of(below.get());
    parts.stream().filter(part -> !isDealt(part)).findFirst().ifPresent(part -> sentences.add(Notice.BESIDE_LOOPS.of(place + "each thread executes what this parallel region holds beside loops with a directive, as in line "
        + part.getBegin().orElseThrow().line + "; it is taken as core 0's: only loops are dealt")));
  }

  /** Whether it is a loop with a directive, or touches nothing but local variables that it declares. */
  private boolean isDealt(Statement statement) {
    int line = statement.getBegin().orElseThrow().line;
    boolean declares = statement instanceof ExpressionStmt expression && expression.getExpression().isVariableDeclarationExpr();
    return declares || statement.isEmptyStmt() || found.stream().anyMatch(directive -> directive.loop().line() == line);
  }

  /** The outermost statement that begins next after the comment. */
  private Optional<Statement> below(Comment comment) {
    Position end = comment.getEnd().orElseThrow();
    return code.findAll(Statement.class, statement -> statement.getBegin().orElseThrow().isAfter(end)).stream()
        .min(Comparator.comparing(statement -> statement.getBegin().orElseThrow())); // of those that begin there the outermost, which is found first
  }

  private static Read of(Collection<Path> files, List<SourceLoop> loops) throws FrontendException {
    List<ParallelDirective> all = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    for (Path file : files) {
      Directives directives = parse(file, loops);
      directives.comments.forEach(directives::visit);
      all.addAll(directives.found);
      problems.addAll(directives.problems);
    }
    return new Read(all, problems);
  }

  private static Directives parse(Path file, List<SourceLoop> loops) throws FrontendException {
    try {
      ParseResult<CompilationUnit> parsed = SourceParser.parser().parse(file);
      List<Comment> comments =
          parsed.getCommentsCollection().map(CommentsCollection::getComments).stream()
              .flatMap(Collection::stream)
              .sorted(Comparator.comparing(comment -> comment.getBegin().orElseThrow()))
              .toList();
      List<SourceLoop> own = loops.stream().filter(loop -> loop.file().equals(file.toString())).toList();
      // Text that is not UTF-8 is no obstacle: the parser reads on, too, and what counts is ASCII.
      List<String> lines = new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines().toList();
      return new Directives(file.toString(), lines, own, comments, parsed.getResult().orElseGet(CompilationUnit::new));
    } catch (IOException e) {
      throw new FrontendException(file + ": cannot be read (" + e + ")");
    }
  }

  private void visit(Comment comment) {
    int line = comment.getBegin().orElseThrow().line;
    try {
      DirectiveText text = comment.isLineComment() ? DirectiveText.of(comment.getContent()) : null;
      if (text != null) {
        SourceLoop loop = below(comment.getEnd().orElseThrow().line);
        checkNest(loop, text.collapse);
        text.checkVariables(namesAt(loop));
        ParallelDirective directive =
            new ParallelDirective(
                file, line, loop, text.schedule, text.collapse, text.shared, text.privates, text.firstPrivates, text.lastPrivates, text.reductions, guarded());
        if (!isSaid(directive)) {
          found.add(directive);
        }
      }
    } catch (FrontendException e) {
      problems.add(Notice.DIRECTIVE_FORM.of(Path.of(file).getFileName() + ":" + line + ": malformed directive, the loop is taken to have none: " + e.getMessage()));
    }
  }

  /** Whether the directive before says the same of the loop, as in another dialect. */
  private boolean isSaid(ParallelDirective directive) throws FrontendException {
    ParallelDirective before = found.isEmpty() ? null : found.get(found.size() - 1);
    if (before == null || !before.loop().equals(directive.loop())) {
      return false;
    }
    if (!before.saysTheSameAs(directive)) {
      throw new FrontendException("that of line " + before.line() + " asks for something else of the same loop; leave one");
    }
    return true;
  }

  /** The lines that one thread at a time executes. */
  private Set<Integer> guarded() {
    Set<Integer> guarded = new HashSet<>();
    for (Comment comment : comments) {
      if (comment.isLineComment() && DirectiveText.guards(comment.getContent())) {
        below(comment).ifPresent(below -> IntStream.rangeClosed(below.getBegin().orElseThrow().line, below.getEnd().orElseThrow().line).forEach(guarded::add));
      }
    }
    return guarded;
  }

  /** The loop that is the next thing after the line but for comments. */
  private SourceLoop below(int line) throws FrontendException {
    for (SourceLoop loop : loops) {
      boolean isFor = loop.kind() == Kind.FOR || loop.kind() == Kind.FOREACH;
      if (isFor && loop.line() > line && isEmpty(line + 1, loop.line() - 1) && isLabel(lines.get(loop.line() - 1).substring(0, loop.column() - 1))) {
        return loop;
      }
    }
    throw new FrontendException("no for loop follows it; write it on the line above a loop that counts in its header, for (int i = 0; i < n; i++)");
  }

  /** Names of fields of the file, and all that the method or initialiser around the loop declares or uses, as inherited fields. */
  private Set<String> namesAt(SourceLoop loop) {
    Set<String> names = new HashSet<>();
    code.findAll(FieldDeclaration.class).forEach(field -> field.getVariables().forEach(variable -> names.add(variable.getNameAsString())));
    for (BodyDeclaration<?> body : code.findAll(BodyDeclaration.class)) {
      boolean around = body.getRange().orElseThrow().contains(new Position(loop.line(), loop.column()));
      if (around && !body.isTypeDeclaration()) {
        body.findAll(SimpleName.class).forEach(name -> names.add(name.getIdentifier()));
      }
    }
    return names;
  }

  /** Loops that form one space of iterations are nested, each the only one in that around it. */
  private void checkNest(SourceLoop outermost, int collapse) throws FrontendException {
    SourceLoop at = outermost;
    for (int depth = 1; depth < collapse; depth++) {
      SourceLoop around = at;
      List<SourceLoop> inner = loops.stream().filter(around::contains).toList();
      List<SourceLoop> direct = inner.stream().filter(loop -> inner.stream().noneMatch(other -> other.contains(loop))).toList();
      if (direct.size() != 1) {
        throw new FrontendException("collapse(" + collapse + "): the loop of line " + at.line() + " holds " + (direct.isEmpty() ? "no" : "more than one")
            + " loop; collapse(" + depth + ") is the most");
      }
      if (!at.syntax().isPerfectNest()) {
        throw new FrontendException("collapse(" + collapse + "): the loop of line " + at.line() + " holds more than the for loop of line " + direct.get(0).line()
            + "; move the rest into that one, or write collapse(" + depth + ")");
      }
      at = direct.get(0);
    }
  }

  private boolean isEmpty(int from, int to) {
    for (int line = from; line <= to; line++) {
      int at = line;
      boolean comment =
          comments.stream().anyMatch(c -> c.getBegin().orElseThrow().line <= at && at <= c.getEnd().orElseThrow().line && startsItsLine(c));
      if (!comment && !lines.get(line - 1).isBlank()) {
        return false;
      }
    }
    return true;
  }

  private boolean startsItsLine(Comment comment) {
    var begin = comment.getBegin().orElseThrow();
    return lines.get(begin.line - 1).substring(0, begin.column - 1).isBlank();
  }

  private static boolean isLabel(String before) {
    return before.isBlank() || before.strip().matches("\\w+\\s*:");
  }
}
