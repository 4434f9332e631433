package org.parcast.engine;

import org.parcast.ir.Program;

public final class Engine {
  private Engine() {}
  public static AnalysisResult analyze(AnalysisRequest request, AnalysisListener listener) throws AnalysisException {
    throw new AnalysisException(AnalysisException.Kind.INPUT, "not yet");
  }
  public static Program lower(Target target) throws AnalysisException {
    throw new AnalysisException(AnalysisException.Kind.INPUT, "not yet");
  }
}
