package org.parcast.benchmarks.scale;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hipparchus.fraction.BigFraction;
import org.parcast.analyses.scale.Measurement;
import org.parcast.analyses.scale.ModelledStepTimes;
import org.parcast.analyses.scale.RankMemory;
import org.parcast.analyses.scale.ScalingStudy;
import org.parcast.analyses.scaling.Interconnect;
import org.parcast.analyses.valueflow.ArrayShape;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.PhaseSummary;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.plan.Distribution;
import org.parcast.analyses.valueflow.plan.Plan;
import org.parcast.analyses.valueflow.plan.PlannedVariable;
import org.parcast.engine.Engine;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.AnalysisResult;
import org.parcast.engine.run.CoresRequest;
import org.parcast.engine.run.Region;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Scope;
import org.parcast.engine.run.Target;

/**
 * A program at small sizes, in this process: what a sweep measures.
 *
 * @param source the program
 * @param arguments with {@code {n}} for the size
 * @param kernel the analysed method; empty for all
 * @param ranks at every size, as far as they do not exceed twice the size
 * @param timed whether steps of the largest size are timed, in settled code
 */
record SmallRuns(Path source, String arguments, String kernel, List<Integer> ranks, boolean timed) {
  private static final Measurement.Family PROGRAM = new Measurement.Family("", "", "");

  /** Runs the program, and finds the formulas. */
  ScalingStudy at(List<Long> sizes) throws AnalysisException {
    List<Measurement> measurements = new ArrayList<>();
    for (long size : sizes) {
      measurements.addAll(at(size, timed && size == Collections.max(sizes)));
    }
    return ScalingStudy.of(List.of("n"), measurements);
  }

  private List<Measurement> at(long n, boolean isTimed) throws AnalysisException {
    AnalysisRequest request = new AnalysisRequest(Target.of(source), new Run(List.of(arguments.replace("{n}", Long.toString(n)).split(" ")), List.of(), Path.of("."), null, null),
        new Region(kernel.isEmpty() ? List.of() : List.of(kernel), null, 0), CommunicationRequest.of(ranks.stream().filter(p -> p <= 2 * n).toList()), true, null, isTimed ? Scope.LOOPS : Scope.COMMUNICATION, null);
    AnalysisResult result = Engine.analyze(isTimed ? request.timedOn(Interconnect.INFINIBAND_EDR).timing(new CoresRequest(Machines.unmeasured(), List.of(), CoresRequest.WARM_UP, false, true)) : request,
        AnalysisListener.SILENT);
    CommunicationForecast forecast = result.communication();
    List<Long> size = List.of(n);
    List<Measurement> rows = new ArrayList<>();
    rows.add(whole(size, "steps", forecast.steps()));
    rows.add(whole(size, "words", forecast.words()));
    rows.add(whole(size, "births", forecast.births()));
    rows.add(whole(size, "nets", forecast.nets()));
    for (PhaseSummary phase : forecast.phases()) {
      if (phase.headline()) {
        rows.add(new Measurement(size, PROGRAM, List.of(), ModelledStepTimes.USES, new BigFraction(phase.uses(), Math.max(1, phase.phase().iterations()))));
      }
    }
    result.scaling().filter(scaling -> !scaling.serial().cold()).ifPresent(scaling -> rows.add(new Measurement(size, PROGRAM, List.of(), ModelledStepTimes.SECONDS, new BigFraction(scaling.serial().secondsPerStep()))));
    Plan plan = forecast.ranks().get(forecast.ranks().size() - 1).plan();
    rows.add(whole(size, RankMemory.REPLICATED, bytes(plan, true)));
    rows.add(whole(size, RankMemory.DISTRIBUTED, bytes(plan, false)));
    for (ArrayShape array : forecast.arrays()) {
      for (int axis = 0; axis < array.computed().size(); axis++) {
        rows.add(new Measurement(size, new Measurement.Family("", array.name(), ""), List.of(), ScalingStudy.COMPUTED_EXTENT + axis, new BigFraction(array.computed().get(axis))));
      }
    }
    for (RankForecast each : forecast.ranks()) {
      for (DecompositionForecast cut : each.results()) {
        Measurement.Family family = new Measurement.Family(cut.estimator().label(), cut.array(), cut.assembly().label());
        rows.add(new Measurement(size, family, cut.grid(), ScalingStudy.BYTES_PER_STEP, perStep(cut.bytesPerStep(), forecast.steps())));
        rows.add(new Measurement(size, family, cut.grid(), "bytes_p2p_per_step", perStep(cut.bytesPointToPointPerStep(), forecast.steps())));
        rows.add(new Measurement(size, family, cut.grid(), "messages_per_step", new BigFraction(cut.messagesPerStep())));
      }
    }
    return rows;
  }

  private static long bytes(Plan plan, boolean copied) {
    return plan.variables().stream().filter(variable -> (variable.layout() == Distribution.COPIED) == copied).mapToLong(PlannedVariable::bytes).sum();
  }

  /** Each is a whole number of bytes over the steps. */
  private static BigFraction perStep(double bytes, long steps) {
    return new BigFraction(Math.round(bytes * steps), steps);
  }

  private static Measurement whole(List<Long> size, String quantity, long value) {
    return new Measurement(size, PROGRAM, List.of(), quantity, new BigFraction(value));
  }
}
