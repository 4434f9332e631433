package org.parcast.engine.loops;

import java.nio.file.Path;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;

/**
 * Whose loops to judge.
 *
 * @param target the program or a recording of it
 * @param run how the program is run; null for a recording, and where nothing is run
 * @param staticOnly whether only what holds for every input is asked for
 * @param recordings directory that keeps the recording as {@code NAME.parcast}, or null to keep none
 */
public record LoopsRequest(Target target, Run run, boolean staticOnly, Path recordings) {

  /** A request to run the program and keep no recording. */
  public LoopsRequest(Target target, Run run) {
    this(target, run, run == null && !target.isRecording(), null);
  }

  /** A request that runs nothing. */
  public static LoopsRequest staticOnly(Target target) {
    return new LoopsRequest(target, null, true, null);
  }
}
