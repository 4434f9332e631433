package org.parcast.engine.scale;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
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
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String REFERENCE = "reference ";

  private SweepProfiles() {}

  /**
   * Reads the private-stack distances of all references, by variant; none where the sweep is of communication.
   *
   * @throws AnalysisException where a file is damaged
   */
  public static Map<String, List<SizedProfile>> of(Path directory) throws AnalysisException {
    Map<String, List<SizedProfile>> variants = new LinkedHashMap<>();
    Path file = directory.resolve("sweep.json");
    try {
      JsonNode plan = JSON.readTree(file.toFile());
      List<List<String>> points = new ArrayList<>();
      plan.path("points").forEach(point -> points.add(texts(point.path("values"))));
      VariedColumns columns = VariedColumns.of(texts(plan.path("parameters")), points);
      for (JsonNode point : plan.path("points")) {
        file = directory.resolve("points").resolve(point.path("key").asText() + ".json");
        if (Files.exists(file)) {
          List<String> values = texts(point.path("values"));
          long[] sizes = columns.sizes(values).stream().mapToLong(Long::longValue).toArray();
          for (JsonNode profile : JSON.readTree(file.toFile()).path("cache").path("profiles")) {
            if (profile.path("shared_by").asInt() == 1 && profile.path("scope").asText().startsWith(REFERENCE)) {
              variants.computeIfAbsent(columns.variant(values), name -> new ArrayList<>())
                  .add(new SizedProfile(sizes, profile.path("scope").asText(), profile.path("block").asText(), walk(profile), histogram(profile.path("histogram"))));
            }
          }
        }
      }
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, file + " cannot be read: give the directory of a sweep; if it is one, remove the file and sweep again (" + e.getMessage() + ")", e);
    }
    return variants;
  }

  private static List<String> texts(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(text -> texts.add(text.asText()));
    return texts;
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
