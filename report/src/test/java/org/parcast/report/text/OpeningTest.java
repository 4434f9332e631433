package org.parcast.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.scaling.Interconnect;
import org.parcast.analyses.scaling.LogGpModel;
import org.parcast.analyses.scaling.ScalingForecast;
import org.parcast.analyses.scaling.SerialTime;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.ir.catalogue.Notice;
import org.parcast.report.Forecasts;
import org.parcast.report.Report;
import org.parcast.report.ReportContext;
import org.parcast.report.Sources;
import org.parcast.report.Times;

class OpeningTest {
  private static String answer(List<Opening.Item> items, String question) {
    return items.stream().filter(item -> item.question().equals(question)).map(Opening.Item::answer).findFirst().orElseThrow();
  }

  @Test
  void answersInOrder() {
    ScalingForecast ranks = LogGpModel.forecast(Forecasts.chain("a", 2), new SerialTime(1e-3, 4), Interconnect.INFINIBAND_EDR);
    List<Opening.Item> items = Opening.of(Times.of(1e-3, 0), Optional.of(ranks));
    assertThat(items).extracting(Opening.Item::question).containsExactly("Does it pay", "How much", "Where it stops", "On ranks", "First");
    assertThat(answer(items, "Does it pay")).isEqualTo("Yes.");
    // A millisecond becomes a quarter and the region's microsecond; the microsecond between executions stays.
    assertThat(answer(items, "How much")).startsWith("A step is 3.97 times (3.97 to 3.97) as fast on 4 cores of four cores, with A.java:3 in parallel: 1.00 ms become 252 us.");
    assertThat(answer(items, "First")).isEqualTo("Run A.java:3 in parallel, as parallel: it saves most, 75 % of its own time.");
  }

  @Test
  void wideIntervalIsExplained() {
    String certain = answer(Opening.of(Times.of(1e-3, 0), Optional.empty()), "How much");
    String wide = answer(Opening.of(Times.of(new Estimate(1e-3, 0.7e-3, 1.4e-3), 0), Optional.empty()), "How much");
    assertThat(certain).doesNotContain("interval");
    assertThat(wide).endsWith("Most of the interval is that virtual machines compile A.java:3 differently.");
  }

  /** Ten steps of 1 ms in a run that takes a second to start. */
  @Test
  void aRunThatIsTooShortIsToldFromItsSteps() {
    List<Opening.Item> items = Opening.of(Times.of(1e-3, 1), Optional.empty());
    assertThat(answer(items, "Does it pay")).isEqualTo("In longer runs. This one is too short to gain: its 10 steps are 1 % of its 1.01 s, the rest is its start.");
    assertThat(answer(items, "How much")).startsWith("A step is 3.97 times");
  }

  @Test
  void aLoopThatIsTooShortHasItsBreakEven() {
    List<Opening.Item> items = Opening.of(Times.of(1e-7, 1e-3), Optional.empty());
    assertThat(items).extracting(Opening.Item::question).containsExactly("Does it pay", "First");
    assertThat(answer(items, "Does it pay")).startsWith("No. No loop takes long enough to make up for a parallel region: A.java:3 pays from 1").endsWith("iterations, and has 1,000.");
  }

  /** Virtual machines make 0.6 to 4 ms of it: on four cores that may be slower than on one, or not. */
  @Test
  void aLoopThatMayGainOrLoseIsNotAdvised() {
    TimeForecast time = Times.of(new Estimate(1e-3, 0.2e-3, 9e-3), 0);
    List<Opening.Item> items = Opening.of(time, Optional.empty());
    assertThat(answer(items, "Does it pay")).startsWith("It may. A step is ").contains(" as fast on 4 cores, with A.java:3 in parallel: 1.00 times (")
        .endsWith("A.java:3 takes 100 % (2 % to 100 %) of this run's time. Most of the interval is that virtual machines compile A.java:3 differently.");
    assertThat(answer(items, "First")).isEqualTo("Measure a longer run, or larger data; apply --loop and check try what may pay.");
    assertThat(TimeText.pays(time.loops().get(0))).startsWith("may on 4 cores: 0.");
  }

  /** A method of its own makes the loop twice as fast, to half a microsecond, of which threads save nothing. */
  @Test
  void whatAMethodOfItsOwnGainsIsNotCalledAGainOfThreads() {
    List<Opening.Item> items = Opening.of(Times.ofForm(2e-6, 1e-6, 1), Optional.empty());
    assertThat(answer(items, "Does it pay")).startsWith("No. Threads add too little. A step is 1.").contains("1.50 times (1.50 to 1.50) by methods of their own");
    assertThat(answer(items, "First")).isEqualTo("Move A.java:3 to a method of its own; measure threads on larger data.");
  }

  /** Five times as fast in a method of its own, the loop is a tenth of the run: what threads save of that is a tie. */
  @Test
  void aRunThatOnlyMethodsOfTheirOwnMakeFasterIsToldSo() {
    TimeForecast one = Times.ofForm(1e-1, 2e-2, 2);
    TimeForecast time = new TimeForecast(one.machine(), one.serial(), one.warm(), one.samples(), one.cores(), one.recommended(), Optional.empty(), one.loops(), one.uncovered(), one.warnings());
    assertThat(answer(Opening.of(time, Optional.empty()), "Does it pay"))
        .startsWith("No. Threads add too little. The run is 1.").contains("1.36 times (1.36 to 1.36) by methods of their own");
    assertThat(answer(Opening.of(time, Optional.empty()), "First")).isEqualTo("Move A.java:3 to a method of its own; measure threads on larger data.");
  }

  /** The advice stays what it is; what is uncertain is said after it. */
  @Test
  void aBusyMachineIsTold() {
    assertThat(answer(Opening.of(busy(Times.of(1e-3, 0)), Optional.empty()), "First"))
        .isEqualTo("Run A.java:3 in parallel, as parallel: it saves most, 75 % of its own time. The machine was busy: others took 40 %; measure again.");
    assertThat(answer(Opening.of(busy(Times.of(new Estimate(1e-3, 0.2e-3, 9e-3), 0)), Optional.empty()), "First")).isEqualTo("Measure a longer run, or larger data; apply --loop and check try what may pay. The machine was busy: others took 40 %; measure again.");
  }

  private static TimeForecast busy(TimeForecast quiet) {
    return new TimeForecast(quiet.machine(), quiet.serial(), quiet.warm(), quiet.samples(), quiet.cores(), quiet.recommended(), quiet.step(), quiet.loops(), quiet.uncovered(),
        List.of(Notice.MACHINE_CACHES.of("typical sizes are taken"), Notice.MACHINE_BUSY.of("the machine was busy: others took 40 %; measure again")));
  }

  /** Its loop gains or loses, and is a thousandth of the run. */
  @Test
  void aLoopThatIsTooLittleOfTheRunDoesNotPay() {
    TimeForecast one = Times.of(new Estimate(1e-3, 0.2e-3, 9e-3), 10);
    TimeForecast time = new TimeForecast(one.machine(), one.serial(), one.warm(), one.samples(), one.cores(), one.recommended(), Optional.empty(), one.loops(), one.uncovered(), one.warnings());
    assertThat(answer(Opening.of(time, Optional.empty()), "Does it pay")).startsWith("No. No loop takes enough of this run's time to gain: A.java:3, < 1 % (< 1 % to 1 %) of it, is 0.").endsWith(" times as fast on 4 cores.");
  }

  @Test
  void textAndPageOpenWithIt() throws IOException {
    Report report = Report.of(ReportContext.named("A", List.of()), Sources.NONE).withCommunication(Forecasts.chain("a", 2)).withTime(Times.of(1e-3, 0));
    StringBuilder text = new StringBuilder();
    CommunicationText.write(report, text);
    assertThat(text.toString().lines().toList().subList(2, 4)).first().isEqualTo("Does it pay    Yes.");
    StringBuilder page = new StringBuilder();
    org.parcast.report.html.HtmlReport.write(report, page);
    assertThat(page.toString()).containsSubsequence("Does it pay", "How much", "Where it stops", "id=\"cores\"");
  }
}
