package org.parcast.languageserver;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.loops.verdict.Directive;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.time.cores.LoopForecast;

/** What can be done at a loop: write the directive above it or the loop as a stream, where it can run in parallel, and run the program. */
final class LoopActions {
  private static final List<Dialect> DIALECTS = List.of(Dialect.PYJAMA, Dialect.OMP4J, Dialect.JOMP);

  private final Document document;
  private final SourceJudge judge;
  private final boolean versioned;

  /** Of a document; {@code versioned} whether the editor takes edits that name the version they are made for. */
  LoopActions(Document document, SourceJudge judge, boolean versioned) {
    this.document = document;
    this.judge = judge;
    this.versioned = versioned;
  }

  List<Either<Command, CodeAction>> in(Range range) {
    List<LoopFinding> asked = document.proven().loops().stream().filter(loop -> isIn(range, loop)).toList();
    List<Either<Command, CodeAction>> actions = new ArrayList<>();
    for (LoopFinding loop : asked) {
      LoopFinding known = document.known(loop);
      for (Dialect dialect : DIALECTS) {
        Directive.of(known, dialect).ifPresent(directive -> actions.add(Either.forRight(insert(loop, directive))));
      }
      parallel(known, document.forecast(loop)).ifPresent(action -> actions.add(Either.forRight(action)));
      stream(known).ifPresent(action -> actions.add(Either.forRight(action)));
    }
    if (!asked.isEmpty()) {
      actions.add(Either.forRight(run()));
    }
    return actions;
  }

  private static boolean isIn(Range range, LoopFinding loop) {
    return loop.line() - 1 >= range.getStart().getLine() && loop.line() - 1 <= range.getEnd().getLine();
  }

  /** What a click on a lens does, for editors that show no lenses. */
  private CodeAction run() {
    CodeAction action = new CodeAction("Run the program and measure its loops");
    action.setCommand(new Command(action.getTitle(), Commands.ANALYZE, List.of(document.uri())));
    return action;
  }

  /** Offered where it can be written and compiles; the title says what it gains: by the forecast, else at most. */
  private Optional<CodeAction> parallel(LoopFinding known, Optional<LoopForecast> forecast) {
    if (!known.verdict().isUnordered()) {
      return Optional.empty();
    }
    String gain = forecast.map(found -> " (" + LoopTexts.gain(found) + ")").orElseGet(() -> bound(known));
    return judge.inParallel(document.path(), document.text(), known).map(written -> edit("Run this loop in parallel" + gain, ChangedLines.of(document.text(), written)));
  }

  private static String bound(LoopFinding known) {
    return known.profile().map(profile -> String.format(Locale.ROOT, ", the program up to %.2f times as fast", profile.gain())).orElse("; run the program to see what it gains");
  }

  /** Offered where there is a form and what it makes compiles: a method of another file may throw what a lambda cannot. */
  private Optional<CodeAction> stream(LoopFinding known) {
    if (!known.verdict().isUnordered() || known.stream().text() == null) {
      return Optional.empty();
    }
    LoopStream stream = new LoopStream(document.text(), known.stream());
    return judge.judge(document.path(), stream.inPlace()).failure().isEmpty()
        ? Optional.of(edit("Write as a parallel stream", new TextEdit(stream.range(), stream.written())))
        : Optional.empty();
  }

  private CodeAction insert(LoopFinding loop, String directive) {
    Range at = Marks.range(document, loop);
    String indentation = Marks.line(document, loop).substring(0, at.getStart().getCharacter());
    Position before = new Position(at.getStart().getLine(), 0);
    return edit("Insert " + directive, new TextEdit(new Range(before, before), indentation + directive + "\n"));
  }

  private CodeAction edit(String title, TextEdit edit) {
    CodeAction action = new CodeAction(title);
    action.setKind(CodeActionKind.RefactorRewrite);
    action.setEdit(versioned
        ? new WorkspaceEdit(List.of(Either.forLeft(
            new TextDocumentEdit(new VersionedTextDocumentIdentifier(document.uri(), document.version()), List.of(Either.forLeft(edit))))))
        : new WorkspaceEdit(Map.of(document.uri(), List.of(edit))));
    return action;
  }
}
