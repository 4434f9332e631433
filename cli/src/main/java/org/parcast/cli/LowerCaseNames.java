package org.parcast.cli;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.parcast.analyses.dependence.Dialect;
import org.parcast.partition.Objective;
import org.parcast.partition.Preset;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads constants by their names in lower case. */
final class LowerCaseNames {
  private LowerCaseNames() {}

  /** Reads what a partition makes small. */
  static final class OfObjective implements ITypeConverter<Objective> {
    @Override
    public Objective convert(String text) {
      return find(Objective.values(), text);
    }
  }

  /** Reads how a parallel loop is written. */
  static final class OfDialect implements ITypeConverter<Dialect> {
    @Override
    public Dialect convert(String text) {
      return find(Dialect.values(), text);
    }
  }

  /** Reads the effort for a partition. */
  static final class OfPreset implements ITypeConverter<Preset> {
    @Override
    public Preset convert(String text) {
      return find(Preset.values(), text);
    }
  }

  private static <E extends Enum<E>> E find(E[] constants, String text) {
    for (E constant : constants) {
      if (name(constant).equals(text)) {
        return constant;
      }
    }
    String names = Arrays.stream(constants).map(LowerCaseNames::name).collect(Collectors.joining(", "));
    throw new TypeConversionException("'" + text + "' is not one of " + names);
  }

  private static String name(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
