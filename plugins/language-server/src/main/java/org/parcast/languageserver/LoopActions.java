package org.parcast.languageserver;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.parcast.analyses.dependence.Dialect;
import org.parcast.analyses.dependence.Directive;
import org.parcast.analyses.dependence.LoopFinding;
import org.parcast.analyses.dependence.Verdict;

/** What can be done at a loop: write the directive above it or the loop as a stream, where it can run in parallel, and run the program. */
final class LoopActions {
  private static final List<Dialect> DIALECTS = List.of(Dialect.PYJAMA, Dialect.OMP4J, Dialect.JOMP);

  private LoopActions() {}

  static List<Either<Command, CodeAction>> in(Document document, Range range, LoopJudge judge) {
    List<Either<Command, CodeAction>> actions = new ArrayList<>();
    for (LoopFinding loop : document.proven().loops()) {
      if (isIn(range, loop)) {
        LoopFinding known = document.isStale() ? loop : document.measured(loop).orElse(loop);
        for (Dialect dialect : DIALECTS) {
          Optional<String> directive = Directive.of(known, dialect);
          directive.ifPresent(text -> actions.add(Either.forRight(insert(document, loop, text))));
        }
        stream(document, loop, judge).ifPresent(action -> actions.add(Either.forRight(action)));
      }
    }
    if (document.proven().loops().stream().anyMatch(loop -> isIn(range, loop))) {
      actions.add(Either.forRight(run(document)));
    }
    return actions;
  }

  private static boolean isIn(Range range, LoopFinding loop) {
    return loop.line() - 1 >= range.getStart().getLine() && loop.line() - 1 <= range.getEnd().getLine();
  }

  /** What a click on a lens does, for editors that show no lenses. */
  private static CodeAction run(Document document) {
    CodeAction action = new CodeAction("Run the program and measure its loops");
    action.setCommand(new Command(action.getTitle(), Commands.ANALYZE, List.of(document.uri())));
    return action;
  }

  /** Offered where nothing needs a clause, and what it makes compiles: a lambda takes only variables that do not change, and throws nothing checked. */
  private static Optional<CodeAction> stream(Document document, LoopFinding loop, LoopJudge judge) {
    if (loop.statically().verdict() != Verdict.PARALLEL) {
      return Optional.empty();
    }
    return StreamForm.of(document.text(), loop)
        .filter(form -> judge.judge(document.path(), form.in(document.text(), loop)).failure().isEmpty())
        .map(form -> {
          CodeAction action = new CodeAction("Write as a parallel stream");
          action.setKind(CodeActionKind.RefactorRewrite);
          action.setEdit(new WorkspaceEdit(Map.of(document.uri(), List.of(replace(document, loop.line() - 1, form.header()), replace(document, form.last(), form.footer())))));
          return action;
        });
  }

  private static TextEdit replace(Document document, int line, String with) {
    int length = document.text().lines().skip(line).findFirst().orElse("").length();
    return new TextEdit(new Range(new Position(line, 0), new Position(line, length)), with);
  }

  private static CodeAction insert(Document document, LoopFinding loop, String directive) {
    Range at = Marks.range(document, loop);
    String indentation = Marks.line(document, loop).substring(0, at.getStart().getCharacter());
    Position before = new Position(at.getStart().getLine(), 0);
    CodeAction action = new CodeAction("Insert " + directive);
    action.setKind(CodeActionKind.RefactorRewrite);
    action.setEdit(new WorkspaceEdit(Map.of(document.uri(), List.of(new TextEdit(new Range(before, before), indentation + directive + "\n")))));
    return action;
  }
}
