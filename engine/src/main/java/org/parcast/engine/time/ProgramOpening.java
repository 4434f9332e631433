package org.parcast.engine.time;

import java.nio.file.Path;
import java.util.List;
import org.parcast.engine.time.runtime.PartsLauncher;

/** What a program's virtual machine is started with, so that what its loops reach can be copied. */
public final class ProgramOpening {
  /** Arguments that open the library's packages. */
  public static final List<String> ARGUMENTS = TimedRuns.OPEN;

  private ProgramOpening() {}

  /** Where the classes are that the rewritten loops call. */
  public static Path engine() {
    try {
      return Path.of(PartsLauncher.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (java.net.URISyntaxException e) {
      throw new IllegalStateException("the own location of what is timed with is no path", e);
    }
  }
}
