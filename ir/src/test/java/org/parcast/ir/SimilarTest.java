package org.parcast.ir;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

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

  @Test
  void placesAreThoseNearestInTheFileThatIsMeant() {
    List<String> places = List.of("A.java:9", "B.java:8", "A.java:70", "A.java:3");
    assertThat(Similar.nearest("A.java:8", places)).isEqualTo("the nearest: A.java:3, A.java:9, A.java:70");
    assertThat(Similar.nearest("Heat2d.java:8", List.of("Heat2D.java:9", "Other.java:8"))).isEqualTo("the nearest: Heat2D.java:9");
    assertThat(Similar.nearest("Nowhere.java:8", places)).isEqualTo("there are A.java:9, B.java:8, A.java:70, A.java:3");
    assertThat(Similar.nearest("A.java:1", List.of())).isEqualTo("there are none");
    assertThat(Similar.nearest("A", IntStream.range(0, 7).mapToObj(i -> "A.java:" + i).toList())).startsWith("there are A.java:0, A.java:1").endsWith("A.java:4 and 2 more, which parcast loops lists");
  }

  @Property
  void distanceIsThatOfItsDefinition(
      @ForAll @AlphaChars @StringLength(max = 5) String a, @ForAll @AlphaChars @StringLength(max = 5) String b) {
    assertThat(Similar.distance(a, b)).isEqualTo(recursive(a.toLowerCase(), b.toLowerCase()));
  }

  private static int recursive(String a, String b) {
    if (a.isEmpty() || b.isEmpty()) {
      return a.length() + b.length();
    }
    int replace = recursive(a.substring(1), b.substring(1)) + (a.charAt(0) == b.charAt(0) ? 0 : 1);
    return Math.min(replace, 1 + Math.min(recursive(a.substring(1), b), recursive(a, b.substring(1))));
  }
}
