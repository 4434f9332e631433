package org.parcast.cli.argument;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The name of a file or directory, which the environment must have the letters for. */
public final class FileName implements ITypeConverter<Path> {
  @Override
  public Path convert(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new TypeConversionException(refusal(e));
    }
  }

  /** Why it is none, and what to do. */
  public static String refusal(InvalidPathException name) {
    return "'" + name.getInput() + "' has letters that this environment has not; set LC_ALL=C.UTF-8";
  }
}
