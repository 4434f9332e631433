package org.parcast.analyses.valueflow;

import org.parcast.recorder.format.ValueFlowRecording;

/** Forecasts an MPI version's communication from the recorded value flow of a sequential run. */
public final class CommunicationAnalysis {
  private CommunicationAnalysis() {}

  /**
   * Builds the value communication graph, takes its singletons out, spreads the rest over ranks and counts what has to be sent.
   *
   * @throws IllegalArgumentException if the request does not fit the recording: more ranks than words, a shape or an owner for an array
   *     that is not there or has another size; the message names the construct and the remedy
   */
  public static CommunicationForecast forecast(ValueFlowRecording recording, CommunicationRequest request) {
    throw new UnsupportedOperationException();
  }
}
