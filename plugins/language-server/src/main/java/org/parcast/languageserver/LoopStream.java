package org.parcast.languageserver;

import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.parcast.analyses.loops.verdict.SourceRange;
import org.parcast.analyses.loops.verdict.StreamForm;

/** A loop's stream as an edit of the text that the loop is in: with the indentation and the ends of lines of that text. */
final class LoopStream {
  private final String text;
  private final StreamForm form;

  /** The form must have a text. */
  LoopStream(String text, StreamForm form) {
    this.text = text;
    this.form = form;
  }

  /** Where the loop stands, as the protocol counts: from 0, without the end. */
  Range range() {
    SourceRange loop = form.loop();
    return new Range(new Position(loop.line() - 1, loop.column() - 1), new Position(loop.endLine() - 1, loop.endColumn()));
  }

  /** What is to stand there. */
  String written() {
    String line = text.lines().skip(form.loop().line() - 1L).findFirst().orElse("");
    String indentation = line.substring(0, line.length() - line.stripLeading().length());
    String end = text.contains("\r\n") ? "\r\n" : "\n";
    return form.text().lines().map(written -> written.isEmpty() ? written : indentation + written).collect(Collectors.joining(end)).substring(indentation.length());
  }

  /** The whole text with the stream in the loop's place. */
  String inPlace() {
    Range range = range();
    return text.substring(0, offset(range.getStart())) + written() + text.substring(offset(range.getEnd()));
  }

  private int offset(Position position) {
    List<String> before = text.lines().limit(position.getLine()).toList();
    int at = 0;
    for (String line : before) {
      at += line.length();
      at += text.startsWith("\r\n", at) ? 2 : 1;
    }
    return at + position.getCharacter();
  }
}
