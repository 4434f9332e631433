package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.IOException;
import java.io.InputStream;

/** The schemas that documents follow. */
final class Schemas {
  private static final ObjectMapper JSON = new ObjectMapper();

  private Schemas() {}

  /** The document, which follows the published schema of the results. */
  static JsonNode ours(String document) throws IOException {
    return following("/org/parcast/report/schema/parcast-1.schema.json", VersionFlag.V202012, document);
  }

  /** The document, which follows the schema of SARIF. */
  static JsonNode sarif(String document) throws IOException {
    return following("/schema/sarif-schema-2.1.0.json", VersionFlag.V7, document);
  }

  private static JsonNode following(String schema, VersionFlag dialect, String text) throws IOException {
    JsonNode document = JSON.readTree(text);
    try (InputStream in = Schemas.class.getResourceAsStream(schema)) {
      assertThat(JsonSchemaFactory.getInstance(dialect).getSchema(JSON.readTree(in)).validate(document)).isEmpty();
    }
    return document;
  }
}
