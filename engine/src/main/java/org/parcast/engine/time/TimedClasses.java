package org.parcast.engine.time;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.classes.SourceCompiler;
import org.parcast.frontend.stream.LoopSyntax;
import org.parcast.frontend.stream.LoopText;
import org.parcast.frontend.stream.SourceText;

/** The program's classes with timed loops, compiled from rewritten copies of its sources: what does not compile on the program's class path is not timed. */
final class TimedClasses {
  private final Frontend.Result program;
  private final Path directory;

  TimedClasses(Frontend.Result program, Path directory) {
    this.program = program;
    this.directory = directory;
  }

  /**
   * Loops in both of their forms.
   *
   * @param loops that compile together
   * @param written class path of the program with the loops as they are written
   * @param form with their part forms
   */
  record Arms(List<TimedLoop> loops, List<Path> written, List<Path> form) {}

  /** Compiles those of the loops whose both forms compile together; {@code refused} gets the reason of each other one. */
  Arms compile(List<TimedLoop> loops, Map<TimedLoop, String> refused) throws IOException, FrontendException {
    try {
      return arms(loops);
    } catch (FrontendException e) {
      return arms(compilable(loops, refused));
    }
  }

  private Arms arms(List<TimedLoop> loops) throws IOException, FrontendException {
    List<Path> written = compile(loops, false);
    return new Arms(loops, written, loops.isEmpty() ? written : compile(loops, true));
  }

  private List<TimedLoop> compilable(List<TimedLoop> loops, Map<TimedLoop, String> refused) throws IOException {
    List<TimedLoop> taken = new ArrayList<>();
    for (TimedLoop loop : loops) {
      int before = taken.size();
      for (TimedLoop attempt : loop.attempts()) {
        if (taken.size() == before && compilesBeside(taken, attempt)) {
          taken.add(attempt);
        }
      }
      if (taken.size() == before) {
        refused.put(loop, "its part form does not compile");
      }
    }
    return taken;
  }

  private boolean compilesBeside(List<TimedLoop> others, TimedLoop loop) throws IOException {
    List<TimedLoop> all = new ArrayList<>(others);
    all.add(loop);
    try {
      arms(all);
      return true;
    } catch (FrontendException e) {
      return false;
    }
  }

  /** Compiles the sources of the loops, rewritten, and gives the class path to run the program with. */
  private List<Path> compile(List<TimedLoop> loops, boolean inParts) throws IOException, FrontendException {
    Map<String, Map<LoopSyntax, LoopText>> byFile = new LinkedHashMap<>();
    for (TimedLoop loop : loops) {
      TimedText text = new TimedText(loop.form(), loop.number());
      byFile.computeIfAbsent(loop.source().file(), file -> new LinkedHashMap<>()).put(loop.source().syntax(), inParts ? text.inParts() : text.written());
    }
    Path arm = Files.createTempDirectory(directory, inParts ? "form" : "written");
    List<Path> files = new ArrayList<>();
    for (Map.Entry<String, Map<LoopSyntax, LoopText>> file : byFile.entrySet()) {
      Path copy = Files.createDirectories(arm.resolve("source" + files.size())).resolve(Path.of(file.getKey()).getFileName());
      Files.writeString(copy, SourceText.of(file.getValue()), StandardCharsets.UTF_8);
      files.add(copy);
    }
    Path classes = Files.createDirectories(arm.resolve("classes"));
    List<Path> path = new ArrayList<>(List.of(classes));
    path.add(ProgramOpening.engine());
    path.addAll(program.classpath().stream().map(Path::toAbsolutePath).toList());
    if (!files.isEmpty()) {
      SourceCompiler.compile(files, List.of(classes), path, classes);
    }
    return path;
  }
}
