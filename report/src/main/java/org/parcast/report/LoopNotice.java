package org.parcast.report;

import org.parcast.analyses.dependence.Verdict;
import org.parcast.ir.catalogue.Notice;

/** Which page of the catalogue a verdict has. */
public final class LoopNotice {
  private LoopNotice() {}

  public static Notice of(Verdict verdict) {
    return switch (verdict) {
      case PARALLEL -> Notice.LOOP_PARALLEL;
      case PRIVATIZE -> Notice.LOOP_PRIVATIZE;
      case REDUCTION -> Notice.LOOP_REDUCTION;
      case PIPELINE -> Notice.LOOP_PIPELINE;
      case SEQUENTIAL -> Notice.LOOP_SEQUENTIAL;
    };
  }
}
