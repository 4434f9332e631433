package org.parcast.cli.argument;

import java.util.function.Function;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.mimicry.Schedule;
import org.parcast.analyses.network.NetworkTopology;
import org.parcast.engine.Threshold;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads what knows itself how it is written. */
public record Parsed<T>(Function<String, T> parse) implements ITypeConverter<T> {
  /** Teaches such values to the command and those below it. */
  public static void register(CommandLine command) {
    command.registerConverter(Schedule.class, new Parsed<>(Schedule::parse));
    command.registerConverter(Interleaving.class, new Parsed<>(Interleaving::parse));
    command.registerConverter(NetworkTopology.class, new Parsed<>(NetworkTopology::parse));
    command.registerConverter(Threshold.class, new Parsed<>(Threshold::parse));
  }

  @Override
  public T convert(String text) {
    try {
      return parse.apply(text);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
