package org.parcast.cli.argument;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A time in seconds, or in another unit that is given: {@code 30}, {@code 0.5}, {@code 10m}, {@code 2h}. */
public final class Timeout implements ITypeConverter<Duration> {
  private static final Pattern FORM = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,3})?)([smh]?)");

  @Override
  public Duration convert(String text) {
    Matcher matcher = FORM.matcher(text.strip());
    if (matcher.matches()) {
      int unit = switch (matcher.group(2)) {
        case "h" -> 3600;
        case "m" -> 60;
        default -> 1;
      };
      long millis = Math.round(Double.parseDouble(matcher.group(1)) * unit * 1000);
      if (millis > 0) {
        return Duration.ofMillis(millis);
      }
    }
    throw new TypeConversionException("'" + text + "' is not a time: give seconds, or a number with s, m or h, for example 30 or 10m");
  }
}
