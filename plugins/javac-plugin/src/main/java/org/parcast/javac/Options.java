package org.parcast.javac;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The plug-in's arguments.
 *
 * @param all whether every loop is judged, and not only told which pay
 * @param warn whether loops that have to run in order are warned of
 * @param classes where class files go, or null to find out
 * @param problem what is wrong with the arguments
 */
record Options(boolean all, boolean warn, Path classes, Optional<String> problem) {
  private static final String CLASSES = "classes=";

  static Options of(String... arguments) {
    boolean all = false;
    boolean warn = false;
    Path classes = null;
    Optional<String> problem = Optional.empty();
    for (String argument : arguments) {
      if (argument.equals("all")) {
        all = true;
      } else if (argument.equals("warn")) {
        all = true;
        warn = true;
      } else if (argument.startsWith(CLASSES)) {
        all = true;
        classes = Path.of(argument.substring(CLASSES.length()));
      } else {
        problem = Optional.of("-Xplugin:Parcast does not know the argument '" + argument + "': there are all, warn and classes=DIR");
      }
    }
    return new Options(all, warn, classes, problem);
  }
}
