package org.parcast.benchmarks.reliability.rewriting;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.parcast.benchmarks.reliability.rewriting.RewrittenLibraries.Library;
import org.parcast.benchmarks.reliability.run.Jdk;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.recorder.Launcher;
import org.parcast.recording.file.RecordingFormat;
import org.parcast.tracer.EveryTracer;

/** A library as it is and as each tracer rewrites it, each in a directory of its own, and what virtual machines say when they link the classes. */
public final class RewrittenLibrary {
  private static final String PLAIN = "PLAIN";

  private final Library library;
  private final String others;
  private final Path directory;
  private final List<String> names = new ArrayList<>();
  private final Map<EveryTracer, Integer> changed = new EnumMap<>(EveryTracer.class);
  private final List<String> errors = new ArrayList<>();

  /**
   * A library to be rewritten.
   *
   * @param others a class path of libraries that it may use
   * @param directory an empty one
   */
  public RewrittenLibrary(Library library, String others, Path directory) {
    this.library = library;
    this.others = others;
    this.directory = directory;
  }

  /** How many classes the library has. */
  public int size() {
    return names.size();
  }

  /** How many of the classes that the tracer rewrote are not what they were. */
  public int changed(EveryTracer tracer) {
    return changed.getOrDefault(tracer, 0);
  }

  /** What failed: {@code TRACER: class: reason}. */
  public List<String> errors() {
    return errors;
  }

  /** Rewrites the library by each tracer. */
  public void rewrite() throws IOException, FrontendException {
    Frontend.Request request = new Frontend.Request(library.jar(), List.of(), List.of(), List.of(), List.of(), null);
    try (Frontend.Result loaded = Frontend.loadClasses(request)) {
      loaded.program().classes().keySet().forEach(name -> names.add(name.replace('/', '.')));
      for (String name : loaded.program().classes().keySet()) {
        write(PLAIN, name, loaded.classes().get(name));
      }
      for (EveryTracer tracer : EveryTracer.values()) {
        rewrite(tracer, loaded);
      }
    }
  }

  private void rewrite(EveryTracer tracer, Frontend.Result loaded) throws IOException {
    EveryTracer.Rewriter rewriter;
    try {
      rewriter = tracer.of(loaded);
    } catch (RuntimeException | StackOverflowError e) {
      errors.add(tracer + ": all: " + described(e));
      return;
    }
    for (String name : loaded.program().classes().keySet()) {
      byte[] plain = loaded.classes().get(name);
      try {
        byte[] rewritten = rewriter.rewrite(loaded.program().find(name), plain);
        changed.merge(tracer, Arrays.equals(rewritten, writtenAgain(plain)) ? 0 : 1, Integer::sum);
        write(tracer.name(), name, rewritten);
      } catch (FrontendException | RuntimeException | StackOverflowError e) {
        errors.add(tracer + ": " + name.replace('/', '.') + ": " + described(e));
        write(tracer.name(), name, plain);
      }
    }
  }

  private static String described(Throwable e) {
    StackTraceElement[] trace = e.getStackTrace();
    return "not rewritten: " + e + (trace.length > 0 ? " at " + trace[0] : "");
  }

  private static byte[] writtenAgain(byte[] classFile) {
    ClassReader reader = new ClassReader(classFile);
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    reader.accept(writer, 0);
    return writer.toByteArray();
  }

  private void write(String place, String name, byte[] classFile) throws IOException {
    Path file = directory.resolve(place).resolve(name + ".class");
    Files.createDirectories(file.getParent());
    Files.write(file, classFile);
  }

  /** Links all classes, as they are and rewritten, in a virtual machine of this JDK. Returns how many were linked as they are. */
  public int link(Jdk jdk) throws IOException, InterruptedException {
    Path list = directory.resolve("classes.txt");
    Path said = directory.resolve("said.txt");
    Files.write(list, names);
    List<String> command = new ArrayList<>(List.of(jdk.tool("java"), "-Xmx1g", "-XX:+UseSerialGC", "-Xshare:auto", "-cp", location(Linker.class), Linker.class.getName(), list.toString(),
        String.join(File.pathSeparator, location(Launcher.class), location(RecordingFormat.class), others), directory.resolve(PLAIN).toString()));
    changed.keySet().forEach(tracer -> command.add(directory.resolve(tracer.name()).toString()));
    Process machine = new ProcessBuilder(command).redirectOutput(said.toFile()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    if (machine.waitFor() != 0) {
      throw new IOException(library.name() + ": the virtual machine that links its classes failed");
    }
    return compare(jdk, Files.readAllLines(said));
  }

  /** A class that is not linked as it is tells nothing. */
  private int compare(Jdk jdk, List<String> lines) throws IOException {
    int linked = 0;
    Map<String, String> plain = new HashMap<>();
    for (String line : lines) {
      String[] fields = line.split("\t", -1);
      String place = fields[0].substring(fields[0].lastIndexOf(File.separatorChar) + 1);
      if (place.equals(PLAIN)) {
        plain.put(fields[1], fields[2]);
        linked += fields[2].isEmpty() ? 1 : 0;
      } else if (!fields[2].isEmpty() && !isSame(plain.get(fields[1]), fields[2])) {
        errors.add(place + ": " + fields[1] + ": Java " + jdk.version() + ": " + fields[2]);
      }
    }
    return linked;
  }

  /** Of errors, those of the same kind are the same: a class that is missing is missed at another place. */
  private static boolean isSame(String plain, String rewritten) {
    return !plain.isEmpty() && plain.substring(0, plain.indexOf(':')).equals(rewritten.substring(0, rewritten.indexOf(':')));
  }

  private static String location(Class<?> of) {
    try {
      return Path.of(of.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the location of a class is no path", e);
    }
  }
}
