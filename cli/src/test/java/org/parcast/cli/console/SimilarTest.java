package org.parcast.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.parcast.ir.EditDistance;

class SimilarTest {
  @Test
  void theNearestIsMeant() {
    assertThat(Similar.to("--rank", List.of("--quiet", "--ranks", "--format"))).contains("--ranks");
    assertThat(Similar.to("heat2d.java", List.of("Heat2D.java", "Heat3D.java"))).contains("Heat2D.java");
  }

  @Test
  void nothingIsMeantByAWordUnlikeAll() {
    assertThat(Similar.to("xyzzy", List.of("analyze", "comm"))).isEmpty();
  }

  @Property
  void distanceIsThatOfItsDefinition(
      @ForAll @AlphaChars @StringLength(max = 5) String a, @ForAll @AlphaChars @StringLength(max = 5) String b) {
    assertThat(EditDistance.between(a, b)).isEqualTo(recursive(a.toLowerCase(), b.toLowerCase()));
  }

  private static int recursive(String a, String b) {
    if (a.isEmpty() || b.isEmpty()) {
      return a.length() + b.length();
    }
    int replace = recursive(a.substring(1), b.substring(1)) + (a.charAt(0) == b.charAt(0) ? 0 : 1);
    return Math.min(replace, 1 + Math.min(recursive(a.substring(1), b), recursive(a, b.substring(1))));
  }
}
