package org.parcast.analyses.scale.reuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.reuse.ReuseDistances;
import org.parcast.analyses.reuse.ReuseProfile;
import org.parcast.analyses.reuse.Walk;
import org.parcast.analyses.reuse.WalkCacheModel;

class ReuseModelsTest {
  private static final long[] SIZES = {40, 48, 56, 64, 72, 80};

  /** Four times over n lines, each used twice in turn: half have distance 0, three quarters of the others n - 1. */
  private static ReuseProfile passes(long n) {
    ReuseDistances distances = new ReuseDistances();
    ReuseProfile profile = new ReuseProfile();
    for (int pass = 0; pass < 4; pass++) {
      for (long line = 0; line < n; line++) {
        profile.add(distances.use(line));
        profile.add(distances.use(line));
      }
    }
    return profile;
  }

  private static SizedProfile sized(long n, String group, ReuseProfile profile) {
    return new SizedProfile(new long[] {n}, group, group, new Walk(64, n), profile);
  }

  private static ReuseModels models(String... groups) {
    List<SizedProfile> profiles = new ArrayList<>();
    for (String group : groups) {
      for (long n : SIZES) {
        profiles.add(sized(n, group, passes(n)));
      }
    }
    return ReuseModels.of(List.of("n"), profiles);
  }

  @Test
  void whatFitsACacheAtTheSmallSizesNoLongerDoesAtLargeOnes() {
    ReuseModels models = models("block a", "block b");
    WalkCacheModel cache = new WalkCacheModel(512, 512, 64);
    assertThat(models.hitRate(cache, 400).orElseThrow().value()).isCloseTo(7.0 / 8, within(0.005));
    assertThat(models.hitRate(cache, 640).orElseThrow().value()).isCloseTo(4.0 / 8, within(0.005));
    assertThat(models.hitRate(cache, 640).orElseThrow().unsure()).isZero();
  }

  @Test
  void distancesThatDependOnDataAreUnsure() {
    List<SizedProfile> profiles = new ArrayList<>();
    Random random = new Random(1);
    for (long n : SIZES) {
      ReuseProfile profile = new ReuseProfile();
      long distance = 10 + random.nextInt(2000);
      profile.add(distance, 8 * n);
      profiles.add(sized(n, "block a", profile));
    }
    assertThat(ReuseModels.of(List.of("n"), profiles).hitRate(new WalkCacheModel(512, 512, 64), 640).orElseThrow().unsure()).isCloseTo(1, within(1e-9));
  }

  @Test
  void aGroupOfSomeSizesOnlyHasNoModel() {
    List<SizedProfile> profiles = new ArrayList<>();
    for (long n : SIZES) {
      profiles.add(sized(n, "block a", passes(n)));
    }
    profiles.add(sized(80, "block b", passes(80)));
    assertThat(ReuseModels.of(List.of("n"), profiles).without()).containsExactly("block b");
  }
}
