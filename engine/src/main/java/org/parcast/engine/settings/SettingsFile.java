package org.parcast.engine.settings;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/**
 * The settings of a project: {@code parcast.yaml} in its directory or the nearest one above it. What a user says on the command line or in the
 * build file comes before them.
 */
public final class SettingsFile {
  public static final String NAME = "parcast.yaml";

  /** No file, and so no settings. */
  public static final SettingsFile NONE = new SettingsFile(null);

  private final Path file;
  private final Map<String, Setting> settings = new LinkedHashMap<>();
  private final Map<String, Map<String, Setting>> sections = new LinkedHashMap<>();

  private SettingsFile(Path file) {
    this.file = file;
  }

  /**
   * Finds and reads the file; no file has no settings.
   *
   * @param directory of the project
   * @throws AnalysisException if it cannot be read; the message names file, line, key and remedy
   */
  public static SettingsFile above(Path directory) throws AnalysisException {
    for (Path candidate : candidates(directory)) {
      if (Files.isRegularFile(candidate)) {
        return read(candidate);
      }
    }
    return NONE;
  }

  /** Where the file may be, the nearest place first. */
  public static List<Path> candidates(Path directory) {
    List<Path> places = new ArrayList<>();
    for (Path at = directory.toAbsolutePath().normalize(); at != null; at = at.getParent()) {
      places.add(at.resolve(NAME));
    }
    return places;
  }

  /** The file, where there is one. */
  public Optional<Path> file() {
    return Optional.ofNullable(file);
  }

  /** The settings for a command by their keys: those of its section come before those for all. */
  public Map<String, Setting> of(String command) {
    Map<String, Setting> all = new LinkedHashMap<>(settings);
    all.putAll(section(command));
    return all;
  }

  /** The settings that are for a command alone. */
  public Map<String, Setting> section(String command) {
    return sections.getOrDefault(command, Map.of());
  }

  private static SettingsFile read(Path path) throws AnalysisException {
    SettingsFile found = new SettingsFile(path);
    try (InputStream in = Files.newInputStream(path)) {
      Optional<Node> root = new Compose(LoadSettings.builder().setLabel(NAME).build()).composeInputStream(in);
      if (root.isPresent()) {
        found.take(root.get());
      }
      return found;
    } catch (MarkedYamlEngineException e) {
      String at = e.getProblemMark().map(mark -> ":" + (mark.getLine() + 1)).orElse("");
      throw new AnalysisException(Kind.REQUEST, path + at + ": this is not YAML: " + e.getProblem() + "; give a setting a line, as in ranks: [4, 16]", e);
    } catch (YamlEngineException | IOException e) {
      throw new AnalysisException(Kind.REQUEST, path + " cannot be read: " + e.getMessage() + "; it has to be YAML in UTF-8", e);
    }
  }

  private void take(Node root) throws AnalysisException {
    for (NodeTuple tuple : mapping(root, "the file").getValue()) {
      String key = key(tuple);
      if (Keys.SECTIONS.contains(key) && tuple.getValueNode() instanceof MappingNode section) {
        Map<String, Setting> own = new LinkedHashMap<>();
        for (NodeTuple inner : section.getValue()) {
          put(own, inner, false);
        }
        if (sections.put(key, own) != null) {
          throw refused(tuple.getKeyNode(), key, "there is such a section already: join them");
        }
      } else {
        put(settings, tuple, true);
      }
    }
  }

  private void put(Map<String, Setting> into, NodeTuple tuple, boolean top) throws AnalysisException {
    String key = key(tuple);
    if (!Keys.isSetting(key)) {
      String section = Keys.SECTIONS.contains(key) ? "; this is a section: indent its settings below it" : Keys.meant(key, top);
      throw refused(tuple.getKeyNode(), key, "there is no such setting" + section);
    }
    List<String> values = new ArrayList<>();
    if (tuple.getValueNode() instanceof SequenceNode list) {
      for (Node element : list.getValue()) {
        values.addAll(values(key, scalar(element, key)));
      }
    } else {
      values.addAll(values(key, scalar(tuple.getValueNode(), key)));
    }
    if (into.put(key, new Setting(key, values, place(tuple.getKeyNode()))) != null) {
      throw refused(tuple.getKeyNode(), key, "it is set already above: leave one out");
    }
  }

  private String key(NodeTuple tuple) throws AnalysisException {
    return scalar(tuple.getKeyNode(), "the file");
  }

  private MappingNode mapping(Node node, String key) throws AnalysisException {
    if (node instanceof MappingNode mapping) {
      return mapping;
    }
    throw refused(node, key, "settings are needed, a line each, as in ranks: [4, 16]");
  }

  private String scalar(Node node, String key) throws AnalysisException {
    if (node instanceof ScalarNode scalar && !scalar.getValue().isEmpty() && !scalar.getTag().equals(Tag.NULL)) {
      return scalar.getValue();
    }
    throw refused(node, key, node instanceof ScalarNode ? "it has no value: give one, or leave the line out" : "a text or number is needed, or a list of these");
  }

  private List<String> values(String key, String value) {
    if (!Keys.PATHS.contains(key) || value.equals("-")) {
      return List.of(value);
    }
    List<String> paths = Keys.LISTS_OF_PATHS.contains(key) ? List.of(value.split(File.pathSeparator)) : List.of(value);
    return paths.stream().map(path -> file.resolveSibling(path).normalize().toString()).toList();
  }

  private String place(Node node) {
    return file + node.getStartMark().map(mark -> ":" + (mark.getLine() + 1)).orElse("");
  }

  private AnalysisException refused(Node node, String key, String why) {
    return new AnalysisException(Kind.REQUEST, place(node) + ": " + key + ": " + why);
  }
}
