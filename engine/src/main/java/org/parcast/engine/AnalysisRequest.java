package org.parcast.engine;

import java.nio.file.Path;
import org.parcast.analyses.scaling.Interconnect;
import org.parcast.analyses.valueflow.CommunicationRequest;

/**
 * What to analyse, and how.
 *
 * @param target the program or recording
 * @param run how the program is run; null for a recording
 * @param region which part of the run is recorded; null for a recording
 * @param communication what to forecast of the communication between ranks
 * @param trimRanks whether numbers of ranks above the number of words are left out; else they are refused
 * @param recordings directory that keeps the recording as {@code NAME.parcast}, or null to keep none
 * @param scope what is forecast
 * @param interconnect the network on which steps are timed, or null where no times are asked for
 */
public record AnalysisRequest(
    Target target, Run run, Region region, CommunicationRequest communication, boolean trimRanks, Path recordings, Scope scope,
    Interconnect interconnect) {

  /** A request for the communication alone. */
  public AnalysisRequest(Target target, Run run, Region region, CommunicationRequest communication, boolean trimRanks, Path recordings) {
    this(target, run, region, communication, trimRanks, recordings, Scope.COMMUNICATION, null);
  }

  /** A request to analyse a recording again. */
  public static AnalysisRequest ofRecording(Path recording, CommunicationRequest communication, boolean trimRanks) {
    return new AnalysisRequest(Target.of(recording), null, null, communication, trimRanks, null, Scope.EVERYTHING, null);
  }

  /** The same, and the times of steps on the network. */
  public AnalysisRequest timedOn(Interconnect network) {
    return new AnalysisRequest(target, run, region, communication, trimRanks, recordings, scope, network);
  }
}
