package org.parcast.cli;

import java.util.stream.Collectors;
import org.parcast.analyses.scaling.Interconnect;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a network. */
final class InterconnectName implements ITypeConverter<Interconnect> {
  @Override
  public Interconnect convert(String text) {
    return Interconnect.PRESETS.stream()
        .filter(preset -> preset.name().equalsIgnoreCase(text.strip()))
        .findFirst()
        .orElseThrow(() -> new TypeConversionException("'" + text + "' is no network that is known: there are "
            + Interconnect.PRESETS.stream().map(Interconnect::name).collect(Collectors.joining(", ")) + "; or give --latency and --bandwidth"));
  }
}
