package org.parcast.benchmarks.partition;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.parcast.partition.graph.Graph;

/** A network that was not made for a test and is on every machine: which classes of the running Java name which. */
final class ClassReferences {
  /** Tag of an entry of the constant pool that names a class (The Java Virtual Machine Specification, Table 4.4-A). It stands in the byte before the entry. */
  private static final int CLASS = 7;

  private ClassReferences() {}

  /** The classes of a module. */
  static Graph of(String module) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules", module))) {
      files = all.filter(f -> f.toString().endsWith(".class") && !f.endsWith("module-info.class")).sorted().toList();
    }
    Map<String, Integer> numberOf = new HashMap<>();
    ClassReader[] classes = new ClassReader[files.size()];
    for (int i = 0; i < classes.length; i++) {
      classes[i] = new ClassReader(Files.readAllBytes(files.get(i)));
      numberOf.put(classes[i].getClassName(), i);
    }
    EdgeCollector edges = new EdgeCollector(classes.length);
    for (int i = 0; i < classes.length; i++) {
      char[] buffer = new char[classes[i].getMaxStringLength()];
      for (int item = 1; item < classes[i].getItemCount(); item++) {
        int offset = classes[i].getItem(item);
        if (offset > 0 && classes[i].readByte(offset - 1) == CLASS) {
          edges.add(i, numberOf.getOrDefault(classes[i].readUTF8(offset, buffer), i));
        }
      }
    }
    return edges.graph();
  }
}
