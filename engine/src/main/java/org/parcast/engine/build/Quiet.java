package org.parcast.engine.build;

import org.parcast.engine.AnalysisListener;

/** Hears nothing: for analyses that take seconds. */
final class Quiet implements AnalysisListener {
  @Override
  public void stage(String name) {}

  @Override
  public void printed(byte[] bytes, int length) {}
}
