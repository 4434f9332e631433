package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;
import org.objectweb.asm.Opcodes;
import org.parcast.frontend.Frontend;
import org.parcast.tracer.run.Directories;
import org.parcast.tracer.run.ProgramInput;
import org.parcast.tracer.run.TraceListener;
import org.parcast.tracer.run.TraceRequest;

/** Rewritten by every tracer, random code passes the virtual machine's verifier and does what it did. */
@Tag("slow")
class RewrittenCodeTest {
  @Property(tries = 1, shrinking = ShrinkingMode.OFF)
  void doesWhatItDid(@ForAll long seed) throws Exception {
    check(seed, Opcodes.V11);
  }

  @Property(tries = 1, shrinking = ShrinkingMode.OFF)
  void doesWhatItDidInClassFilesWithoutFrames(@ForAll long seed) throws Exception {
    check(seed, seed % 2 == 0 ? Opcodes.V1_1 : Opcodes.V1_5);
  }

  private static void check(long seed, int version) throws Exception {
    Path directory = Files.createTempDirectory("random-code");
    try {
      Path classes = Files.createDirectories(directory.resolve("classes"));
      RandomCode code = new RandomCode(seed, version);
      Files.write(classes.resolve("GeneratedBase.class"), code.base());
      Files.write(classes.resolve("Generated.class"), code.generated());
      String plain = plain(classes);
      assertThat(Traced.run(classes, List.of(), List.of(), directory).output()).as("value flow").isEqualToIgnoringNewLines(plain);
      assertThat(TracedBlocks.run(classes, directory).output()).as("references").isEqualToIgnoringNewLines(plain);
      assertThat(shared(classes, directory)).as("sharing").isEqualToIgnoringNewLines(plain);
    } finally {
      Directories.delete(directory);
    }
  }

  private static String plain(Path classes) throws Exception {
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
      return (String) loader.loadClass("Generated").getMethod("result").invoke(null);
    }
  }

  private static String shared(Path classes, Path directory) throws Exception {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    TraceListener listener = new TraceListener() {
      @Override
      public synchronized void printed(byte[] bytes, int length) {
        printed.write(bytes, 0, length);
      }

      @Override
      public void stage(String name) {}
    };
    try (Frontend.Result program = Frontend.load(Frontend.Request.of(classes))) {
      TraceRequest request = new TraceRequest(program.program(), program.classes(), Traced.loopLines(program), program.mainClass(), program.classpath(), List.of(), List.of(), null, 0,
          directory, List.of("-XX:TieredStopAtLevel=1"), "512m", null, 0, ProgramInput.none(), Files.createDirectories(directory.resolve("sharing.parcast")));
      SharingTracer.trace(request, 64, null, listener);
    }
    return printed.toString(StandardCharsets.UTF_8);
  }
}
