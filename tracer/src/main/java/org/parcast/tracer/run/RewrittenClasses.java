package org.parcast.tracer.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.LimitExceededException;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.parcast.frontend.classes.ClassFiles;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.DeepStack;
import org.parcast.ir.catalogue.Notice;

/** A directory of rewritten class files that lives as long as the runs of a program. */
public final class RewrittenClasses implements AutoCloseable {
  /** The part of a class file's version that counts. */
  private static final int MAJOR = 0xFFFF;

  /** Rewritten code passes classes on as constants. */
  private static final int FIRST_WITH_CLASS_CONSTANTS = Opcodes.V1_5;

  private final TraceRequest request;
  private final Path directory;

  /** Makes a class file another. */
  @FunctionalInterface
  public interface ClassFileRewriter {
    byte[] rewrite(ClassDeclaration declared, byte[] classFile) throws FrontendException;
  }

  /** Rewrites what is read of a class, but for the methods whose name and descriptor are told. */
  @FunctionalInterface
  public interface NodeRewriter {
    void rewrite(ClassNode node, Set<String> untouched);
  }

  private RewrittenClasses(TraceRequest request, Path directory) {
    this.request = request;
    this.directory = directory;
  }

  /**
   * Writes the classes of the request into a new directory of its recording, those that it declares rewritten.
   *
   * @throws FrontendException where one cannot be rewritten, or not be run by this Java
   */
  public static RewrittenClasses write(TraceRequest request, String directory, ClassFileRewriter rewriter) throws IOException, FrontendException {
    RewrittenClasses classes = new RewrittenClasses(request, request.recording().resolve(directory));
    for (Map.Entry<String, byte[]> file : request.classFiles().entrySet()) {
      VirtualMachine.checkVersion(file.getKey(), file.getValue(), request.jvmArguments());
      ClassDeclaration declared = request.program().find(file.getKey());
      byte[] rewritten = declared == null ? file.getValue() : rewriter.rewrite(declared, file.getValue());
      Path target = classes.directory.resolve(file.getKey() + ".class");
      Files.createDirectories(target.getParent());
      Files.write(target, rewritten);
    }
    return classes;
  }

  /** A class file rewritten, methods that would become too large left as they are; {@code warnings} tells of these. */
  public static byte[] rewritten(ClassDeclaration declared, byte[] classFile, List<String> warnings, NodeRewriter rewriter) throws FrontendException {
    return DeepStack.call(() -> rewrittenDeep(declared, classFile, warnings, rewriter));
  }

  private static byte[] rewrittenDeep(ClassDeclaration declared, byte[] classFile, List<String> warnings, NodeRewriter rewriter) throws FrontendException {
    Set<String> untouched = new HashSet<>();
    while (true) {
      ClassNode node = ClassFiles.read(classFile, declared.name());
      if ((node.version & MAJOR) < FIRST_WITH_CLASS_CONSTANTS) {
        node.version = FIRST_WITH_CLASS_CONSTANTS;
        node.access &= (node.access & Opcodes.ACC_INTERFACE) == 0 ? ~0 : ~Opcodes.ACC_SUPER; // which old compilers gave interfaces, too
      }
      List<UninitialisedObjects> uninitialised = node.methods.stream().map(UninitialisedObjects::new).toList();
      rewriter.rewrite(node, untouched);
      SerialVersion.keep(classFile, node);
      ReflectionRewriter.rewrite(node);
      uninitialised.forEach(UninitialisedObjects::nameAnew);
      ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
      try {
        node.accept(writer);
        return writer.toByteArray();
      } catch (MethodTooLargeException e) {
        leave(declared, e.getMethodName(), e.getDescriptor(), untouched, warnings);
      } catch (LimitExceededException e) {
        // Not even what the writer needs for a method is there; which one it is it does not tell.
        MethodNode largest = node.methods.stream().max(Comparator.comparingInt(method -> method.instructions.size())).orElseThrow(() -> e);
        leave(declared, largest.name, largest.desc, untouched, warnings);
      }
    }
  }

  private static void leave(ClassDeclaration declared, String method, String descriptor, Set<String> untouched, List<String> warnings) throws FrontendException {
    if (!untouched.add(method + descriptor)) {
      throw new FrontendException(declared.name() + "." + method + " is too large to be written");
    }
    warnings.add(Notice.METHOD_TOO_LARGE.of(declared.name().replace('/', '.') + "." + method + " is not traced: rewritten it would pass the 64 KB that a method may have"));
  }

  /** These classes, and what the program needs else. */
  public List<Path> classPath() {
    List<Path> path = new ArrayList<>(List.of(directory));
    path.addAll(request.classPath());
    return path;
  }

  @Override
  public void close() throws IOException {
    Directories.delete(directory);
  }
}
