package org.parcast.benchmarks;

import org.parcast.engine.run.AnalysisListener;

/** Hears and says nothing. */
public final class Silence implements AnalysisListener {
  @Override
  public void stage(String name) {}

  @Override
  public void printed(byte[] bytes, int length) {}
}
