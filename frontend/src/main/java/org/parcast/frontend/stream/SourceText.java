package org.parcast.frontend.stream;

import com.github.javaparser.JavaToken;
import com.github.javaparser.TokenRange;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.stmt.LabeledStmt;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.parcast.frontend.stream.loop.Body;

/** The text of a file in which something else stands for some loops; all other characters stay as they are. */
public final class SourceText {
  private final Map<JavaToken, String> instead = new IdentityHashMap<>();
  private final Map<JavaToken, String> before = new IdentityHashMap<>();
  private final Map<JavaToken, String> after = new IdentityHashMap<>();
  private final Set<List<String>> nested = new HashSet<>();
  private final boolean tabs;
  private final String spaces;
  private final String end;

  private SourceText(JavaToken start) {
    String text = text(start);
    this.end = text.contains("\r\n") ? "\r\n" : "\n";
    this.tabs = text.contains("\n\t");
    this.spaces = text.lines().anyMatch(line -> line.matches("  ?\\S.*") && !line.matches("\\s*\\*.*")) ? "  " : "    ";
  }

  /** The loop's own text. */
  public static String text(LoopSyntax loop) {
    return Body.plain(loop.node());
  }

  /** The text of the loop's file as it was parsed. */
  public static String of(LoopSyntax loop) {
    return new SourceText(start(loop.node())).text(start(loop.node()));
  }

  /** The file's text with these loops written otherwise; all of one file, none within another. */
  public static String of(Map<LoopSyntax, LoopText> loops) {
    JavaToken start = start(loops.keySet().iterator().next().node());
    SourceText text = new SourceText(start);
    loops.forEach((loop, written) -> text.replace(loop.node(), written));
    return text.text(start);
  }

  private static JavaToken start(Node node) {
    CompilationUnit file = node.findCompilationUnit().orElseThrow();
    JavaToken start = file.getTokenRange().orElseThrow().getBegin();
    while (start.getPreviousToken().isPresent()) {
      start = start.getPreviousToken().get();
    }
    return start;
  }

  private void replace(Node loop, LoopText written) {
    TokenRange tokens = loop.getTokenRange().orElseThrow();
    tokens.forEach(token -> instead.put(token, ""));
    if (written.labelled() && loop.getParentNode().orElseThrow() instanceof LabeledStmt labelled) {
      removeLabel(labelled, tokens.getBegin());
    }
    String indentation = Body.indentation(loop);
    String unit = unit(indentation);
    String text = lines(written.inPlace(), indentation, unit);
    instead.put(tokens.getBegin(), text.isEmpty() ? "" : text.substring(indentation.length()));
    if (!written.members().isEmpty()) {
      Node member = member(loop);
      after.merge(member.getTokenRange().orElseThrow().getEnd(), end + end + lines(written.members(), Body.indentation(member), unit), String::concat);
    }
    TypeDeclaration<?> outermost = outermost(loop);
    if (!written.nested().isEmpty() && nested.add(written.nested())) {
      before.put(outermost.getTokenRange().orElseThrow().getEnd(), end + lines(written.nested(), Body.indentation(outermost) + unit, unit) + end);
    }
  }

  /** Takes the label away, and the white space behind it unless a comment stands there. */
  private void removeLabel(LabeledStmt labelled, JavaToken loop) {
    List<JavaToken> before = new ArrayList<>();
    for (JavaToken token = labelled.getTokenRange().orElseThrow().getBegin(); token != loop; token = token.getNextToken().orElseThrow()) {
      before.add(token);
    }
    boolean commented = before.stream().anyMatch(token -> token.getCategory().isComment());
    before.stream().filter(token -> !commented || !token.getCategory().isWhitespaceOrComment()).forEach(token -> instead.put(token, ""));
  }

  /** The member of a class that the loop is in. */
  private static Node member(Node loop) {
    Node at = loop;
    while (!(at instanceof BodyDeclaration && (at.getParentNode().orElseThrow() instanceof TypeDeclaration || at.getParentNode().get() instanceof EnumConstantDeclaration
        || at.getParentNode().orElseThrow() instanceof ObjectCreationExpr created && created.getAnonymousClassBody().isPresent()))) {
      at = at.getParentNode().orElseThrow();
    }
    return at;
  }

  private static TypeDeclaration<?> outermost(Node loop) {
    TypeDeclaration<?> outermost = null;
    for (Optional<Node> at = loop.getParentNode(); at.isPresent(); at = at.get().getParentNode()) {
      outermost = at.get() instanceof TypeDeclaration<?> type ? type : outermost;
    }
    return outermost;
  }

  /** Of a level. A file may have tabs and spaces: those before the loop count. */
  private String unit(String indentation) {
    return indentation.contains("\t") || indentation.isEmpty() && tabs ? "\t" : spaces;
  }

  private String lines(List<String> lines, String indentation, String unit) {
    return lines.stream().map(line -> line.isEmpty() ? line : indentation + indented(line, unit)).collect(Collectors.joining(end));
  }

  private static String indented(String line, String unit) {
    int tabs = 0;
    while (tabs < line.length() && line.charAt(tabs) == '\t') {
      tabs++;
    }
    return unit.repeat(tabs) + line.substring(tabs);
  }

  private String text(JavaToken start) {
    StringBuilder text = new StringBuilder();
    for (Optional<JavaToken> token = Optional.of(start); token.isPresent(); token = token.get().getNextToken()) {
      text.append(before.getOrDefault(token.get(), "")).append(instead.getOrDefault(token.get(), token.get().getText())).append(after.getOrDefault(token.get(), ""));
    }
    return text.toString();
  }
}
