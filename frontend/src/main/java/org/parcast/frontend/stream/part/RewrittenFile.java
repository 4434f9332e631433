package org.parcast.frontend.stream.part;

import com.github.javaparser.JavaToken;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import java.util.Optional;
import org.parcast.frontend.stream.loop.SourceParser;

/** A file in which one statement is written in another way; all else stays where it was. */
final class RewrittenFile {
  private final StringBuilder text = new StringBuilder();

  /** @param statement up to which the file stays as it is */
  RewrittenFile(Node statement) {
    JavaToken begin = statement.getTokenRange().orElseThrow().getBegin();
    JavaToken first = begin;
    while (first.getPreviousToken().isPresent()) {
      first = first.getPreviousToken().get();
    }
    add(first, begin);
  }

  RewrittenFile add(String other) {
    text.append(other);
    return this;
  }

  /** Adds the tokens up to the second, which is not among them; null for all that follow. */
  RewrittenFile add(JavaToken from, JavaToken until) {
    for (Optional<JavaToken> at = Optional.of(from); at.isPresent() && at.get() != until; at = at.get().getNextToken()) {
      text.append(at.get().getText());
    }
    return this;
  }

  /** Empty where it is no file of Java. */
  Optional<CompilationUnit> parsed() {
    return SourceParser.parser().parse(text.toString()).getResult();
  }
}
