package org.parcast.engine.scale;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.FileFault;
import org.parcast.report.json.Json;
import org.parcast.report.json.JsonObject;

/**
 * A program at many sizes.
 *
 * @param program what is swept, with all that the points have in common
 * @param variation what varies
 * @param classPath of Parcast
 * @param files the program and what it needs
 * @param mainClass of Parcast, which serves points
 * @param jvmArguments of a process that analyses points
 * @param arguments of Parcast; {@code {NAME}} stands for the value of the parameter
 * @param timed options that only the largest points get, which others are timed by
 * @param input standard input of every point, likewise
 */
public record SweepRequest(String program, Variation variation, List<String> classPath, List<String> files, String mainClass, List<String> jvmArguments, List<String> arguments,
    List<String> timed, String input) {
  private static final Pattern OTHER = Pattern.compile("[^A-Za-z0-9.+-]");

  /** What a sweep writes beside its plan. */
  private static final List<String> RESULTS = List.of(SweepTable.FILE, "results.parquet", "points");

  public SweepRequest {
    classPath = List.copyOf(classPath);
    files = List.copyOf(files);
    jvmArguments = List.copyOf(jvmArguments);
    arguments = List.copyOf(arguments);
    timed = List.copyOf(timed);
  }

  /**
   * Writes the plan of the sweep.
   *
   * @throws AnalysisException where the directory holds the sweep of another program or of another version of it, or files of these names that no plan tells of, or cannot be written
   */
  public void write(Path directory) throws AnalysisException {
    try {
      Map<String, String> versions = versions();
      if (PlannedSweep.isIn(directory)) {
        refuseOther(PlannedSweep.of(directory), versions);
      } else {
        refuseForeign(directory);
      }
      Files.createDirectories(directory);
      Path part = directory.resolve("." + PlannedSweep.FILE + ".part");
      try (OutputStream to = Files.newOutputStream(part)) {
        Json.write(to, json -> put(json, versions));
      }
      Files.move(part, directory.resolve(PlannedSweep.FILE), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "cannot write the sweep to " + directory + ": " + FileFault.reason(e) + "; give another directory with --out", e);
    }
  }

  private static void refuseForeign(Path directory) throws AnalysisException {
    for (String name : RESULTS) {
      if (Files.exists(directory.resolve(name), LinkOption.NOFOLLOW_LINKS)) {
        throw new AnalysisException(AnalysisException.Kind.REQUEST,
            directory.resolve(name) + " is there, and no " + PlannedSweep.FILE + " beside it tells that it is a sweep's: it would be overwritten; name another directory with --out");
      }
    }
  }

  private void refuseOther(PlannedSweep earlier, Map<String, String> versions) throws AnalysisException {
    if (!earlier.program().equals(program)) {
      throw new AnalysisException(AnalysisException.Kind.REQUEST,
          earlier.directory() + " holds the sweep of another program or of other options (" + earlier.program() + "): name another with --out");
    }
    for (Map.Entry<String, String> version : versions.entrySet()) {
      if (!earlier.versions().getOrDefault(version.getKey(), version.getValue()).equals(version.getValue())) {
        throw new AnalysisException(AnalysisException.Kind.REQUEST, earlier.directory() + " holds the sweep of another version of " + version.getKey() + ": name another with --out");
      }
    }
  }

  /** What is in each file of the program now, in short; of a directory nothing is known. */
  private Map<String, String> versions() throws IOException {
    Map<String, String> versions = new TreeMap<>();
    for (String name : files) {
      if (Files.isRegularFile(Path.of(name))) {
        CRC32C sum = new CRC32C();
        sum.update(Files.readAllBytes(Path.of(name)));
        versions.put(name, Long.toHexString(sum.getValue()));
      }
    }
    return versions;
  }

  private void put(JsonObject json, Map<String, String> versions) throws IOException {
    json.put("program", program).array("parameters", variation.values().keySet()).array("classPath", classPath).array("files", files)
        .object("versions", to -> {
          for (Map.Entry<String, String> version : versions.entrySet()) {
            to.put(version.getKey(), version.getValue());
          }
        })
        .put("mainClass", mainClass).array("jvmArguments", jvmArguments)
        .objects("points", variation.points(), (to, point) -> to.put("key", key(point)).array("values", point.values())
            .array("arguments", arguments(point).stream().map(argument -> Variation.filled(argument, point)).toList()).put("input", Variation.filled(input, point)));
  }

  private List<String> arguments(Map<String, String> point) {
    List<String> all = new ArrayList<>(arguments);
    if (variation.isLargest(point)) {
      all.addAll(1, timed);
    }
    return all;
  }

  /** A name that a file can have, the same whatever else is swept, and another for each point. */
  private static String key(Map<String, String> point) {
    List<String> parts = new ArrayList<>();
    point.forEach((name, value) -> parts.add(name + "=" + OTHER.matcher(value).replaceAll(found -> String.format(Locale.ROOT, "_%02x", found.group().codePointAt(0)))));
    return String.join(",", parts);
  }
}
