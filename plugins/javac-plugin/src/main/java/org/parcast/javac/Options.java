package org.parcast.javac;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The plug-in's arguments.
 *
 * @param warn whether loops that have to run in order are warned of
 * @param classes where class files go, or null to find out
 * @param problem what is wrong with the arguments
 */
record Options(boolean warn, Path classes, Optional<String> problem) {
  private static final String CLASSES = "classes=";

  static Options of(String... arguments) {
    boolean warn = false;
    Path classes = null;
    Optional<String> problem = Optional.empty();
    for (String argument : arguments) {
      if (argument.equals("warn")) {
        warn = true;
      } else if (argument.startsWith(CLASSES)) {
        classes = Path.of(argument.substring(CLASSES.length()));
      } else {
        problem = Optional.of("-Xplugin:Parcast does not know the argument '" + argument + "': there are warn and classes=DIR");
      }
    }
    return new Options(warn, classes, problem);
  }
}
