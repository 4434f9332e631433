package org.parcast.cli;

import java.io.PrintStream;
import org.parcast.engine.AnalysisResult;

final class ResultWriter {
  ResultWriter(PrintStream out, OutputOptions output) {
  }
  void write(AnalysisResult result) {
  }
}
