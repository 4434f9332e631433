package org.parcast.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A form that results are written in. */
enum Format {
  TEXT,
  JSON,
  HTML,
  SARIF,
  CSV;

  static final class Converter implements ITypeConverter<Format> {
    @Override
    public Format convert(String text) {
      List<String> names = Arrays.stream(values()).map(Format::toString).toList();
      int index = names.indexOf(text.strip());
      if (index < 0) {
        Optional<String> similar = Similar.to(text, names);
        throw new TypeConversionException(
            "'" + text + "' is no format" + similar.map(name -> " (did you mean " + name + "?)").orElse("") + ": there are " + String.join(", ", names));
      }
      return values()[index];
    }
  }

  /** As it is written on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
