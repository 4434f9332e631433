package org.parcast.cli.argument;

import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A directory that exists. */
public final class Directory implements ITypeConverter<Path> {
  @Override
  public Path convert(String value) {
    Path path = Path.of(value);
    if (!Files.isDirectory(path)) {
      throw new TypeConversionException("'" + value + "' is no directory: give one that exists");
    }
    return path;
  }
}
