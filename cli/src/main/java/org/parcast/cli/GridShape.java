package org.parcast.cli;

import java.util.Arrays;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the shape of a grid, as in {@code 64x64}. */
final class GridShape implements ITypeConverter<GridShape.Extents> {
  private static final Pattern FORM = Pattern.compile("[1-9]\\d{0,8}(x[1-9]\\d{0,8})*");

  /** The extents of a grid, the slowest index first. */
  static final class Extents {
    private final int[] extents;

    Extents(int[] extents) {
      this.extents = extents;
    }

    int[] extents() {
      return extents.clone();
    }
  }

  @Override
  public Extents convert(String text) {
    if (!FORM.matcher(text).matches()) {
      throw new TypeConversionException("'" + text + "' is not a shape: give extents such as 64x64 or 32x32x32");
    }
    return new Extents(Arrays.stream(text.split("x")).mapToInt(Integer::parseInt).toArray());
  }
}
