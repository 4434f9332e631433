package org.parcast.analyses.sharing;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.sharing.detection.AccurateDetection;
import org.parcast.analyses.sharing.detection.EventListener;
import org.parcast.analyses.sharing.detection.RelaxedDetection;
import org.parcast.analyses.sharing.matrix.PatternRecognition;
import org.parcast.analyses.trace.ReferenceConsumer;
import org.parcast.analyses.trace.ThreadTrace;

/** Detects communication between the threads of a trace, by both definitions. */
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
    AccurateDetection accurate = new AccurateDetection(trace.threads(), request.machine(), asked ? listener : EventListener.NONE);
    Duration accurateTime = time(trace, accurate);
    RelaxedDetection first = new RelaxedDetection(trace.threads(), request.granularity(), asked ? EventListener.NONE : listener);
    List<DetectorComparison.Relaxed> relaxed = new ArrayList<>();
    for (long granularity : request.granularities()) {
      RelaxedDetection detection = relaxed.isEmpty() ? first : new RelaxedDetection(trace.threads(), granularity);
      Duration time = time(trace, detection);
      relaxed.add(new DetectorComparison.Relaxed(granularity, detection.matrix(), detection.matrix().meanSquaredError(accurate.matrix()), time));
    }
    DetectorComparison detectors = new DetectorComparison(accurate.matrix(), accurate.matrixWithTemporalFalse(), accurateTime, relaxed);
    return new SharingForecast(trace.threads(), List.of(), request, asked ? accurate.matrix() : first.matrix(), asked ? accurate.types() : first.types(),
        Optional.of(accurate.statistics()), Optional.of(detectors),
        shared.heaviest(), FalseSharingFinder.find(accurate.falselyShared(), names, accurate.types().total()),
        PatternRecognition.of(first.matrix(), first.handedOn()), Optional.empty());
  }

  private static Duration time(ThreadTrace trace, ReferenceConsumer detector) throws IOException {
    long start = System.nanoTime();
    trace.replay(detector);
    return Duration.ofNanos(System.nanoTime() - start);
  }
}
