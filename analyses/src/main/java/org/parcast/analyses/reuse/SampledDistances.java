package org.parcast.analyses.reuse;

/**
 * Reuse distances of a sample of the lines, chosen by a hash of their number, so that all uses of a line are in or out: the distance in the
 * sample over the rate estimates the distance (Waldspurger et al., "Efficient MRC construction with SHARDS", FAST 2015).
 */
public final class SampledDistances {
  private static final int BITS = 24;

  private final ReuseDistances distances = new ReuseDistances();
  private final ReuseProfile profile = new ReuseProfile();
  private final long threshold;
  private final double rate;
  private long references;

  /** @param rate share of the lines looked at, above 0 and at most 1 */
  public SampledDistances(double rate) {
    if (!(rate > 0 && rate <= 1)) {
      throw new IllegalArgumentException("a sample has to be more than 0 and at most all, found " + rate);
    }
    threshold = Math.max(1, Math.round(rate * (1 << BITS)));
    this.rate = (double) threshold / (1 << BITS);
  }

  /** Whether all lines are looked at. */
  public boolean isExact() {
    return threshold == 1 << BITS;
  }

  /** Whether the line is looked at. */
  public boolean isSampled(long line) {
    long hash = line * 0x9E3779B97F4A7C15L;
    return (hash ^ hash >>> 32) >>> 64 - BITS < threshold;
  }

  /** Counts uses of lines that are not looked at; for the others there is {@link #use}. */
  public void skip(long uses) {
    references += uses;
  }

  /** Uses the line so many times, with no other one in between. */
  public void use(long line, long times) {
    references += times;
    if (isSampled(line)) {
      look(line);
      if (times > 1) {
        add(0, times - 1);
      }
    }
  }

  /** Uses a line that is looked at, without counting; answers its distance in the sample. */
  public long look(long line) {
    long distance = distances.use(line);
    add(distance, 1);
    return distance;
  }

  /** Counts further uses of the same distance in the sample, without counting them as uses. */
  public void add(long distance, long times) {
    profile.add(distance == ReuseDistances.INFINITE ? distance : Math.round(distance / rate), times / rate);
  }

  /**
   * What has been counted.
   *
   * @param references uses, sampled or not
   * @param profile the profile as estimated
   */
  public record Counts(long references, ReuseProfile profile) {}

  /** A copy of what has been counted so far. */
  public Counts counts() {
    return new Counts(references, profile.since(new ReuseProfile()));
  }

  /** What has been counted since. */
  public Counts since(Counts before) {
    return new Counts(references - before.references, profile.since(before.profile));
  }

  /** Counts so much more. */
  public void add(Counts more) {
    references += more.references;
    profile.add(more.profile);
  }

  /** The lines of the sample in the order of their last use. */
  public ReuseDistances distances() {
    return distances;
  }

  /** All uses, sampled or not. */
  public long references() {
    return references;
  }

  /** The profile as estimated; its references sum up to about all of them. */
  public ReuseProfile profile() {
    return profile;
  }
}
