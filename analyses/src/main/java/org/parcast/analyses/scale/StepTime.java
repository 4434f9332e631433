package org.parcast.analyses.scale;

/**
 * Time of a step on some ranks, in seconds. Nothing overlaps.
 *
 * @param decomposition the one with the shortest step
 * @param ranks how many
 * @param work of the heaviest rank
 * @param messages of a rank, point to point
 * @param collectives of all
 */
public record StepTime(ScalingStudy.Forecast decomposition, int ranks, double work, double messages, double collectives) {
  /** What a step consists of. */
  public enum Part {
    WORK,
    MESSAGES,
    COLLECTIVES
  }

  public double seconds() {
    return work + messages + collectives;
  }

  /** Time of the work on one rank, over that of all ranks together: 0 to 1. */
  public double efficiency() {
    return work / decomposition.imbalance() / seconds();
  }

  /** Time on one rank over the time on all. */
  public double speedup() {
    return efficiency() * ranks;
  }

  /** What takes longest. */
  public Part longest() {
    if (work >= messages && work >= collectives) {
      return Part.WORK;
    }
    return messages >= collectives ? Part.MESSAGES : Part.COLLECTIVES;
  }
}
