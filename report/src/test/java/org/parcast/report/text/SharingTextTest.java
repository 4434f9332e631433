package org.parcast.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.sharing.Detection;
import org.parcast.analyses.sharing.SharingForecast;
import org.parcast.analyses.sharing.SharingRequest;
import org.parcast.analyses.sharing.detection.EventTypes;
import org.parcast.analyses.sharing.detection.SharingStatistics;
import org.parcast.analyses.sharing.matrix.TaskMatrix;

class SharingTextTest {
  private static String why(SharingStatistics seen) {
    TaskMatrix matrix = TaskMatrix.of(new double[][] {{0, 9}, {9, 0}});
    return SharingText.noFalseSharing(new SharingForecast(2, List.of(), new SharingRequest(Detection.RELAXED, 64, SharingRequest.DIENER), matrix, new EventTypes(0, 9, 0), Optional.ofNullable(seen),
        Optional.empty(), List.of(), List.of(), Optional.empty(), Optional.empty()));
  }

  @Test
  void whyThereIsNoFalseSharingFollowsFromTheFigures() {
    String others = "the others are on lines whose words are shared more often, or below a hundredth of all events.";
    assertThat(why(new SharingStatistics(11_884, 17_275, 0, 0, 275, 0)))
        .isEqualTo("None that is worth a change. Of 17,275 spatial false events 17,000 are of two loads, or of threads with a word in common; " + others);
    assertThat(why(new SharingStatistics(9, 1, 0, 0, 0, 0))).endsWith("Of 1 spatial false event 1 are of two loads, or of threads with a word in common.");
    assertThat(why(null)).contains("or below a hundredth of all events").doesNotContain("hardly");
  }
}
