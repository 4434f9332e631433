package org.parcast.report.sarif;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import org.parcast.ir.catalogue.Notice;
import org.parcast.report.Report;
import org.parcast.report.json.Json;
import org.parcast.report.json.JsonObject;

/** A report as a SARIF log of one run. */
public final class SarifReport {
  private static final String SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  /** What stands at lines; the rest of the catalogue are warnings about a run. */
  private static final List<Notice> RULES = List.copyOf(EnumSet.range(Notice.LOOP_PARALLEL, Notice.FALSE_SHARING));

  private SarifReport() {}

  /** Writes one document, and leaves the stream open. */
  public static void write(Report report, OutputStream to) throws IOException {
    List<Result> results = new ArrayList<>();
    report.loops().ifPresent(loops -> results.addAll(LoopResults.of(loops, report.time(), report.sources())));
    report.communication().ifPresent(forecast -> results.addAll(CommunicationResults.of(forecast, report.sources())));
    report.sharing().ifPresent(forecast -> results.addAll(SharingResults.of(forecast, report.sources())));
    Json.write(to, log -> log.put("$schema", SCHEMA).put("version", "2.1.0").objects("runs", List.of(results), (run, all) -> run
        .object("tool", tool -> tool.object("driver", driver -> driver.put("name", "Parcast").objects("rules", RULES, SarifReport::rule)))
        .put("columnKind", "utf16CodeUnits")
        .objects("results", all, SarifReport::result)));
  }

  private static void rule(JsonObject json, Notice rule) throws IOException {
    json.put("id", rule.id()).object("shortDescription", text -> text.put("text", rule.title()))
        .object("help", help -> help.put("text", plain(rule.page())).put("markdown", rule.page()))
        .ifPresent(rule.address(), (to, address) -> to.put("helpUri", address.toString()))
        .object("defaultConfiguration", usual -> usual.put("level", level(rule)));
  }

  private static void result(JsonObject json, Result result) throws IOException {
    json.put("ruleId", result.rule().id()).put("ruleIndex", RULES.indexOf(result.rule())).put("level", level(result.rule()))
        .object("message", text -> text.put("text", result.message()))
        .objects("locations", List.of(result), (to, at) -> place(to, at.file(), at.line()));
    if (!result.related().isEmpty()) {
      json.objects("relatedLocations", result.related(), (to, at) -> place(to, at.file(), at.line()).object("message", text -> text.put("text", at.message())));
    }
  }

  /** The page for viewers that show no Markdown: without its heading, which repeats the identifier, and its marks. */
  private static String plain(String page) {
    return page.replaceFirst("^# .*\\R+", "").replaceAll("\\*\\*|`", "").strip();
  }

  private static String level(Notice rule) {
    return rule.level().name().toLowerCase(Locale.ROOT);
  }

  private static JsonObject place(JsonObject json, String file, int line) throws IOException {
    return json.object("physicalLocation", to -> to.object("artifactLocation", at -> at.put("uri", relativeUri(file)).put("uriBaseId", "%SRCROOT%")).object("region", region -> region.put("startLine", line)));
  }

  /** The path with everything escaped that a URI may not hold. */
  private static String relativeUri(String path) {
    try {
      return new URI(null, null, "/" + path.replaceFirst("^/+", ""), null).toASCIIString().substring(1);
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException("a path that no URI can hold: " + path, e);
    }
  }
}
