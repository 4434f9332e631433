package org.parcast.engine;

import java.util.List;
import org.parcast.analyses.sharing.SharingForecast;

/**
 * Communication between the threads of a program.
 *
 * @param name name of the program or trace, for files
 * @param partial whether what was seen is not the whole run
 * @param reason why, else empty
 * @param sharing the communication
 * @param warnings what the user should know before trusting the result
 */
public record SharingResult(String name, boolean partial, String reason, SharingForecast sharing, List<String> warnings) {
  public SharingResult {
    warnings = List.copyOf(warnings);
  }
}
