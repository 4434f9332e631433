package org.parcast.cli.command.sweep;

import java.lang.reflect.Field;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.parcast.cli.option.CommunicationOptions;
import picocli.CommandLine.Model.OptionSpec;

/** Options of sweeps, and of what follows from them, that have no effect beside others or without: nobody should believe that they had. */
public final class UselessOptions {
  /** What a finished sweep's formulas depend on, too. */
  private static final Set<String> OF_FORMULAS = Set.of("--ranks", "--machine", "--memory");

  private static final Set<String> OF_ANSWERS = Set.of("--ranks", "--cache");

  private UselessOptions() {}

  /**
   * Why an option has no effect, and what to do; empty where it has one.
   *
   * @param command its name
   * @param given whether an option of this name is given
   */
  public static Optional<String> reason(String command, OptionSpec option, Predicate<String> given) {
    String name = option.longestName();
    boolean finished = command.equals("scale") && !given.test("--vary");
    if (finished && isOfASweep(option) && !OF_FORMULAS.contains(name)) {
      return Optional.of(name + " is for a sweep, and this one is done: leave it out, or give the program with --vary in place of the sweep");
    }
    if (given.test("--cores") && isIn(CommunicationOptions.class, option)) {
      return Optional.of(name + " is of the communication between ranks, and --cores has reuse distances swept in its place: leave one of them out");
    }
    if (command.equals("scale") && !given.test("--at") && OF_ANSWERS.contains(name)) {
      return Optional.of(name + " is what --at is answered for: give sizes too, as in --at n=4096, or leave it out");
    }
    return Optional.empty();
  }

  /** Whether the option says what is swept: that is said with the command, and never set for all of a project. */
  public static boolean isOfWhatIsSwept(OptionSpec option) {
    return isIn(SweepOptions.class, option);
  }

  private static boolean isOfASweep(OptionSpec option) {
    return isOfWhatIsSwept(option) || SweepingCommand.isOfThePoints(option) || isIn(SweepingCommand.class, option);
  }

  private static boolean isIn(Class<?> options, OptionSpec option) {
    return option.userObject() instanceof Field field && field.getDeclaringClass() == options;
  }
}
