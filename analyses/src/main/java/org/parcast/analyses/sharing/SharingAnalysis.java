package org.parcast.analyses.sharing;

import java.io.IOException;
import java.util.List;
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
    boolean asked = request.detection() == Detection.ACCURATE;
    SharedDataFinder shared = new SharedDataFinder();
    EventListener listener = shared.of(names);
    RelaxedDetection relaxed = new RelaxedDetection(trace.threads(), request.granularity(), asked ? EventListener.NONE : listener);
    AccurateDetection accurate = new AccurateDetection(trace.threads(), request.machine(), asked ? listener : EventListener.NONE);
    trace.replay((thread, address, size, write, site) -> {
      relaxed.accept(thread, address, size, write, site);
      accurate.accept(thread, address, size, write, site);
    });
    return new SharingForecast(trace.threads(), List.of(), request, asked ? accurate.matrix() : relaxed.matrix(), asked ? accurate.types() : relaxed.types(),
        Optional.of(accurate.statistics()), OptionalDouble.of(relaxed.matrix().meanSquaredError(accurate.matrix())),
        shared.heaviest(), FalseSharingFinder.find(accurate.falselyShared(), names, accurate.types().total()),
        PatternRecognition.of(relaxed.matrix(), relaxed.handedOn()), Optional.empty());
  }
}
