package org.parcast.javac;

import com.sun.source.util.JavacTask;
import com.sun.source.util.Plugin;

/**
 * {@code javac -processorpath parcast-javac-plugin.jar -Xplugin:Parcast}: a note at each loop that pays by the last measurement, which costs next to nothing. The
 * argument {@code all} judges every loop and makes a note of what is proven of it; {@code warn} makes warnings of those on loops that have to run in order; {@code
 * classes=DIR} tells where class files go, for compilations that run no annotation processors.
 */
public final class ParcastCompilerPlugin implements Plugin {
  @Override
  public String getName() {
    return "Parcast";
  }

  @Override
  public void init(JavacTask task, String... arguments) {
    task.addTaskListener(new Compilation(task, Options.of(arguments)));
  }
}
