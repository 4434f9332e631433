package org.parcast.frontend;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.parcast.frontend.classes.ClassPathEntry;
import org.parcast.frontend.classes.CompiledClasses;
import org.parcast.frontend.classes.FileTree;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.classes.SourceCompiler;
import org.parcast.frontend.source.SourcePackage;

/**
 * The classes that a request names, compiled if they were sources.
 *
 * @param classes directories of the class files, or their jar
 * @param isJar whether it is a jar
 * @param sourceFiles the sources that were compiled, none where class files were given
 * @param sourceRoots directories where sources are looked for, by package
 */
record CompiledTarget(List<Path> classes, boolean isJar, List<Path> sourceFiles, List<Path> sourceRoots) {
  private static final String KINDS = "give a .java file, a directory of sources or classes, or a jar";

  static CompiledTarget of(Frontend.Request request, CompiledClasses compiled) throws FrontendException {
    Path target = request.target();
    checkExist(request);
    try {
      if (Files.isDirectory(target)) {
        BuiltProject project = BuiltProject.in(target).orElse(new BuiltProject(List.of(), List.of(target)));
        if (!project.classes().isEmpty()) {
          List<Path> roots = new ArrayList<>(project.sources());
          roots.addAll(request.sources());
          return new CompiledTarget(project.classes(), false, List.of(), roots);
        }
        List<Path> files = new ArrayList<>();
        for (Path root : project.sources()) {
          files.addAll(FileTree.list(root, CompiledTarget::isSource));
        }
        return files.isEmpty() ? new CompiledTarget(project.sources(), false, List.of(), request.sources()) : compile(request, files, project.sources(), compiled);
      }
      String name = target.getFileName().toString();
      if (name.endsWith(".java")) {
        List<Path> files = Stream.concat(Stream.of(target), request.further().stream()).toList();
        Set<Path> roots = new LinkedHashSet<>();
        for (Path file : files) {
          roots.add(rootOf(file));
        }
        return compile(request, files, List.copyOf(roots), compiled);
      }
      if (name.endsWith(".jar")) {
        return new CompiledTarget(List.of(target), true, List.of(), request.sources());
      }
    } catch (CharacterCodingException e) {
      throw new FrontendException(target + ": its source is not UTF-8 text; convert it to UTF-8");
    } catch (IOException e) {
      throw new FrontendException(target + ": cannot be read (" + e + ")");
    }
    throw new FrontendException(target + ": " + OtherLanguage.of(target).map(OtherLanguage::hint).orElse("neither source nor jar; " + KINDS));
  }

  /** What to give in place of a target without classes. */
  String remedy() {
    String usual = "give sources with classes, a directory of class files, or a jar";
    try {
      for (Path directory : isJar ? List.<Path>of() : classes) {
        Optional<OtherLanguage> language = OtherLanguage.in(directory);
        if (language.isPresent()) {
          return language.get().hint();
        }
      }
      return usual;
    } catch (IOException e) {
      return usual; // a hint is no place for a second error
    }
  }

  private static void checkExist(Frontend.Request request) throws FrontendException {
    if (!Files.exists(request.target())) {
      throw new FrontendException(request.target() + ": no such file or directory; " + KINDS);
    }
    if (!Files.isRegularFile(request.target()) && !Files.isDirectory(request.target())) {
      // To read a pipe would wait for whoever writes to it, perhaps for ever.
      throw new FrontendException(request.target() + " is a pipe or a device; " + KINDS);
    }
    for (Path file : request.further()) {
      if (!isSource(file) || !isSource(request.target())) {
        throw new FrontendException((isSource(file) ? request.target() : file) + " is no source file: of several targets each has to be one; give a directory or a jar alone");
      }
    }
    for (Path entry : request.classpath()) {
      if (!Files.exists(entry)) {
        throw new FrontendException(entry + ": no such file or directory; correct --classpath");
      }
      new ClassPathEntry(entry).check();
    }
    for (Path directory : request.sources()) {
      if (!Files.exists(directory)) {
        throw new FrontendException(directory + ": no such directory; correct --sources");
      }
    }
  }

  private static CompiledTarget compile(Frontend.Request request, List<Path> files, List<Path> own, CompiledClasses compiled)
      throws FrontendException {
    List<Path> roots = new ArrayList<>(own);
    roots.addAll(request.sources());
    Path classes = compiled.create();
    SourceCompiler.compile(files, roots, request.classpath(), classes);
    return new CompiledTarget(List.of(classes), false, files, roots);
  }

  /** Module descriptors are left out: modules would hide the class path. */
  private static boolean isSource(Path file) {
    return file.toString().endsWith(".java") && !file.endsWith("module-info.java") && Files.isRegularFile(file);
  }

  /** The directory below which a source file lies by its package, its own where it lies elsewhere; relative if the file is. */
  private static Path rootOf(Path file) throws IOException {
    Path root = absoluteRootOf(file);
    return file.isAbsolute() ? root : Path.of("").toAbsolutePath().relativize(root);
  }

  private static Path absoluteRootOf(Path file) throws IOException {
    Path directory = file.toAbsolutePath().getParent();
    String declared = SourcePackage.of(Files.readString(file, StandardCharsets.UTF_8));
    Path inPackage = Path.of(declared);
    if (declared.isEmpty() || !directory.endsWith(inPackage)) {
      return directory;
    }
    Path root = directory;
    for (int level = 0; level < inPackage.getNameCount(); level++) {
      root = root.getParent();
    }
    return root;
  }
}
