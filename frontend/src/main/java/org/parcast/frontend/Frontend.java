package org.parcast.frontend;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.objectweb.asm.tree.ClassNode;
import org.parcast.frontend.classes.ClassFile;
import org.parcast.frontend.classes.ClassFiles;
import org.parcast.frontend.classes.ClassFilter;
import org.parcast.frontend.classes.ClassPathEntry;
import org.parcast.frontend.classes.CompiledClasses;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.classes.LibraryReferences;
import org.parcast.frontend.classes.MainClass;
import org.parcast.frontend.classes.Starter;
import org.parcast.frontend.lowering.Lowering;
import org.parcast.frontend.scala.ScalaLoops;
import org.parcast.frontend.source.LoopTable;
import org.parcast.frontend.source.ProgramLoop;
import org.parcast.frontend.source.SourceIndex;
import org.parcast.frontend.source.SourceLoop;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.DeepStack;
import org.parcast.ir.Program;
import org.parcast.ir.catalogue.Notice;

/** Loads a program: finds its classes, compiling sources where needed, lowers them to SSA and finds their loops in the source. */
public final class Frontend {

  /**
   * What to load.
   *
   * @param target a {@code .java} file, a directory of sources, of classes (one without sources) or of a project with its modules, or a jar
   * @param further more source files of the program, where the target is one
   * @param classpath directories and jars that the program needs
   * @param sources directories where sources are looked for, by package, and source files; those of the target need not be named
   * @param include packages or classes of the class path that are made part of the program under analysis
   * @param exclude packages or classes that are not
   * @param mainClass name of the class to start, or null where there is but one
   */
  public record Request(
      Path target, List<Path> further, List<Path> classpath, List<Path> sources, List<String> include, List<String> exclude, String mainClass) {

    public Request {
      further = List.copyOf(further);
      classpath = List.copyOf(classpath);
      sources = List.copyOf(sources);
      include = List.copyOf(include);
      exclude = List.copyOf(exclude);
    }

    /** What one path names. */
    public Request(Path target, List<Path> classpath, List<Path> sources, List<String> include, List<String> exclude, String mainClass) {
      this(target, List.of(), classpath, sources, include, exclude, mainClass);
    }

    /** A target that needs no options. */
    public static Request of(Path target) {
      return new Request(target, List.of(), List.of(), List.of(), List.of(), null);
    }
  }

  /**
   * A program loaded. To be closed when it is not run any more: class files compiled on the way are deleted then.
   *
   * @param program the classes under analysis
   * @param mainClass name of the class to start, as the {@code java} command takes it; null where {@link #loadClasses} found none
   * @param classpath what to run the program with: the target's classes first
   * @param classes the class files of the classes under analysis, by internal name; and those of a signed jar that lie in a package with some of
   *     these: rewritten, classes have no signature any more, and a virtual machine takes the classes of a package with the same signatures only
   * @param sourceFiles the source file of each class under analysis for which one was found, by internal name
   * @param sourceLoops the loops of these files, in the order of files and positions
   * @param loops the loops of the classes under analysis, by class, method and nesting
   * @param included those of the classes under analysis that come from the class path, by internal name
   * @param warnings what could not be found out, each a sentence
   */
  public record Result(
      Program program,
      String mainClass,
      List<Path> classpath,
      SortedMap<String, byte[]> classes,
      SortedMap<String, Path> sourceFiles,
      List<SourceLoop> sourceLoops,
      List<ProgramLoop> loops,
      Set<String> included,
      List<String> warnings,
      CompiledClasses compiled)
      implements AutoCloseable {

    public Result {
      classpath = List.copyOf(classpath);
      classes = Collections.unmodifiableSortedMap(classes);
      sourceFiles = Collections.unmodifiableSortedMap(sourceFiles);
      sourceLoops = List.copyOf(sourceLoops);
      loops = List.copyOf(loops);
      included = Set.copyOf(included);
      warnings = List.copyOf(warnings);
    }

    /** The same program, of whose classes these come from the class path. */
    public Result withIncluded(Set<String> names) {
      return new Result(program, mainClass, classpath, classes, sourceFiles, sourceLoops, loops, names, warnings, compiled);
    }

    @Override
    public void close() {
      compiled.close();
    }
  }

  /** What puts the code of a class otherwise, so that its loops and calls are seen; null where there is nothing. */
  private static final List<Function<ClassNode, byte[]>> REWRITERS = List.of(ScalaLoops::rewrite, LibraryReferences::rewrite);

  /** Where the compilers of Kotlin and Scala keep variables that a lambda changes: these are the program's own numbers. */
  private static final ClassFilter CAPTURED = new ClassFilter(List.of(
      "kotlin.jvm.internal.Ref", "scala.runtime.BooleanRef", "scala.runtime.ByteRef", "scala.runtime.CharRef", "scala.runtime.DoubleRef",
      "scala.runtime.FloatRef", "scala.runtime.IntRef", "scala.runtime.LongRef", "scala.runtime.ShortRef"));

  private final Request request;
  private final SortedMap<String, byte[]> bytes = new TreeMap<>();
  private final SortedMap<String, ClassDeclaration> declared = new TreeMap<>();

  private final boolean mustStart;

  private Frontend(Request request, boolean mustStart) {
    this.request = request;
    this.mustStart = mustStart;
  }

  /**
   * Loads a program.
   *
   * @throws FrontendException where there is none to be analysed, with the reason and the remedy
   */
  public static Result load(Request request) throws FrontendException {
    return load(request, true);
  }

  /**
   * Loads classes that need not be started: a library will do. The class to start is null where none was named and there is not just one.
   *
   * @throws FrontendException where there is nothing to be analysed, with the reason and the remedy
   */
  public static Result loadClasses(Request request) throws FrontendException {
    return load(request, false);
  }

  private static Result load(Request request, boolean mustStart) throws FrontendException {
    CompiledClasses compiled = new CompiledClasses();
    try {
      return DeepStack.call(() -> new Frontend(request, mustStart).load(compiled));
    } catch (FrontendException | RuntimeException e) {
      compiled.close();
      throw e;
    }
  }

  private Result load(CompiledClasses compiled) throws FrontendException {
    CompiledTarget target = CompiledTarget.of(request, compiled);
    for (Path entry : target.classes()) {
      lower(new ClassPathEntry(entry).read(name -> true));
    }
    if (declared.isEmpty()) {
      throw new FrontendException(request.target() + ": no classes in it; " + target.remedy());
    }
    Optional<Path> starter = Optional.empty();
    Start start = start(target);
    String main = start == null ? null : MainClass.binaryName(start.type);
    if (start != null && !start.isMain()) {
      ClassFile file = Starter.of(start.type.name(), this::line, start.method, request.target().toString());
      starter = Optional.of(target.sourceFiles().isEmpty() ? compiled.create() : target.classes().get(0));
      write(file, starter.get());
      lower(List.of(file));
      main = file.name().replace('/', '.');
    }
    Set<String> own = Set.copyOf(declared.keySet());
    addIncluded();
    List<String> warnings = exclude();
    if (declared.isEmpty()) {
      throw new FrontendException("--exclude leaves no class of " + request.target() + " to analyse: exclude less");
    }

    List<Path> classpath = new ArrayList<>(target.classes());
    starter.filter(directory -> !classpath.contains(directory)).ifPresent(classpath::add);
    classpath.addAll(request.classpath());
    addNeighbours(classpath);
    List<Path> files = new ArrayList<>(target.sourceFiles());
    request.sources().stream().filter(Files::isRegularFile).forEach(files::add);
    SourceIndex sources = new SourceIndex(files, target.sourceRoots());
    LoopTable loops = LoopTable.of(declared.values(), sources);
    warnings.addAll(loops.warnings());
    return new Result(
        new Program(declared.values()),
        main,
        classpath,
        bytes,
        loops.sourceFiles(),
        loops.sourceLoops(),
        loops.loops(),
        declared.keySet().stream().filter(name -> !own.contains(name)).collect(Collectors.toSet()),
        warnings,
        compiled);
  }

  private void lower(Collection<ClassFile> files) throws FrontendException {
    for (ClassFile file : files) {
      byte[] code = file.bytes();
      ClassNode node = ClassFiles.read(code, file.origin());
      for (Function<ClassNode, byte[]> rewriter : REWRITERS) {
        byte[] rewritten = rewriter.apply(node);
        if (rewritten != null) {
          code = rewritten;
          node = ClassFiles.read(code, file.origin());
        }
      }
      ClassDeclaration lowered = lower(node, file);
      if (declared.putIfAbsent(lowered.name(), lowered) == null) {
        bytes.put(lowered.name(), code);
      }
    }
  }

  private static ClassDeclaration lower(ClassNode read, ClassFile file) throws FrontendException {
    try {
      return Lowering.lower(read);
    } catch (FrontendException e) {
      throw e.getMessage().startsWith(file.origin()) ? e : new FrontendException(file.origin() + ": " + e.getMessage(), e);
    }
  }

  /**
   * What a run begins with.
   *
   * @param method name of the method that was asked for; null for the {@code main} of the class, its tests or its benchmarks
   */
  private record Start(ClassDeclaration type, String method) {

    /** Whether every Java starts it. */
    boolean isMain() {
      return method == null && MainClass.canStart(type);
    }
  }

  /** What was asked for, as {@code Class} or {@code Class#method}, or else all that there is; null where nothing has to start. */
  private Start start(CompiledTarget target) throws FrontendException {
    String shown = request.target().toString();
    String asked = request.mainClass();
    if (asked == null && target.isJar()) {
      asked = new ClassPathEntry(target.classes().get(0)).mainClass();
    }
    if (asked != null) {
      String[] parts = asked.split("#", 2);
      Optional<Path> tests = testsWith(parts[0]);
      if (tests.isPresent()) {
        throw new FrontendException(shown + ": " + parts[0] + " is one of its tests; give " + tests.get()
            + " in its place, with --classpath its classes and the libraries of its tests, and --include what to analyse");
      }
      return new Start(MainClass.check(declared.values(), parts[0], shown), parts.length == 1 ? null : parts[1]);
    }
    Path only = target.sourceFiles().size() == 1 ? target.sourceFiles().get(0).getFileName() : null;
    List<ClassDeclaration> candidates =
        declared.values().stream().filter(c -> only == null || only.toString().equals(c.sourceFile())).toList();
    return mustStart || MainClass.count(candidates) == 1 ? new Start(MainClass.find(candidates, shown), null) : null;
  }

  /** Where a class is that is not the program's, but one of its tests. */
  private Optional<Path> testsWith(String name) throws FrontendException {
    try {
      return declared.containsKey(name.replace('.', '/')) ? Optional.empty() : BuiltProject.testsWith(request.target(), name);
    } catch (IOException e) {
      throw new FrontendException(request.target() + ": cannot be read (" + e.getMessage() + ")");
    }
  }

  /** A class of the program and those above it but the JDK's, the uppermost first. */
  private List<ClassNode> line(String type) throws FrontendException {
    List<ClassNode> line = new ArrayList<>();
    for (byte[] file = bytes.get(type); file != null; file = above(String.valueOf(line.get(0).superName))) {
      line.add(0, ClassFiles.read(file, request.target().toString()));
    }
    return line;
  }

  /** The file of a class above another, also of the class path; null where there is none. */
  private byte[] above(String name) throws FrontendException {
    byte[] file = bytes.get(name);
    for (int entry = 0; file == null && !name.startsWith("java/") && entry < request.classpath().size(); entry++) {
      file = new ClassPathEntry(request.classpath().get(entry)).read(name::equals).stream().map(ClassFile::bytes).findFirst().orElse(null);
    }
    return file;
  }

  private static void write(ClassFile file, Path directory) throws FrontendException {
    try {
      Path at = directory.resolve(file.name() + ".class");
      Files.createDirectories(at.getParent());
      Files.write(at, file.bytes());
    } catch (IOException e) {
      throw new FrontendException(directory + ": cannot be written to (" + e.getMessage() + ")");
    }
  }

  private void addNeighbours(List<Path> classpath) throws FrontendException {
    Set<String> packages = declared.keySet().stream().map(Frontend::packageOf).collect(Collectors.toSet());
    for (Path entry : classpath) {
      ClassPathEntry place = new ClassPathEntry(entry);
      if (place.isSigned()) {
        place.read(name -> packages.contains(packageOf(name))).forEach(file -> bytes.putIfAbsent(file.name(), file.bytes()));
      }
    }
  }

  private static String packageOf(String name) {
    return name.substring(0, name.lastIndexOf('/') + 1);
  }

  private void addIncluded() throws FrontendException {
    for (Path entry : request.classpath()) {
      if (Files.isDirectory(entry) || entry.toString().endsWith(".jar")) {
        lower(new ClassPathEntry(entry).read(CAPTURED::matches));
      }
    }
    for (String name : request.include()) {
      ClassFilter included = new ClassFilter(List.of(name));
      boolean found = declared.keySet().stream().anyMatch(included::matches);
      for (Path entry : request.classpath()) {
        List<ClassFile> files = new ClassPathEntry(entry).read(included::matches);
        lower(files);
        found |= !files.isEmpty();
      }
      if (!found) {
        throw new FrontendException("--include " + name + ": no such class or package in the program or on the class path (--classpath);"
            + " classes of the JDK cannot be included");
      }
    }
  }

  /** Takes out what is to be left out; a sentence for each name that takes out nothing. */
  private List<String> exclude() {
    List<String> warnings = new ArrayList<>();
    Set<String> all = Set.copyOf(declared.keySet());
    for (String name : request.exclude()) {
      ClassFilter excluded = new ClassFilter(List.of(name));
      declared.keySet().removeIf(excluded::matches);
      if (all.stream().noneMatch(excluded::matches)) {
        warnings.add(Notice.EXCLUDE_UNMATCHED.of("--exclude " + name + ": no such class or package in the program, so it leaves out nothing"));
      }
    }
    bytes.keySet().retainAll(declared.keySet());
    return warnings;
  }
}
