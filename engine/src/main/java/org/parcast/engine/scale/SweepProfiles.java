package org.parcast.engine.scale;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.parcast.analyses.reuse.ReuseProfile;
import org.parcast.analyses.reuse.Walk;
import org.parcast.analyses.scale.reuse.SizedProfile;
import org.parcast.engine.run.AnalysisException;

/** The reuse distances that the points of a sweep have in their JSON. */
public final class SweepProfiles {
  private static final String REFERENCE = "reference ";

  private SweepProfiles() {}

  /** Whether the directory is one that a sweep has written, of whatever kind. */
  public static boolean isSweep(Path directory) {
    return PlannedSweep.isIn(directory);
  }

  /**
   * Reads the private-stack distances of all references, by variant; none where the sweep is of communication.
   *
   * @throws AnalysisException where the directory is no sweep's, or a file is damaged
   */
  public static Map<String, List<SizedProfile>> of(Path directory) throws AnalysisException {
    Map<String, List<SizedProfile>> variants = new LinkedHashMap<>();
    PlannedSweep plan = PlannedSweep.of(directory);
    VariedColumns columns = VariedColumns.of(plan.parameters(), plan.points().stream().map(PlannedSweep.Point::values).toList());
    for (PlannedSweep.Point point : plan.done()) {
      long[] sizes = columns.sizes(point.values()).stream().mapToLong(Long::longValue).toArray();
      for (JsonNode profile : plan.result(point).path("cache").path("profiles")) {
        if (profile.path("shared_by").asInt() == 1 && profile.path("scope").asText().startsWith(REFERENCE)) {
          variants.computeIfAbsent(columns.variant(point.values()), name -> new ArrayList<>())
              .add(new SizedProfile(sizes, profile.path("scope").asText(), profile.path("block").asText(), walk(profile), histogram(profile.path("histogram"))));
        }
      }
    }
    return variants;
  }

  private static Walk walk(JsonNode profile) {
    return profile.has("stride") ? new Walk(profile.path("stride").asLong(), profile.path("run").asDouble()) : new Walk(Walk.IRREGULAR, 1);
  }

  private static ReuseProfile histogram(JsonNode histogram) {
    ReuseProfile profile = new ReuseProfile();
    for (JsonNode bar : histogram) {
      profile.add(bar.path("distance").asLong(), bar.path("count").asDouble());
    }
    return profile;
  }
}
