package org.parcast.frontend.stream.loop;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParserConfiguration;

/** How sources are parsed: as every version of Java that the parser knows, and with comments apart from what they are about. */
public final class SourceParser {
  private SourceParser() {}

  /** A parser, for one thread. */
  public static JavaParser parser() {
    ParserConfiguration configuration = new ParserConfiguration();
    configuration.setLanguageLevel(ParserConfiguration.LanguageLevel.BLEEDING_EDGE).setAttributeComments(false);
    return new JavaParser(configuration);
  }
}
