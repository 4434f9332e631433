package org.parcast.engine.caches;

import java.nio.file.Path;
import java.util.List;
import org.parcast.engine.run.RunSummary;

/**
 * The references of cores as they were written.
 *
 * @param files by core
 * @param end how the run ended
 * @param message why it did not complete, else empty
 * @param warnings what the user should know before trusting them
 */
public record EmittedTraces(List<Path> files, RunSummary.End end, String message, List<String> warnings) {
  public EmittedTraces {
    files = List.copyOf(files);
    warnings = List.copyOf(warnings);
  }
}
