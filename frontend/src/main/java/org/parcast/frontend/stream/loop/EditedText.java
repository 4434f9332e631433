package org.parcast.frontend.stream.loop;

import com.github.javaparser.JavaToken;
import com.github.javaparser.TokenRange;
import com.github.javaparser.ast.Node;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;

/** The text of a part of a file with something else in the place of some parts of it. */
public final class EditedText {
  private final Map<JavaToken, String> instead = new IdentityHashMap<>();

  /** Writes something else in the place of a part. */
  public void replace(Node node, String text) {
    TokenRange tokens = node.getTokenRange().orElseThrow();
    tokens.forEach(token -> instead.put(token, ""));
    instead.put(tokens.getBegin(), text);
  }

  /** Writes something in front of a part. */
  public void before(Node node, String text) {
    JavaToken first = node.getTokenRange().orElseThrow().getBegin();
    instead.put(first, text + instead.getOrDefault(first, first.getText()));
  }

  /** Takes it away, with the white space before it. */
  public void remove(Node node) {
    replace(node, "");
    Optional<JavaToken> before = node.getTokenRange().orElseThrow().getBegin().getPreviousToken();
    while (before.isPresent() && before.get().getCategory().isWhitespaceOrComment() && !before.get().getCategory().isComment()) {
      instead.put(before.get(), "");
      before = before.get().getPreviousToken();
    }
  }

  /** The text of a part as it is to be written. */
  public String of(Node node) {
    StringBuilder text = new StringBuilder();
    node.getTokenRange().orElseThrow().forEach(token -> text.append(instead.getOrDefault(token, token.getText())));
    return text.toString();
  }
}
