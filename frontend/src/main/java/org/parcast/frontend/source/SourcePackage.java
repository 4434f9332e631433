package org.parcast.frontend.source;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the package of a source file in its text. */
public final class SourcePackage {
  /** In Scala a package may be declared in several lines, each within the one before. */
  private static final Pattern DECLARED = Pattern.compile("(?m)^\\s*((?:package\\s+[\\p{javaJavaIdentifierPart}.]+[\\s;]*)+)");

  private static final Pattern BETWEEN_NAMES = Pattern.compile("(?:\\bpackage\\b|[\\s;.])+");

  private SourcePackage() {}

  /** As it stands before the names of its classes in class files, for example {@code org/lib/}; empty for a file without a package. */
  public static String of(String text) {
    Matcher declared = DECLARED.matcher(text);
    return declared.find() ? BETWEEN_NAMES.matcher(declared.group(1).strip() + ";").replaceAll("/").substring(1) : "";
  }
}
