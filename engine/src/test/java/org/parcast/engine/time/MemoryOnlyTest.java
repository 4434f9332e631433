package org.parcast.engine.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.frontend.Frontend;

class MemoryOnlyTest {
  @TempDir private Path directory;

  private Optional<String> outside(String statement) throws Exception {
    Path source = Files.writeString(directory.resolve("P.java"), "public class P {\n  public static void main(String[] arguments) throws Exception {\n    " + statement + "\n  }\n}\n");
    try (Frontend.Result program = Frontend.load(Frontend.Request.of(source))) {
      return MemoryOnly.outside(program.program());
    }
  }

  @Test
  void whatPrintsAndCollectsStays() throws Exception {
    for (String statement : List.of("System.out.println(Math.sqrt(2));", "new java.util.ArrayList<>(java.util.List.of(1)).sort(null);", "new java.util.concurrent.atomic.AtomicInteger().incrementAndGet();",
        "new java.util.Random(1).nextInt();", "int[] a = new int[3].clone();", "throw new RuntimeException();")) {
      assertThat(outside(statement)).as(statement).isEmpty();
    }
  }

  @Test
  void filesNetsProcessesAndThreadsLeave() throws Exception {
    for (String statement : List.of("java.nio.file.Files.delete(java.nio.file.Path.of(\"a\"));", "new java.io.FileWriter(\"a\").close();", "new java.net.Socket(\"a\", 1).close();",
        "new ProcessBuilder(\"a\").start();", "new Thread(() -> {}).start();", "java.util.concurrent.Executors.newCachedThreadPool();", "Runtime.getRuntime().exec(\"a\");")) {
      assertThat(outside(statement)).as(statement).hasValueSatisfying(why -> assertThat(why).startsWith("P.java:3 calls java"));
    }
  }
}
