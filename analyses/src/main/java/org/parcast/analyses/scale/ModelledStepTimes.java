package org.parcast.analyses.scale;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Times of steps at sizes that were not run: modelled work, traffic and messages by the cost model of Hockney. A rank sends what the mean rank does, in a message for each
 * neighbour; a collective operation takes ceil(log2 p) rounds, an allreduce twice as many. The efficiency at which ranks should no longer be added, as a function of the
 * size, is the isoefficiency of Grama, Gupta and Kumar (Isoefficiency: Measuring the Scalability of Parallel Algorithms and Architectures, 1993).
 *
 * @param study the formulas
 * @param secondsPerUse time of a use of a value on one rank
 * @param latency seconds of an empty message
 * @param bytesPerSecond bandwidth of a rank's link
 */
public record ModelledStepTimes(ScalingStudy study, double secondsPerUse, double latency, double bytesPerSecond) {
  /** Quantities of the program: uses of values in a step; rounds of collective operations for each doubling of the ranks, and their bytes; seconds. */
  public static final String USES = "uses_per_step";

  public static final String ROUNDS = "rounds_per_step";
  public static final String ROUND_BYTES = "round_bytes_per_step";
  public static final String SECONDS = "seconds_per_step";

  /** Seconds that the virtual machine spent on compiling more than on the step: they tell nothing of other sizes. */
  public static final String COLD_SECONDS = "cold_seconds_per_step";
  static final String MESSAGES = "messages_per_step";

  private static final double LEAST_EFFICIENCY = 0.5;
  private static final int MOST_RANKS = 1 << 20;
  private static final Measurement.Family PROGRAM = new Measurement.Family("", "", "");

  /** Times by the seconds of the largest size that was timed; empty where none was, or where the work has no formula. */
  public static Optional<ModelledStepTimes> of(ScalingStudy study, double latency, double bytesPerSecond) {
    double rate = 0;
    double most = 0;
    for (QuantityModel model : study.models()) {
      if (model.quantity().equals(SECONDS)) {
        for (int i = 0; i < model.observations().size(); i++) {
          OptionalDouble uses = study.value(PROGRAM, USES, Arrays.stream(model.observations().points().get(i)).boxed().toList(), List.of());
          if (uses.isPresent() && uses.getAsDouble() > most) {
            most = uses.getAsDouble();
            rate = model.observations().values().get(i).doubleValue() / most;
          }
        }
      }
    }
    return rate > 0 ? Optional.of(new ModelledStepTimes(study, rate, latency, bytesPerSecond)) : Optional.empty();
  }

  /** Seconds of a step on one rank; empty where the work has no formula. */
  public OptionalDouble serial(List<Long> sizes) {
    OptionalDouble uses = study.value(PROGRAM, USES, sizes, List.of());
    return uses.isPresent() ? OptionalDouble.of(uses.getAsDouble() * secondsPerUse) : uses;
  }

  /** The fastest decomposition; empty where none has formulas. */
  public Optional<StepTime> at(List<Long> sizes, int ranks) {
    OptionalDouble serial = serial(sizes);
    if (serial.isEmpty()) {
      return Optional.empty();
    }
    double rounds = 32 - Integer.numberOfLeadingZeros(ranks - 1);
    double collectives = rounds * (study.value(PROGRAM, ROUNDS, sizes, List.of()).orElse(0) * latency
        + study.value(PROGRAM, ROUND_BYTES, sizes, List.of()).orElse(0) / bytesPerSecond);
    List<StepTime> times = new ArrayList<>();
    for (ScalingStudy.Forecast forecast : study.balanced(sizes, ranks)) {
      OptionalDouble messages = study.value(forecast.family(), MESSAGES, sizes, forecast.grid());
      OptionalDouble bytes = study.value(forecast.family(), "bytes_p2p_per_step", sizes, forecast.grid());
      if (messages.isPresent() && bytes.isPresent()) {
        times.add(new StepTime(forecast, ranks, serial.getAsDouble() / ranks * forecast.imbalance(),
            (messages.getAsDouble() * latency + bytes.getAsDouble() / bytesPerSecond) / ranks, collectives));
      }
    }
    return times.stream().min(Comparator.comparingDouble(StepTime::seconds));
  }

  /** The fastest on 2, 4, 8, .. ranks, as far as there are formulas. */
  public List<StepTime> overRanks(List<Long> sizes, int most) {
    List<StepTime> times = new ArrayList<>();
    for (int ranks = 2; ranks <= Math.min(most, MOST_RANKS); ranks *= 2) {
      at(sizes, ranks).ifPresent(times::add);
    }
    return times;
  }

  /** The largest power of two of ranks with an efficiency of at least 50 %; empty where two ranks have less. */
  public Optional<StepTime> largestEfficient(List<Long> sizes) {
    return overRanks(sizes, MOST_RANKS).stream().takeWhile(time -> time.efficiency() >= LEAST_EFFICIENCY).reduce((one, next) -> next);
  }

  /** The first number of ranks on which something else takes longer than the work; empty where nothing does up to a million. */
  public Optional<StepTime> outgrown(List<Long> sizes) {
    return overRanks(sizes, MOST_RANKS).stream().filter(time -> time.longest() != StepTime.Part.WORK).findFirst();
  }
}
