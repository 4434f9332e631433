package org.parcast.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.parcast.report.page.block.LineChart.Scale;

class AxisTest {
  @Test
  void labelsOfAnAxisAreOfOneKind() {
    assertThat(new Axis(Scale.LOG10, new double[] {3000, 2e6}).labels()).containsExactly("1k", "10k", "100k", "1M", "10M");
    assertThat(new Axis(Scale.LOG2, new double[] {1024, 16384}).labels()).containsExactly("1Ki", "2Ki", "4Ki", "8Ki", "16Ki");
    assertThat(new Axis(Scale.LOG2, new double[] {256, 1024}).labels()).containsExactly("256", "512", "1024");
  }

  @Test
  void anOrderBeginsWithItsFirst() {
    assertThat(new Axis(Scale.ORDINAL, new double[] {1, 2, 3}).labels()).containsExactly("1", "2", "3");
    assertThat(new Axis(Scale.ORDINAL, new double[] {1, 28}).labels()).containsExactly("1", "5", "9", "13", "17", "21", "25");
    assertThat(new Axis(Scale.LINEAR, new double[] {1, 2, 3}).labels()).first().isEqualTo("0");
  }

  @Test
  void fewDecadesAreDivided() {
    assertThat(new Axis(Scale.LOG10, new double[] {1.1, 9}).labels()).containsExactly("1", "2", "5", "10");
    assertThat(new Axis(Scale.LOG10, new double[] {1, 1000}).labels()).containsExactly("1", "10", "100", "1000");
  }

  /** Three digits, of which those before the point stay. */
  @Test
  void aNumberIsShortenedBehindThePointOnly() {
    assertThat(Axis.label(Scale.LINEAR, 99.97)).isEqualTo("100");
    assertThat(Axis.label(Scale.LINEAR, 250.3)).isEqualTo("250");
    assertThat(Axis.label(Scale.LINEAR, 999.7)).isEqualTo("1k");
    assertThat(Axis.label(Scale.LINEAR, 12.5)).isEqualTo("12.5");
    assertThat(Axis.label(Scale.LINEAR, 0.25)).isEqualTo("0.25");
    assertThat(Axis.label(Scale.LINEAR, 120_400)).isEqualTo("120k");
  }
}
