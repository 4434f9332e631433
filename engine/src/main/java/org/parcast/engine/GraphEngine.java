package org.parcast.engine;

import java.io.IOException;
import java.nio.file.Path;
import org.parcast.analyses.valueflow.graph.ValueGraph;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.recorder.format.RecordingReader;

/** Draws the value communication graph of a recording. */
public final class GraphEngine {
  private GraphEngine() {}

  /**
   * The graph of the words, or of the variables where there are more words than can be looked at.
   *
   * @throws AnalysisException if the recording cannot be read
   */
  public static ValueGraph of(Path recording) throws AnalysisException {
    try {
      return ValueGraph.of(RecordingReader.read(recording), ValueGraph.MOST_VERTICES);
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, "cannot read the recording " + recording + ": " + e.getMessage() + "; record the program again", e);
    }
  }
}
