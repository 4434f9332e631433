package org.parcast.engine;

import java.nio.file.Path;
import java.util.List;

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
