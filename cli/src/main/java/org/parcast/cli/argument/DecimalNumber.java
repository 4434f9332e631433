package org.parcast.cli.argument;

import java.util.function.DoublePredicate;
import org.parcast.partition.PartitionRequest;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A number with or without a fraction. */
public class DecimalNumber implements ITypeConverter<Double> {
  private final DoublePredicate range;
  private final boolean percent;
  private final String refusal;

  public DecimalNumber() {
    this(Double::isFinite, false, "is not a number");
  }

  private DecimalNumber(DoublePredicate range, boolean percent, String refusal) {
    this.range = range;
    this.percent = percent;
    this.refusal = refusal;
  }

  @Override
  public Double convert(String text) {
    try {
      double value = percent ? Double.parseDouble(text.strip().replaceFirst("\\s*%$", "")) / 100 : Double.parseDouble(text.strip());
      if (range.test(value)) {
        return value;
      }
    } catch (NumberFormatException e) {
      // The message below says all.
    }
    throw new TypeConversionException("'" + text + "' " + refusal);
  }

  /** A share from 0% to 100%, with or without the sign, as a number from 0 to 1. */
  public static final class Share extends DecimalNumber {
    Share() {
      super(value -> value >= 0 && value <= 1, true, "is no share: give 0% to 100%, as in 35%");
    }
  }

  /** A share of the lines, of which there have to be some. */
  public static final class Sample extends DecimalNumber {
    Sample() {
      super(value -> value > 0 && value <= 1, true, "is no share of the lines: give more than 0% and at most 100%, as in 1%");
    }
  }

  /** By how much of the mean a part may be heavier. */
  public static final class Imbalance extends DecimalNumber {
    Imbalance() {
      super(value -> value >= 0 && value <= PartitionRequest.MAX_IMBALANCE, false, "is not by how much a part may be heavier: give 0 to 1000000, for example 0.03 for 3 %");
    }
  }
}
