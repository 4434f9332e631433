package org.parcast.report.compare;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What two documents say of the same loops, decompositions, caches, threads and times, and where they differ.
 *
 * @param baseline what the figures are held against, for people
 * @param changes what is not as it was: what got worse first, then in the order of the documents
 * @param same figures that are as they were, or differ by less than their intervals
 * @param remark why the two may not be comparable, else empty
 */
public record Comparison(String baseline, List<Change> changes, int same, String remark) {
  public Comparison {
    changes = List.copyOf(changes);
  }

  /**
   * Compares two JSON documents, as {@code --format json} writes them.
   *
   * @param baseline name of the first, for people
   * @throws IllegalArgumentException if one of them is none; the message names it by {@code baseline} or {@code other}
   */
  public static Comparison of(String baseline, String before, String other, String after) {
    return of(baseline, document(baseline, before), document(other, after));
  }

  private static Comparison of(String baseline, JsonNode before, JsonNode after) {
    Map<String, ComparedFigure> old = byKey(ComparedFigures.of(before));
    List<Change> changes = new ArrayList<>();
    int same = 0;
    for (ComparedFigure now : byKey(ComparedFigures.of(after)).values()) {
      ComparedFigure was = old.remove(now.key());
      if (was == null) {
        changes.add(Change.added(now));
      } else if (now.differsFrom(was)) {
        changes.add(Change.between(was, now));
      } else {
        same++;
      }
    }
    old.values().forEach(was -> changes.add(Change.gone(was)));
    changes.sort(Comparator.comparing(Change::kind));
    return new Comparison(baseline, changes, same, remark(before, after));
  }

  /** How many figures became so. */
  public long count(Change.Kind kind) {
    return changes.stream().filter(change -> change.kind() == kind).count();
  }

  /** As in {@code 1 worse, 2 better, 0 gone, 3 new, 14 as before}. */
  public String inWords() {
    StringBuilder words = new StringBuilder();
    for (Change.Kind kind : Change.Kind.values()) {
      words.append(count(kind)).append(' ').append(kind.label()).append(", ");
    }
    return words.append(same).append(" as before").toString();
  }

  private static Map<String, ComparedFigure> byKey(List<ComparedFigure> figures) {
    Map<String, ComparedFigure> map = new LinkedHashMap<>();
    figures.forEach(figure -> map.putIfAbsent(figure.key(), figure));
    return map;
  }

  static JsonNode document(String name, String text) {
    JsonNode document;
    try {
      document = new ObjectMapper().readTree(text);
    } catch (JsonProcessingException e) {
      int line = e.getLocation() == null ? 0 : e.getLocation().getLineNr();
      throw new IllegalArgumentException(name + (line > 0 ? ":" + line : "") + ": this is no JSON: give a file that --format json has written", e);
    }
    if (!document.path("schema").asText().startsWith("parcast/")) {
      throw new IllegalArgumentException(name + " is no result of Parcast: give a file that --format json has written");
    }
    return document;
  }

  private static String remark(JsonNode before, JsonNode after) {
    for (String member : List.of("program", "arguments")) {
      if (before.has(member) && after.has(member) && !before.get(member).equals(after.get(member))) {
        return "the two are of different " + (member.equals("program") ? "programs" : "arguments") + ": " + plain(before.get(member)) + " and " + plain(after.get(member)) + "; figures may differ for that alone";
      }
    }
    return before.path("partial").asBoolean() || after.path("partial").asBoolean() ? "one of the two runs ended early" : "";
  }

  private static String plain(JsonNode value) {
    if (!value.isArray()) {
      return value.asText();
    }
    List<String> texts = new ArrayList<>();
    value.forEach(each -> texts.add(each.asText()));
    return texts.isEmpty() ? "none" : String.join(" ", texts);
  }
}
