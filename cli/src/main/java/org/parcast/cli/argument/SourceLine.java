package org.parcast.cli.argument;

import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A line of a source file, {@code File.java:line}. */
public final class SourceLine implements ITypeConverter<String> {
  private static final Pattern FORM = Pattern.compile("[^:]+\\.\\w+:[1-9]\\d{0,6}");

  @Override
  public String convert(String text) {
    if (!FORM.matcher(text).matches()) {
      throw new TypeConversionException("'" + text + "' is not of the form File.java:line, for example Heat2D.java:37");
    }
    return text;
  }
}
