package org.parcast.engine.run;

import java.util.Comparator;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a front end calls the settings that the command line has as options. Messages name options of the command line; each front end shows them with its own names.
 */
public final class OptionNames {
  private final Map<String, String> names;
  private final Pattern options;

  /** @param names by option with its dashes, at least one; the longest that a message has at a place counts */
  public OptionNames(Map<String, String> names) {
    this.names = Map.copyOf(names);
    String any = names.keySet().stream().sorted(Comparator.comparingInt(String::length).reversed()).map(Pattern::quote).collect(Collectors.joining("|"));
    options = Pattern.compile("(?<![\\w-])(?:" + any + ")(?![\\w-])");
  }

  /** The message with this front end's names. */
  public String in(String message) {
    return options.matcher(message).replaceAll(found -> Matcher.quoteReplacement(names.get(found.group())));
  }
}
