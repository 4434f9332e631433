package org.parcast.engine.scale;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.reuse.ReuseProfile;
import org.parcast.analyses.reuse.Walk;
import org.parcast.analyses.scale.reuse.SizedProfile;
import org.parcast.engine.AnalysisException;

/** The reuse distances that the points of a sweep have in their JSON. */
public final class SweepProfiles {
  private static final String REFERENCE = "reference ";

  private SweepProfiles() {}

  /**
   * Reads the private-stack distances of all references; none where the sweep is of communication.
   *
   * @throws AnalysisException where a file is damaged, or a value is no whole number
   */
  public static List<SizedProfile> of(Path directory) throws AnalysisException {
    List<SizedProfile> profiles = new ArrayList<>();
    Path plan = directory.resolve("sweep.json");
    try {
      ObjectMapper json = new ObjectMapper();
      for (JsonNode point : json.readTree(plan.toFile()).path("points")) {
        Path file = directory.resolve("points").resolve(point.path("key").asText() + ".json");
        if (Files.exists(file)) {
          long[] sizes = sizes(point.path("values"));
          for (JsonNode profile : json.readTree(file.toFile()).path("cache").path("profiles")) {
            if (profile.path("shared_by").asInt() == 1 && profile.path("scope").asText().startsWith(REFERENCE)) {
              profiles.add(new SizedProfile(sizes, profile.path("scope").asText(), profile.path("block").asText(), walk(profile), histogram(profile.path("histogram"))));
            }
          }
        }
      }
    } catch (IOException | NumberFormatException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, plan + ": a point cannot be read, or a value is no whole number: " + e.getMessage(), e);
    }
    return profiles;
  }

  private static long[] sizes(JsonNode values) {
    long[] sizes = new long[values.size()];
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = Long.parseLong(values.get(i).asText());
    }
    return sizes;
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
