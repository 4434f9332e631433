package org.parcast.cli.argument;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.parcast.analyses.valueflow.plan.Distribution;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * What a plan is to do with a variable.
 *
 * @param variable its name in the report
 * @param layout which ranks keep it
 */
public record VariableLayout(String variable, Distribution layout) {
  /** Reads {@code u=rows}. */
  public static final class Converter implements ITypeConverter<VariableLayout> {
    @Override
    public VariableLayout convert(String text) {
      int at = text.lastIndexOf('=');
      String name = at < 0 ? "" : text.substring(0, at).strip();
      Distribution layout = Distribution.of(text.substring(at + 1).strip()).filter(found -> found != Distribution.FILE).orElse(null);
      if (name.isEmpty() || layout == null) {
        throw new TypeConversionException("'" + text + "' is not a layout of a variable: give a variable's name and one of "
            + Arrays.stream(Distribution.values()).filter(known -> known != Distribution.FILE).map(Distribution::label).collect(Collectors.joining(", ")) + ", as in u=rows");
      }
      return new VariableLayout(name, layout);
    }
  }
}
