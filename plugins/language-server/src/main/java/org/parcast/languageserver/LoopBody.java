package org.parcast.languageserver;

/** Where a loop ends, by its braces: those in texts and comments do not count; a loop without braces ends at the first semicolon after its head. */
final class LoopBody {
  private LoopBody() {}

  /** The last line of the loop whose keyword stands in a line, both counted from 1. */
  static int lastLine(String text, int first) {
    int line = 1;
    int braces = 0;
    int parentheses = 0;
    boolean headRead = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int skipped = skipped(text, i);
      if (skipped > i) {
        line += (int) text.substring(i, skipped).chars().filter(each -> each == '\n').count();
        i = skipped - 1;
        continue;
      }
      if (c == '\n') {
        line++;
      }
      if (line < first) {
        continue;
      }
      switch (c) {
        case '(' -> parentheses++;
        case ')' -> {
          parentheses--;
          headRead |= parentheses == 0;
        }
        case '{' -> braces++;
        case '}' -> braces--;
        default -> { }
      }
      if (c == '}' && braces <= 0 || c == ';' && braces == 0 && parentheses == 0 && headRead) {
        return line;
      }
    }
    return line;
  }

  /** The end of the text or comment that begins here; this place where none does. */
  private static int skipped(String text, int at) {
    if (text.startsWith("//", at)) {
      return end(text, text.indexOf('\n', at), 0);
    }
    if (text.startsWith("/*", at)) {
      return end(text, text.indexOf("*/", at + 2), 2);
    }
    if (text.startsWith("\"\"\"", at)) {
      return end(text, text.indexOf("\"\"\"", at + 3), 3);
    }
    char quote = text.charAt(at);
    if (quote != '"' && quote != '\'') {
      return at;
    }
    int i = at + 1;
    while (i < text.length() && text.charAt(i) != quote && text.charAt(i) != '\n') {
      i += text.charAt(i) == '\\' ? 2 : 1;
    }
    return Math.min(i + 1, text.length());
  }

  private static int end(String text, int found, int length) {
    return found < 0 ? text.length() : found + length;
  }
}
