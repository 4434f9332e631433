package org.parcast.engine;

import java.io.IOException;
import java.nio.file.Path;
import org.parcast.analyses.valueflow.graph.ValueGraph;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.recording.RecordingReader;
import org.parcast.recording.ValueFlowRecording;

/** Draws the value communication graph of a recording. */
public final class GraphEngine {
  private GraphEngine() {}

  /**
   * The graph of the words, or of the variables where there are more words than can be looked at.
   *
   * @throws AnalysisException if the recording cannot be read
   */
  public static ValueGraph of(Path recording) throws AnalysisException {
    return ValueGraph.of(read(recording), ValueGraph.MOST_VERTICES);
  }

  /**
   * The chains of one word.
   *
   * @param word its label, as in {@code u[3][4]}
   * @throws AnalysisException if the recording cannot be read, or has no such word
   */
  public static ValueGraph chains(Path recording, String word) throws AnalysisException {
    try {
      return ValueGraph.chains(read(recording), word);
    } catch (IllegalArgumentException e) {
      throw new AnalysisException(Kind.REQUEST, "--chains: " + e.getMessage(), e);
    }
  }

  private static ValueFlowRecording read(Path recording) throws AnalysisException {
    try {
      return RecordingReader.read(recording);
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, "cannot read the recording " + recording + ": " + e.getMessage() + "; record the program again", e);
    }
  }
}
