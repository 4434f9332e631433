package org.parcast.benchmarks.reliability.fuzzing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.parcast.analyses.blocks.LabelledTraceReader;
import org.parcast.analyses.cache.hierarchy.HierarchyFile;
import org.parcast.analyses.mapping.machine.MachineHierarchies;
import org.parcast.analyses.sharing.detection.NumalizeTrace;
import org.parcast.analyses.sharing.matrix.TaskMatrixReader;
import org.parcast.analyses.trace.LackeyTrace;
import org.parcast.analyses.valueflow.place.WordOwners;
import org.parcast.engine.loops.StaticLoopsEngine;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.Target;
import org.parcast.engine.settings.SettingsFile;
import org.parcast.frontend.Directives;
import org.parcast.languageserver.EditorMessages;
import org.parcast.partition.io.GraphFiles;
import org.parcast.recording.ThreadSharing;

/** Every reader of what comes from outside. */
public final class FuzzTargets {
  private static final int VERTICES = 5;

  /** Reads a file. */
  private interface FileReader {
    void read(Path file) throws Exception;
  }

  private final Path inputs;
  private final Path scratch;
  private final List<FuzzTarget> targets = new ArrayList<>();

  private FuzzTargets(Path inputs, Path scratch) {
    this.inputs = inputs;
    this.scratch = scratch;
  }

  /**
   * The targets.
   *
   * @param inputs {@code testdata/fuzzing}, where the first inputs of each target are
   * @param scratch a directory for the files that are read; each target has its own within
   * @param recording a recording whose files are replaced one by one
   */
  public static List<FuzzTarget> all(Path inputs, Path scratch, Path recording) throws IOException {
    FuzzTargets all = new FuzzTargets(inputs, scratch);
    all.programs();
    all.graphs();
    all.machines();
    all.traces();
    all.settings();
    all.targets.addAll(RecordingTargets.all(scratch, recording));
    return all.targets;
  }

  private void programs() throws IOException {
    file("class-file", "X.class", file -> StaticLoopsEngine.analyze(Target.of(file.getParent())), AnalysisException.class);
    file("jar", "x.jar", file -> StaticLoopsEngine.analyze(Target.of(file)), AnalysisException.class);
    Path classes = Compiled.sample(inputs, scratch.resolve("compiled"));
    file("source", Compiled.SAMPLE, file -> {
      Target target = new Target(classes, null, List.of(), List.of(file.getParent()), List.of(), List.of());
      StaticLoopsEngine.analyze(target);
      Directives.of(List.of(file));
    }, AnalysisException.class, org.parcast.frontend.classes.FrontendException.class);
  }

  private void graphs() throws IOException {
    file("metis-graph", "x.graph", GraphFiles::readGraph, IOException.class);
    file("hmetis-hypergraph", "x.hgr", GraphFiles::readHypergraph, IOException.class);
    file("matrix-market", "x.mtx", GraphFiles::readGraph, IOException.class);
    file("coordinates", "x.xyz", file -> GraphFiles.readCoordinates(file, VERTICES), IOException.class);
    file("partition", "x.part", file -> GraphFiles.readPartition(file, VERTICES, 2), IOException.class);
    file("matrix-csv", "x.csv", TaskMatrixReader::read, IOException.class);
    file("decomposition-csv", "x.csv", WordOwners::read, IOException.class, IllegalArgumentException.class);
  }

  private void machines() throws IOException {
    text("cache-text", HierarchyFile::orText, IllegalArgumentException.class);
    file("cache-file", "x.cache", file -> HierarchyFile.orText(file.toString()), IllegalArgumentException.class);
    text("machine-text", MachineHierarchies::of, IOException.class, IllegalArgumentException.class);
    file("hwloc-xml", "x.xml", file -> MachineHierarchies.of(file.toString()), IOException.class);
  }

  private void traces() throws IOException {
    file("lackey-trace", "x.trace", file -> new LackeyTrace(file).replay((thread, address, size, write, site) -> {}), IOException.class);
    file("numalize-trace", "x.trace", NumalizeTrace::new, IOException.class);
    sharing("sharing-counts", ThreadSharing.COUNTS, ThreadSharing.SITES);
    sharing("sharing-sites", ThreadSharing.SITES, ThreadSharing.COUNTS);
    file("labelled-trace", "x.trace", LabelledTraceReader::read, IOException.class);
  }

  /** One of the two files in which a recording counts the communication of threads, beside a good other one. */
  private void sharing(String name, String file, String other) throws IOException {
    Path directory = Files.createDirectories(scratch.resolve(name));
    Files.copy(inputs.resolve(other.equals(ThreadSharing.COUNTS) ? "sharing-counts" : "sharing-sites").resolve(other), directory.resolve(other));
    file(name, file, counts -> ThreadSharing.read(counts.getParent()), IOException.class);
  }

  private void settings() throws IOException {
    file("settings", SettingsFile.NAME, file -> SettingsFile.above(file.getParent()), AnalysisException.class);
    targets.add(new FuzzTarget("editor-messages", Set.of(), EditorMessages::exchange));
  }

  /** A reader of files: the input is a file of this name, alone in its directory. */
  @SafeVarargs
  private void file(String name, String fileName, FileReader reader, Class<? extends Exception>... refusals) throws IOException {
    Path file = Files.createDirectories(scratch.resolve(name)).resolve(fileName);
    targets.add(new FuzzTarget(name, Set.of(refusals), input -> reader.read(Files.write(file, input))));
  }

  /** Reads a text. */
  private interface TextReader {
    void read(String text) throws Exception;
  }

  @SafeVarargs
  private void text(String name, TextReader reader, Class<? extends Exception>... refusals) {
    targets.add(new FuzzTarget(name, Set.of(refusals), input -> reader.read(new String(input, StandardCharsets.UTF_8))));
  }
}
