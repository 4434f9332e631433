package org.parcast.analyses.valueflow.graph;

/** The collective operation that keeps the copies of a singleton equal. */
public enum SingletonKind {
  /** Only used: one rank sends it to all, {@code p - 1} words. */
  BROADCAST("broadcast"),
  /** Only fed: one word from every other rank that holds a source. */
  REDUCE("reduce"),
  /** Fed and used, or needed by a branch or an address: {@code 2 (p - 1)} words. */
  ALLREDUCE("allreduce"),
  /** One of many that form an array, each computed by one rank: {@code p - 1} words each. */
  ALLGATHER("allgather"),
  /** Computed from other singletons alone, by every rank: nothing is sent. */
  REPLICATED("replicated");

  private final String label;

  SingletonKind(String label) {
    this.label = label;
  }

  /** Name in reports. */
  public String label() {
    return label;
  }
}
