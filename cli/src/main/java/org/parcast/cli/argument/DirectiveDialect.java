package org.parcast.cli.argument;

import java.util.List;
import org.parcast.analyses.loops.verdict.Dialect;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A dialect of directives: plain Java has none. */
public final class DirectiveDialect implements ITypeConverter<Dialect> {
  private static final Choice<Dialect> DIRECTIVES = new Choice<>("dialect", List.of(Dialect.PYJAMA, Dialect.OMP4J, Dialect.JOMP), Dialect::toString, "");

  @Override
  public Dialect convert(String text) {
    if (text.strip().equalsIgnoreCase(Dialect.JAVA.toString())) {
      throw new TypeConversionException("'" + text + "' has no directives: give --form stream");
    }
    return DIRECTIVES.convert(text);
  }
}
