package org.parcast.frontend.classes;

import java.io.IOException;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** What a source may have that only a newer Java compiles, and the errors of an older compiler by which it shows. */
enum NewerJava {
  MAIN_WITHOUT_CLASS("a main without a class", 25, "expected4|preview\\.feature.*", "(?!.*\\bclass\\b).*\\bmain\\(.*"), // "class, interface, enum, or record expected"; a brace too many gives the same elsewhere
  IO("IO", 25, "cant\\.resolve.*|doesnt\\.exist", ".*\\bIO\\.(print|println|readln)\\(.*"),
  IMPORT_MODULE("import module", 25, "expected|preview\\.feature.*", "\\s*import\\s+module\\s.*"),
  UNNAMED("a variable called _", 22, "underscore.*|preview\\.feature.*", ".*\\b_\\b.*"),
  RECORD_PATTERN("a pattern of a record", 21, "expected.*|preview\\.feature.*", ".*\\b(instanceof|case)\\s+[A-Z][\\w.]*\\(.*"),
  SWITCH_PATTERN("a pattern in a switch", 21, "preview\\.feature.*", ".*\\bcase\\b.*");

  private final String what;
  private final int since;
  private final String code;
  private final String line;

  NewerJava(String what, int since, String code, String line) {
    this.what = what;
    this.since = since;
    this.code = "compiler\\.err\\.(" + code + ")";
    this.line = line;
  }

  /** What these errors show and this Java lacks, as the end of a message; else empty. */
  static String hint(Collection<Diagnostic<? extends JavaFileObject>> diagnostics) {
    int java = Runtime.version().feature();
    Optional<NewerJava> needed = Stream.of(values()).filter(each -> java < each.since && diagnostics.stream().anyMatch(each::shows)).max(Comparator.comparingInt(each -> each.since));
    return needed.map(each -> "; " + each.what + " needs Java " + each.since + ": this is Java " + java + ", set JAVA_HOME to a newer one").orElse("");
  }

  private boolean shows(Diagnostic<? extends JavaFileObject> diagnostic) {
    if (diagnostic.getSource() == null || !String.valueOf(diagnostic.getCode()).matches(code)) {
      return false;
    }
    try {
      return diagnostic.getSource().getCharContent(true).toString().lines().skip(diagnostic.getLineNumber() - 1).findFirst().orElse("").matches(line);
    } catch (IOException e) {
      return false; // a hint is no place for a second error
    }
  }
}
