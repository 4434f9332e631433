package org.parcast.languageserver;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticCodeDescription;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.ir.catalogue.Notice;

/** What the editor shows at the loops of a file. Lines count from 0 here, as in the protocol. */
final class Marks {
  private static final String SOURCE = "parcast";
  private static final Range TOP = new Range(new Position(0, 0), new Position(0, 0));

  private Marks() {}

  /** At the loops that the editor points at, or at all of them. */
  static List<Diagnostic> diagnostics(Document document, boolean all) {
    if (!document.proven().failure().isEmpty()) {
      return List.of(diagnostic(Notice.NOT_JUDGED, TOP, "loops are not judged: " + document.proven().failure(), DiagnosticSeverity.Information));
    }
    return shown(document, all).stream()
        .map(loop -> diagnostic(LoopTexts.notice(document, loop), range(document, loop), LoopTexts.line(document, loop), severity(document, loop)))
        .toList();
  }

  /** Its code is the identifier in the catalogue, which leads to the page where that is published. */
  private static Diagnostic diagnostic(Notice notice, Range range, String message, DiagnosticSeverity severity) {
    Diagnostic diagnostic = new Diagnostic(range, message, severity, SOURCE, notice.id());
    notice.address().ifPresent(page -> diagnostic.setCodeDescription(new DiagnosticCodeDescription(page.toString())));
    return diagnostic;
  }

  private static DiagnosticSeverity severity(Document document, LoopFinding loop) {
    return LoopTexts.best(document, loop).verdict().isUnordered() ? DiagnosticSeverity.Hint : DiagnosticSeverity.Information;
  }

  /** One for the file, one that shows the loops that are left out or hides them again, and those of the loops. */
  static List<CodeLens> lenses(Document document, boolean all) {
    List<LoopFinding> loops = document.proven().loops();
    List<CodeLens> lenses = new ArrayList<>();
    if (!loops.isEmpty()) {
      lenses.add(new CodeLens(TOP, new Command(LoopTexts.file(document), Commands.ANALYZE, List.of(document.uri())), null));
      if (all || PointedLoops.of(document).loops().size() < loops.size()) {
        lenses.add(new CodeLens(TOP, new Command(all ? "Show fewer loops" : "Show all loops", Commands.SHOW_ALL, List.of()), null));
      }
    }
    for (LoopFinding loop : shown(document, all)) {
      lenses.add(new CodeLens(range(document, loop), new Command(LoopTexts.line(document, loop), Commands.ANALYZE, List.of(document.uri())), null));
    }
    return lenses;
  }

  private static List<LoopFinding> shown(Document document, boolean all) {
    return all ? document.proven().loops() : PointedLoops.of(document).loops();
  }

  static Hover hover(Document document, int line) {
    return document
        .proven()
        .at(line + 1)
        .map(loop -> new Hover(new MarkupContent(MarkupKind.MARKDOWN, LoopTexts.reasons(document, loop)), range(document, loop)))
        .orElse(null);
  }

  /** The line that a loop starts in, without its indentation. */
  static Range range(Document document, LoopFinding loop) {
    String line = line(document, loop);
    int start = line.length() - line.stripLeading().length();
    return new Range(new Position(loop.line() - 1, start), new Position(loop.line() - 1, Math.max(start, line.stripTrailing().length())));
  }

  static String line(Document document, LoopFinding loop) {
    return document.text().lines().skip(loop.line() - 1L).findFirst().orElse("");
  }
}
