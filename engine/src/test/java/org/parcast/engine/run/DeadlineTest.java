package org.parcast.engine.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.parcast.tracer.run.TimeLimit;

class DeadlineTest {
  private static final TimeLimit LONG = TimeLimit.of(Duration.ofHours(1));

  @Test
  void whatIsMadeInTimeIsTheAnswerAndIsHeardOf() throws Exception {
    List<String> stages = new ArrayList<>();
    AnalysisListener listener = new AnalysisListener() {
      @Override
      public void stage(String name) {
        stages.add(name);
      }

      @Override
      public void printed(byte[] bytes, int length) {}
    };
    for (TimeLimit limit : new TimeLimit[] {null, LONG}) {
      assertThat(Deadline.<Integer>keep(limit, listener, heard -> {
        heard.stage("analysing");
        return 7;
      })).isEqualTo(7);
    }
    assertThat(stages).containsExactly("analysing", "analysing");
  }

  @Test
  void whatFailsFailsAsWithoutIt() {
    AnalysisException failure = new AnalysisException(AnalysisException.Kind.INPUT, "no");
    OutOfMemoryError error = new OutOfMemoryError();
    IllegalStateException fault = new IllegalStateException();
    assertThatThrownBy(() -> Deadline.keep(LONG, AnalysisListener.SILENT, heard -> { throw failure; })).isSameAs(failure);
    assertThatThrownBy(() -> Deadline.keep(LONG, AnalysisListener.SILENT, heard -> { throw error; })).isSameAs(error);
    assertThatThrownBy(() -> Deadline.keep(LONG, AnalysisListener.SILENT, heard -> { throw fault; })).isSameAs(fault);
  }

  @Test
  void whatIsLateIsEndedWhereItTellsOfAStageAndItsRecordingIsNamed() throws Exception {
    CountDownLatch answered = new CountDownLatch(1);
    CountDownLatch ended = new CountDownLatch(1);
    AnalysisException late = catchThrowableOfType(AnalysisException.class, () -> Deadline.keep(TimeLimit.of(Duration.ofMillis(50)), AnalysisListener.SILENT, heard -> {
      heard.recorded(Path.of("out/Heat.parcast"));
      try {
        answered.await();
        heard.stage("analysing");
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      } finally {
        ended.countDown();
      }
      throw new AssertionError("it went on");
    }));

    assertThat(late.kind()).isEqualTo(AnalysisException.Kind.LIMIT);
    assertThat(late).hasMessage("the analysis was not done after 0.05 s: give it longer with --timeout, or a smaller problem; "
        + "out/Heat.parcast is the recording, which can be analysed without another run");
    answered.countDown();
    assertThat(ended.await(1, TimeUnit.MINUTES)).isTrue();
  }
}
