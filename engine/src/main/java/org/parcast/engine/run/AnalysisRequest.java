package org.parcast.engine.run;

import java.nio.file.Path;
import java.util.List;
import org.parcast.analyses.scaling.Cluster;
import org.parcast.analyses.scaling.Interconnect;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.valueflow.place.CommunicationRequest;

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
 * @param cluster the nodes and the network on which steps are timed, or null where no times are asked for
 * @param overlap whether messages pass while ranks compute
 * @param cores how loops are timed on several cores, or null where that is not asked for
 */
public record AnalysisRequest(
    Target target, Run run, Region region, CommunicationRequest communication, boolean trimRanks, Path recordings, Scope scope,
    Cluster cluster, boolean overlap, CoresRequest cores) {

  /** Numbers of ranks where nobody has named others. */
  public static final List<Integer> USUAL_RANKS = List.of(2, 4, 8, 16, 32, 64);

  /** A request that times no loops. */
  public AnalysisRequest(Target target, Run run, Region region, CommunicationRequest communication, boolean trimRanks, Path recordings, Scope scope, Interconnect interconnect) {
    this(target, run, region, communication, trimRanks, recordings, scope, interconnect == null ? null : Cluster.of(interconnect), false, null);
  }

  /** A request for the communication alone. */
  public AnalysisRequest(Target target, Run run, Region region, CommunicationRequest communication, boolean trimRanks, Path recordings) {
    this(target, run, region, communication, trimRanks, recordings, Scope.COMMUNICATION, null);
  }

  /** A request to analyse a recording again. */
  public static AnalysisRequest ofRecording(Path recording, CommunicationRequest communication, boolean trimRanks) {
    return new AnalysisRequest(Target.of(recording), null, null, communication, trimRanks, null, Scope.EVERYTHING, null);
  }

  /** What this request shares with others to the same program. */
  public AnalysisSession session(AnalysisListener listener) {
    return new AnalysisSession(target, run, recordings, listener);
  }

  /** The same, and the times of steps on the network. */
  public AnalysisRequest timedOn(Interconnect network) {
    return timedOn(network == null ? null : Cluster.of(network), false);
  }

  /** The same, and the times of steps on nodes of a network; null for none. */
  public AnalysisRequest timedOn(Cluster nodes, boolean overlapping) {
    return new AnalysisRequest(target, run, region, communication, trimRanks, recordings, scope, nodes, overlapping, cores);
  }

  /** The same, and beside all else the times of its loops on a machine, repeated for so many seconds at most in each virtual machine. */
  public AnalysisRequest timingBeside(Machine machine, double warmUp) {
    return timing(new CoresRequest(machine, List.of(), warmUp, false, true));
  }

  /** The same, and the times of its loops. */
  public AnalysisRequest timing(CoresRequest onCores) {
    return new AnalysisRequest(target, run, region, communication, trimRanks, recordings, scope, cluster, overlap, onCores);
  }
}
