package org.parcast.javac;

import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.StandardLocation;

/**
 * Finds out where the compiler puts class files. A plug-in is not told, an annotation processor is: this one comes in the same jar, learns
 * it, and processes nothing.
 */
@SupportedAnnotationTypes("*")
public final class ClassOutput extends AbstractProcessor {
  private static final Map<JavacTask, Path> DIRECTORIES = Collections.synchronizedMap(new WeakHashMap<>());

  /** The directory that class files of a compilation go to, or nothing where the compiler runs no annotation processors. */
  static Optional<Path> of(JavacTask task) {
    return Optional.ofNullable(DIRECTORIES.get(task));
  }

  @Override
  public void init(ProcessingEnvironment environment) {
    super.init(environment);
    try {
      Path probe = Path.of(environment.getFiler().getResource(StandardLocation.CLASS_OUTPUT, "", "parcast").toUri());
      DIRECTORIES.put(JavacTask.instance(environment), probe.getParent());
    } catch (IOException | RuntimeException notInFiles) {
      // The classes go to memory, or the compiler is not javac: the plug-in says that it sees none.
    }
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    return false;
  }
}
