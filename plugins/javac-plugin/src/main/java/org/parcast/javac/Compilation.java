package org.parcast.javac;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.tools.Diagnostic;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.engine.loops.StaticLoopsEngine;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.Target;
import org.parcast.engine.settings.Setting;
import org.parcast.engine.settings.SettingsFile;
import org.parcast.ir.catalogue.Notice;

/** Follows a compilation, and tells of the loops of what it compiled when the last class file is written: which pay by the last measurement, or what is proven of each. */
final class Compilation implements TaskListener {
  private final JavacTask task;
  private final Options options;
  private final Trees trees;
  private final SortedMap<Path, Unit> parsed = new TreeMap<>();
  private final Set<Path> generated = new TreeSet<>();
  private LastMeasurement measured;

  /** A source file that is compiled. */
  private record Unit(CompilationUnitTree tree, SortedMap<Integer, Deque<Tree>> loops) {}

  Compilation(JavacTask task, Options options) {
    this.task = task;
    this.options = options;
    this.trees = Trees.instance(task);
  }

  @Override
  public void finished(TaskEvent event) {
    if (event.getSourceFile() != null && event.getSourceFile().toUri().getScheme().equals("file")) {
      Path source = Path.of(event.getSourceFile().toUri());
      if (event.getKind() == TaskEvent.Kind.PARSE) {
        parsed.put(source, new Unit(event.getCompilationUnit(), isTold(source) ? LoopTrees.of(event.getCompilationUnit(), trees) : new TreeMap<>()));
      } else if (event.getKind() == TaskEvent.Kind.GENERATE) {
        generated.add(source);
      }
    }
    if (event.getKind() == TaskEvent.Kind.COMPILATION && !generated.isEmpty()) {
      if (options.problem().isPresent()) {
        fail(options.problem().get());
      } else if (options.all()) {
        judge();
      } else {
        tellWhatPays();
      }
    }
  }

  /** Whether loops of the source are to be told of; the compiler forgets the others sooner. */
  private boolean isTold(Path source) {
    if (options.all()) {
      return true;
    }
    if (measured == null) {
      measured = LastMeasurement.near(source);
    }
    return !measured.of(source).isEmpty();
  }

  private void tellWhatPays() {
    if (!measured.problem().isEmpty()) {
      fail(measured.problem());
    }
    for (Path source : generated) {
      for (PayingLoop loop : measured.of(source)) {
        note(source, loop.line(), Diagnostic.Kind.NOTE, loop.notice(), loop.verdict() + " pays: " + loop.gain() + ", by " + measured.result().getFileName());
      }
    }
  }

  private void judge() {
    Path output = options.classes() != null ? options.classes() : ClassOutput.of(task).orElse(null);
    try (GeneratedClasses classes = classes(output)) {
      if (classes.isEmpty()) {
        fail("their class files are not found; tell where they go with -Xplugin:\"Parcast classes=DIR\", or give the plug-in with -processorpath");
        return;
      }
      List<Path> roots = parsed.entrySet().stream().map(e -> root(e.getKey(), e.getValue().tree())).distinct().toList();
      Target target = new Target(classes.directory(), null, List.of(), roots, List.of(), excluded());
      for (LoopFinding loop : StaticLoopsEngine.analyze(target)) {
        tell(loop);
      }
    } catch (IOException e) {
      fail("cannot copy the class files: " + e);
    } catch (AnalysisException e) {
      fail(e.getMessage());
    } catch (RuntimeException | StackOverflowError defect) { // of ours: the user's compilation goes on
      fail("internal error, please report it: " + defect);
    }
  }

  /** Packages and classes that {@code parcast.yaml} leaves out; it is looked for from the first source upwards. */
  private List<String> excluded() throws AnalysisException {
    Setting setting = SettingsFile.above(generated.iterator().next().getParent()).of("loops").get("exclude");
    return setting == null ? List.of() : setting.values();
  }

  /** With {@code -d} below the directory it names, else beside the sources. */
  private GeneratedClasses classes(Path output) throws IOException {
    boolean beside = output == null || !isBelow(output);
    return beside ? GeneratedClasses.beside(generated) : GeneratedClasses.below(output.toAbsolutePath());
  }

  private boolean isBelow(Path output) {
    Path source = generated.iterator().next();
    Unit unit = parsed.get(source);
    Path expected = output.toAbsolutePath().normalize().resolve(packageOf(unit.tree()));
    return Files.isDirectory(expected) && !expected.equals(source.getParent());
  }

  private static Path packageOf(CompilationUnitTree unit) {
    return unit.getPackageName() == null ? Path.of("") : Path.of(unit.getPackageName().toString().replace('.', '/'));
  }

  private static Path root(Path source, CompilationUnitTree unit) {
    Path root = source.getParent();
    Path inPackage = packageOf(unit);
    if (unit.getPackageName() != null && root.endsWith(inPackage)) {
      for (int level = 0; level < inPackage.getNameCount(); level++) {
        root = root.getParent();
      }
    }
    return root;
  }

  private void tell(LoopFinding loop) {
    if (loop.file() != null) {
      boolean warning = options.warn() && !loop.verdict().isUnordered();
      note(Path.of(loop.file()).toAbsolutePath().normalize(), loop.line(), warning ? Diagnostic.Kind.WARNING : Diagnostic.Kind.NOTE, loop.verdict().notice(), LoopMessage.of(loop));
    }
  }

  /** At the next loop of the line; nothing where that was compiled earlier, or is a stream, which is no loop to the compiler. */
  private void note(Path source, int line, Diagnostic.Kind kind, Notice notice, String message) {
    Unit unit = generated.contains(source) ? parsed.get(source) : null;
    Deque<Tree> loops = unit == null ? null : unit.loops().get(line);
    if (loops != null && !loops.isEmpty()) {
      trees.printMessage(kind, tag(notice) + message, loops.removeFirst(), unit.tree());
    }
  }

  /** By which users find the page of the catalogue. */
  private static String tag(Notice notice) {
    return "[parcast:" + notice.id() + "] ";
  }

  private void fail(String message) {
    CompilationUnitTree first = parsed.get(parsed.firstKey()).tree();
    trees.printMessage(Diagnostic.Kind.WARNING, tag(Notice.NOT_JUDGED) + "loops are not judged: " + message, first, first);
  }
}
