package org.parcast.cli.argument;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.parcast.ir.Similar;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * One of a few, by its name.
 *
 * @param kind what they are, {@code format}
 * @param otherwise what else can be done where it is none of them; may be empty
 */
public record Choice<T>(String kind, List<T> all, Function<T, String> name, String otherwise) implements ITypeConverter<T> {
  @Override
  public T convert(String text) {
    List<String> names = all.stream().map(name).toList();
    int index = names.indexOf(text.strip().toLowerCase(Locale.ROOT));
    if (index < 0) {
      throw new TypeConversionException("'" + text + "' is no " + kind + Similar.meant(text, names) + ": there " + listed(names) + otherwise);
    }
    return all.get(index);
  }

  private static String listed(List<String> names) {
    int last = names.size() - 1;
    return last == 0 ? "is " + names.get(0) : "are " + String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }
}
