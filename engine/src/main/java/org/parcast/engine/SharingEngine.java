package org.parcast.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.parcast.analyses.sharing.AddressNames;
import org.parcast.analyses.sharing.NumalizeTrace;
import org.parcast.analyses.sharing.SharingAnalysis;
import org.parcast.analyses.sharing.SharingRequest;
import org.parcast.engine.AnalysisException.Kind;

/** Detects communication between threads. */
public final class SharingEngine {
  private SharingEngine() {}

  /**
   * Detects in a trace of threads, lines of {@code tid hexaddress}.
   *
   * @throws AnalysisException if the file holds no trace
   */
  public static SharingResult ofTrace(Path file, SharingRequest request) throws AnalysisException {
    try {
      NumalizeTrace trace = new NumalizeTrace(file);
      String name = String.valueOf(file.getFileName()).replaceFirst("(\\.trace)?(\\.gz)?$", "");
      return new SharingResult(name, false, "", SharingAnalysis.detect(trace, request, AddressNames.UNKNOWN), List.of());
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, e.getMessage() == null ? file + " cannot be read" : e.getMessage(), e);
    }
  }
}
