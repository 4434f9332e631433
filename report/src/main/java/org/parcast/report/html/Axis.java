package org.parcast.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import org.parcast.report.page.block.LineChart.Scale;

/** Maps the values of an axis to 0..1 and chooses its ticks. */
final class Axis {
  private static final String[] UNITS = {"", "k", "M", "G", "T", "P"};
  private static final String[] BINARY_UNITS = {"", "Ki", "Mi", "Gi", "Ti", "Pi"};
  private static final int LONGEST = 10_000;
  private static final int FEW_DECADES = 2;

  private final Scale scale;
  private final double low;
  private final double high;
  private final double tickStep;

  /** @param values those to draw; on a logarithmic scale all above 0 */
  Axis(Scale scale, double[] values) {
    this.scale = scale;
    double smallest = DoubleStream.of(values).min().orElse(scale == Scale.LINEAR ? 0 : 1);
    double largest = DoubleStream.of(values).max().orElse(1);
    double from = scale == Scale.LINEAR ? Math.min(0, smallest) : transformed(smallest);
    double to = transformed(largest);
    tickStep = scale == Scale.LINEAR ? niceStep(to - from) : 1;
    boolean endsAtValues = scale == Scale.LOG2 || scale == Scale.ORDINAL;
    low = endsAtValues ? from : Math.floor(from / tickStep + 1e-9) * tickStep;
    double top = endsAtValues ? to : Math.ceil(to / tickStep - 1e-9) * tickStep;
    high = top > low ? top : low + tickStep;
  }

  /** 1, 2 or 5 times a power of ten, so that there are about five of them. */
  private static double niceStep(double range) {
    if (range <= 0) {
      return 1;
    }
    double power = Math.pow(10, Math.floor(Math.log10(range / 5)));
    double ratio = range / 5 / power;
    return power * (ratio <= 1 ? 1 : ratio <= 2 ? 2 : ratio <= 5 ? 5 : 10);
  }

  private double transformed(double value) {
    return switch (scale) {
      case LINEAR, ORDINAL -> value;
      case LOG2 -> Math.log(value) / Math.log(2);
      case LOG10 -> Math.log10(value);
    };
  }

  /** Whether the scale has a place for a value. */
  static boolean draws(Scale scale, double value) {
    return Double.isFinite(value) && (scale == Scale.LINEAR || value > 0);
  }

  /** Where a value is, 0 at the low end and 1 at the high one. */
  double at(double value) {
    return (transformed(value) - low) / (high - low);
  }

  /** Values at which the axis is labelled. */
  List<Double> ticks() {
    List<Double> ticks = new ArrayList<>();
    int steps = (int) Math.round((high - low) / tickStep);
    int stride = 1 + steps / 9;
    for (int i = 0; i <= steps; i += stride) {
      double at = (scale == Scale.LOG2 ? Math.ceil(low - 1e-9) : low) + i * tickStep;
      if (at <= high + 1e-9) {
        ticks.add(switch (scale) {
          case LINEAR, ORDINAL -> at;
          case LOG2 -> Math.pow(2, at);
          case LOG10 -> Math.pow(10, at);
        });
        if (scale == Scale.LOG10 && steps <= FEW_DECADES && at < high - 1e-9) {
          ticks.add(2 * Math.pow(10, at));
          ticks.add(5 * Math.pow(10, at));
        }
      }
    }
    return ticks;
  }

  /** What is written at the ticks: all with units where one of them needs one. */
  List<String> labels() {
    List<Double> ticks = ticks();
    boolean inUnits = ticks.stream().anyMatch(tick -> Math.abs(tick) >= LONGEST);
    return ticks.stream().map(tick -> inUnits ? inUnits(scale, tick) : label(scale, tick)).toList();
  }

  /** A number as short as it can be: 20, 1024, 50k, 0.25; powers of two as 16Ki. */
  static String label(Scale scale, double value) {
    if (value == Math.rint(value) && Math.abs(value) < LONGEST) {
      return String.format(Locale.ROOT, "%.0f", value);
    }
    return inUnits(scale, value);
  }

  private static String inUnits(Scale scale, double value) {
    boolean binary = scale == Scale.LOG2 && value % 1024 == 0;
    return binary ? label(value, 1024, BINARY_UNITS) : label(value, 1000, UNITS);
  }

  private static String label(double value, int base, String[] units) {
    int unit = 0;
    double scaled = value;
    while (Math.abs(scaled) >= 0.9995 * base && unit < units.length - 1) {
      scaled /= base;
      unit++;
    }
    String digits = scaled == Math.rint(scaled) ? String.format(Locale.ROOT, "%.0f", scaled)
        : String.format(Locale.ROOT, "%.3g", scaled).replaceFirst("(\\.\\d*?)0+$", "$1").replaceFirst("\\.$", "");
    return digits + units[unit];
  }
}
