package org.parcast.benchmarks.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class MeasuredCodeTest {
  @Test
  void collectivesAreNeededBesideMessages() {
    MeasuredCode code = MeasuredCode.parse("MiniGhost,real-sum100,48^3,8,129792,112,64,24,129792,110592,1.1736,0,18172,2x2x2,real,ok");
    assertThat(code.sent()).isEqualTo(129792 + 112);
    assertThat(code.needed()).isEqualTo(110592 + 112);
    assertThat(code.grid()).containsExactly(2, 2, 2);
  }

  @Test
  void collectivesAreAllThatIsNeededWhereNoMessageIsSent() {
    MeasuredCode code = MeasuredCode.parse("MatMul,own-summa,128,4,0,262144,524288,8,262144,262144,1.0,0,0,2x2,own,ok");
    assertThat(code.sent()).isEqualTo(262144);
    assertThat(code.needed()).isEqualTo(262144);
  }

  @Test
  void onesAtTheEndOfAGridSayNothing() {
    assertThat(MeasuredCode.trimmed(List.of(4, 1, 1))).containsExactly(4);
    assertThat(MeasuredCode.trimmed(List.of(1, 4, 1))).containsExactly(1, 4);
    assertThat(MeasuredCode.trimmed(List.of(1))).containsExactly(1);
  }
}
