package org.parcast.cli.argument;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the shape of a grid, as in {@code 64x64}. */
public final class GridShape implements ITypeConverter<GridShape.Extents> {
  private static final Pattern FORM = Pattern.compile("[1-9]\\d{0,8}(x[1-9]\\d{0,8})*");

  /** The extents of a grid, the slowest index first. */
  public static final class Extents {
    private final int[] extents;

    Extents(int[] extents) {
      this.extents = extents;
    }

    public int[] extents() {
      return extents.clone();
    }

    public BigInteger points() {
      return Arrays.stream(extents).mapToObj(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply);
    }

    @Override
    public String toString() {
      return Arrays.stream(extents).mapToObj(Integer::toString).collect(Collectors.joining("x"));
    }
  }

  @Override
  public Extents convert(String text) {
    if (!FORM.matcher(text).matches()) {
      throw new TypeConversionException("'" + text + "' is not a shape: give extents of up to nine digits, such as 64x64 or 32x32x32");
    }
    return new Extents(Arrays.stream(text.split("x")).mapToInt(Integer::parseInt).toArray());
  }
}
