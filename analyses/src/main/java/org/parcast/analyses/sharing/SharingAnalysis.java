package org.parcast.analyses.sharing;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalDouble;
import org.parcast.analyses.trace.ThreadTrace;

/** Detects communication between the threads of a trace, by both definitions in one pass. */
public final class SharingAnalysis {
  private SharingAnalysis() {}

  /**
   * Detects.
   *
   * @param names what the program calls its data and places
   * @throws IOException if the trace cannot be read
   */
  public static SharingForecast detect(ThreadTrace trace, SharingRequest request, AddressNames names) throws IOException {
    RelaxedDetection relaxed = new RelaxedDetection(trace.threads(), request.granularity());
    AccurateDetection accurate = new AccurateDetection(trace.threads(), request.machine());
    trace.replay((thread, address, size, write, site) -> {
      relaxed.accept(thread, address, size, write, site);
      accurate.accept(thread, address, size, write, site);
    });
    boolean asked = request.detection() == Detection.ACCURATE;
    return new SharingForecast(trace.threads(), request, asked ? accurate.matrix() : relaxed.matrix(), asked ? accurate.types() : relaxed.types(),
        Optional.of(accurate.statistics()), OptionalDouble.of(relaxed.matrix().meanSquaredError(accurate.matrix())),
        FalseSharingFinder.find(accurate.falselyShared(), names, accurate.types().total()), PatternRecognition.of(relaxed.matrix(), relaxed.handedOn()));
  }
}
