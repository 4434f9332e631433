package org.parcast.cli;

import java.util.HashSet;
import java.util.Set;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * Options of one value that are given twice. Where they are of a group, picocli begins the group anew at the second and
 * forgets what else was said of it: results would go elsewhere, in another format.
 */
final class RepeatedOptions {
  private RepeatedOptions() {}

  static void refuse(ParseResult parsed) {
    Set<OptionSpec> given = new HashSet<>();
    for (OptionSpec option : parsed.matchedOptions()) {
      if (!option.isMultiValue() && !given.add(option)) {
        throw new ParameterException(parsed.commandSpec().commandLine(), message(option));
      }
    }
  }

  static String message(ArgSpec argument) {
    return UsageErrors.name(argument) + " is given twice: give it once";
  }
}
