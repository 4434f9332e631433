package org.parcast.frontend.source;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.stream.loop.InheritedFields;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Method;
import org.parcast.ir.catalogue.Notice;

/**
 * The loops of classes, in bytecode and source.
 *
 * @param sourceFiles the source file of each class for which one was found, by internal name
 * @param sourceLoops the loops of these files
 * @param loops the loops of the classes' methods
 * @param warnings files that could not be parsed
 */
public record LoopTable(SortedMap<String, Path> sourceFiles, List<SourceLoop> sourceLoops, List<ProgramLoop> loops, List<String> warnings) {

  public static LoopTable of(Collection<ClassDeclaration> classes, SourceIndex sources) {
    SortedMap<String, Path> sourceFiles = new TreeMap<>();
    SortedMap<Path, List<SourceLoop>> parsed = new TreeMap<>();
    List<ProgramLoop> loops = new ArrayList<>();
    List<String> warnings = new ArrayList<>();
    InheritedFields inherited = new InheritedFields(classes);
    for (ClassDeclaration declared : classes) {
      Path file = sources.find(declared);
      if (file != null) {
        sourceFiles.put(declared.name(), file);
        parsed.computeIfAbsent(file, found -> parse(found, inherited, warnings));
      }
      LoopJoin join = file == null ? new LoopJoin(declared.sourceFile(), List.of()) : new LoopJoin(file.toString(), parsed.get(file));
      for (Method method : declared.methods()) {
        loops.addAll(join.join(method));
      }
    }
    return new LoopTable(sourceFiles, parsed.values().stream().flatMap(List::stream).toList(), loops, warnings);
  }

  /** Loops of the source; those of another language than Java come from the class files alone. */
  private static List<SourceLoop> parse(Path file, InheritedFields inherited, List<String> warnings) {
    if (!file.toString().endsWith(".java")) {
      return List.of();
    }
    try {
      return SourceLoops.parse(file, inherited);
    } catch (FrontendException e) {
      warnings.add(Notice.SOURCE_UNREAD.of(e.getMessage() + "; loops and lines come from the class files instead"));
      return List.of();
    }
  }
}
