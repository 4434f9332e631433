package org.parcast.engine.build;

import java.util.HashMap;
import java.util.Map;
import org.parcast.engine.run.OptionNames;

/** What the settings of a build are called: the property of Maven and that of Gradle's block have one name. */
public final class BuildOptionNames {
  private static final Map<String, String> PARAMETERS =
      Map.ofEntries(
          Map.entry("--cache", "cache"), Map.entry("--dialect", "dialect"), Map.entry("--exclude", "excludes"), Map.entry("--fail-on", "limits"),
          Map.entry("--include", "includes"), Map.entry("--jvm-args", "jvmArguments"), Map.entry("--machine", "machine"), Map.entry("--kernel", "kernels"), Map.entry("--main", "mainClass or parcast.test"),
          Map.entry("--memory ANALYSIS,PROGRAM", "memory"), Map.entry("--out", "outputDirectory"), Map.entry("--ranks", "ranks"), Map.entry("--seed", "seed"),
          Map.entry("--step", "step"), Map.entry("--steps", "steps"), Map.entry("--timeout", "timeout"), Map.entry("--workdir", "workingDirectory"));

  private BuildOptionNames() {}

  /** @param heap how the heap of the build's own JVM is set, in which the analysis runs */
  public static OptionNames of(String heap) {
    Map<String, String> names = new HashMap<>();
    PARAMETERS.forEach((option, parameter) -> names.put(option, "parcast." + parameter));
    names.put("--memory", heap);
    names.put("--classpath", "the project's dependencies");
    names.put("--sources", "the project's source directories");
    return new OptionNames(names);
  }
}
