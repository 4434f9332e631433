package org.parcast.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import org.parcast.analyses.network.LocalityParameters;
import org.parcast.analyses.network.NetworkAnalysis;
import org.parcast.analyses.network.NetworkForecast;
import org.parcast.analyses.network.NetworkTopology;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.PhaseSummary;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.place.CommunicationMatrix;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.AnalysisResult;
import org.parcast.ir.catalogue.Notice;
import org.parcast.recording.Phase;

/** Measures a program's communication, places its ranks on a network, and asks the locality model what that is worth. */
public final class NetworkEngine {
  /** Bytes of a flit: the width of a network channel. */
  private static final double FLIT_BYTES = 8;

  private NetworkEngine() {}

  /**
   * Forecasts for a program with one rank on each node.
   *
   * @param request analyses the program for as many ranks as the topology has nodes
   * @throws AnalysisException if the analysis cannot be made
   */
  public static NetworkResult forecast(AnalysisRequest request, NetworkTopology topology, NetworkOverrides given, AnalysisListener listener)
      throws AnalysisException {
    AnalysisResult result = Engine.analyze(request, listener);
    result.first();
    return forecast(result, result.communication().ranks().get(0), topology, given, request.communication().seed(), listener);
  }

  /** Forecasts for ranks whose communication is known, as many as the topology has nodes. */
  static NetworkResult forecast(AnalysisResult result, RankForecast ranks, NetworkTopology topology, NetworkOverrides given, long seed,
      AnalysisListener listener) throws AnalysisException {
    CommunicationForecast communication = result.communication();
    listener.stage("placing ranks");
    List<String> warnings = new ArrayList<>(result.warnings());
    warnings.addAll(communication.warnings());
    try {
      List<FewestHopBytes.Placed> decompositions = FewestHopBytes.of(ranks.eligible(), topology, seed);
      FewestHopBytes.Placed taken = decompositions.get(0);
      if (taken.traffic().pairs() == 0) {
        warnings.add(Notice.NO_MESSAGES.of("no rank sends another a message, so every placement is as good: the figures are those of a program of the paper's grain"));
      }
      LocalityParameters parameters = given.over(measured(communication, taken.forecast(), taken.traffic()));
      NetworkForecast network = NetworkAnalysis.forecast(parameters, topology, OptionalDouble.of(taken.placed().distance()))
          .of(decompositions.stream().map(FewestHopBytes.Placed::placed).toList());
      return new NetworkResult(result.run(), network, result.scaling(), warnings);
    } catch (IllegalArgumentException e) {
      throw new AnalysisException(Kind.REQUEST, e.getMessage(), e);
    }
  }

  /**
   * One transaction is a message to one partner: the computations of a step between two of them, a cycle each, are the run length, its bytes the
   * flits. What is computed before and after the steps counts as little as what is sent there. The fixed overhead is the paper's.
   */
  private static LocalityParameters measured(CommunicationForecast communication, DecompositionForecast best, CommunicationMatrix traffic) {
    if (traffic.pairs() == 0) {
      return LocalityParameters.PAPER;
    }
    double messages = traffic.pairs();
    return LocalityParameters.PAPER.withCriticalMessages(1).withMessages(1).withRunLength(births(communication) / messages)
        .withFlits(Math.max(1, best.bytesPointToPointPerStep() / messages / FLIT_BYTES));
  }

  /** Values born in a step. Of steps whose births are not known apart, copies count too; a region without a time loop is one step. */
  private static double births(CommunicationForecast communication) {
    Phase steps = communication.phases().stream().filter(PhaseSummary::headline).findFirst().orElseThrow().phase();
    if (steps.kind() != Phase.Kind.STEPS) {
      return communication.births();
    }
    if (steps.order().births() > 0) {
      return steps.order().births();
    }
    return Arrays.stream(steps.work()).asLongStream().sum() / (double) Math.min(steps.iterations(), Math.max(1, steps.work().length));
  }
}
