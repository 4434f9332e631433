package org.parcast.partition.repeatable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TasksTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void resultsComeInTheOrderOfTheTasks(int threads) {
    assertThat(new Tasks(threads).run(5, i -> 10 * i)).isEqualTo(List.of(0, 10, 20, 30, 40));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void anErrorOfATaskIsTheCallers(int threads) {
    OutOfMemoryError error = new OutOfMemoryError("none left");
    assertThatThrownBy(() -> new Tasks(threads).run(2, i -> {
      throw error;
    })).isSameAs(error);
  }
}
