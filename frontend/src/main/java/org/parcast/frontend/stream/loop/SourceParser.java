package org.parcast.frontend.stream.loop;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ast.type.PrimitiveType.Primitive;
import java.util.Locale;

/** How sources are parsed: as every version of Java that the parser knows, and with comments apart from what they are about. */
public final class SourceParser {
  static {
    nameTypes();
  }

  private SourceParser() {}

  /** The parser's names of primitive types are lower case of the country that it is when they are made: in Turkey there is no {@code int} among them. */
  private static void nameTypes() {
    Locale here = Locale.getDefault();
    Locale words = Locale.getDefault(Locale.Category.DISPLAY);
    Locale numbers = Locale.getDefault(Locale.Category.FORMAT);
    Locale.setDefault(Locale.ROOT);
    try {
      Primitive.values();
    } finally {
      Locale.setDefault(here);
      Locale.setDefault(Locale.Category.DISPLAY, words);
      Locale.setDefault(Locale.Category.FORMAT, numbers);
    }
  }

  /** A parser, for one thread. */
  public static JavaParser parser() {
    ParserConfiguration configuration = new ParserConfiguration();
    configuration.setLanguageLevel(ParserConfiguration.LanguageLevel.BLEEDING_EDGE).setAttributeComments(false);
    return new JavaParser(configuration);
  }
}
