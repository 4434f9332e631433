package org.parcast.engine.apply;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.parcast.engine.run.Target;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.stream.loop.NoStream;

/** A program with other texts for some of its files. */
final class ProgramCopy {
  private ProgramCopy() {}

  /**
   * The classes of the program, with those of the files compiled anew.
   *
   * @param directory that the copy is made in
   * @throws NoStream where the texts do not compile
   */
  static Target of(Frontend.Result program, Target target, CompileGate gate, Map<Path, String> texts, Path directory) throws IOException, NoStream {
    CompileGate.Outcome outcome = gate.compile(texts);
    if (!outcome.compiles()) {
      throw new NoStream(outcome.error());
    }
    Path copy = Files.createTempDirectory(directory, "copy");
    List<Path> sources = new ArrayList<>();
    for (Map.Entry<Path, String> text : texts.entrySet()) {
      Path source = Files.createDirectories(copy.resolve("source" + sources.size())).resolve(text.getKey().getFileName());
      sources.add(Files.writeString(source, text.getValue(), StandardCharsets.UTF_8));
    }
    Path classes = Files.createDirectories(copy.resolve("classes"));
    for (Map.Entry<String, byte[]> each : program.classes().entrySet()) {
      put(classes, each.getKey() + ".class", each.getValue());
    }
    try (Stream<Path> compiled = Files.walk(outcome.classes())) {
      for (Path each : compiled.filter(Files::isRegularFile).toList()) {
        put(classes, outcome.classes().relativize(each).toString(), Files.readAllBytes(each));
      }
    }
    program.sourceFiles().values().stream().distinct().filter(other -> !texts.containsKey(other)).forEach(sources::add);
    return new Target(classes, program.mainClass(), program.classpath(), sources, List.of(), target.excludes(), target.project());
  }

  private static void put(Path classes, String name, byte[] bytes) throws IOException {
    Path file = classes.resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, bytes);
  }
}
