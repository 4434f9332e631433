package org.parcast.cli.argument;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The arguments, cut at the first {@code --}.
 *
 * @param own those of Parcast
 * @param program those of the analysed program; empty where there is no {@code --}
 */
public record Arguments(List<String> own, Optional<List<String>> program) {
  public static Arguments of(String... arguments) {
    List<String> all = Arrays.asList(arguments);
    int end = all.indexOf("--");
    return end < 0
        ? new Arguments(List.copyOf(all), Optional.empty())
        : new Arguments(List.copyOf(all.subList(0, end)), Optional.of(List.copyOf(all.subList(end + 1, all.size()))));
  }
}
