package org.parcast.sweep;

import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code {file:PATH}} in an argument: a file that is sent along to wherever the point runs. */
final class Placeholder {
  private static final Pattern FILE = Pattern.compile("\\{file:([^}]*)}");

  private Placeholder() {}

  static String filled(String argument, UnaryOperator<String> local) {
    return FILE.matcher(argument).replaceAll(found -> Matcher.quoteReplacement(local.apply(found.group(1))));
  }
}
