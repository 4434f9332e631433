package org.parcast.analyses.loops.verdict;

import java.util.Locale;
import org.parcast.ir.catalogue.Notice;

/** What has to be done so that a loop's iterations may run at the same time; each is more than those before it. */
public enum Verdict {
  /** Nothing: no iteration uses what another one makes. */
  PARALLEL(Notice.LOOP_PARALLEL),
  /** Each thread needs copies of its own of some variables. */
  PRIVATIZE(Notice.LOOP_PRIVATIZE),
  /** The threads' partial results are to be combined; perhaps private copies too. */
  REDUCTION(Notice.LOOP_REDUCTION),
  /** Iterations depend on earlier ones at constant distances: they can overlap as a wavefront with the loops inside. */
  PIPELINE(Notice.LOOP_PIPELINE),
  /** The iterations have to run one after another. */
  SEQUENTIAL(Notice.LOOP_SEQUENTIAL);

  private final Notice notice;

  Verdict(Notice notice) {
    this.notice = notice;
  }

  /** What the catalogue has on it. */
  public Notice notice() {
    return notice;
  }

  /** Whether iterations may run in any order, given the clauses. */
  public boolean isUnordered() {
    return compareTo(PIPELINE) < 0;
  }

  /** As it stands in reports. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
