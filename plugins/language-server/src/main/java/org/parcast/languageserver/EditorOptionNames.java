package org.parcast.languageserver;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.parcast.engine.run.OptionNames;

/** What messages call the settings of a run: keys of the project's settings file. */
final class EditorOptionNames {
  private static final List<String> KEYS =
      List.of("classpath", "exclude", "include", "jvm-args", "kernel", "main", "ranks", "step", "steps", "timeout", "workdir");

  static final OptionNames NAMES = names();

  private EditorOptionNames() {}

  private static OptionNames names() {
    Map<String, String> names = new TreeMap<>();
    KEYS.forEach(key -> names.put("--" + key, key + " of parcast.yaml"));
    names.put("--memory ANALYSIS,PROGRAM", "memory of parcast.yaml");
    names.put("--memory", "-Xmx in the server's command line");
    return new OptionNames(names);
  }
}
