package org.parcast.engine.scale;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class VariationTest {
  private static List<Map<String, String>> largest(Map<String, List<String>> values) {
    Variation variation = new Variation(values);
    return variation.points().stream().filter(variation::isLargest).toList();
  }

  @Test
  void theLargestPointHasTheLargestOfEachNumberInWhateverOrder() {
    Map<String, List<String>> values = new LinkedHashMap<>();
    values.put("n", List.of("8", "16", "9"));
    values.put("steps", List.of("3", "2"));
    assertThat(largest(values)).containsExactly(Map.of("n", "16", "steps", "3"));
  }

  @Test
  void everyVariantHasOne() {
    Map<String, List<String>> values = new LinkedHashMap<>();
    values.put("program", List.of("Heat2D", "Life"));
    values.put("n", List.of("24", "28"));
    assertThat(largest(values)).containsExactly(Map.of("program", "Heat2D", "n", "28"), Map.of("program", "Life", "n", "28"));
  }
}
