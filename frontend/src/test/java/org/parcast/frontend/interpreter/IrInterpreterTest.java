package org.parcast.frontend.interpreter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.Frontend.Request;
import org.parcast.frontend.TestPrograms;
import org.parcast.ir.Instruction;

/** Interpreted programs print what the virtual machine prints: the lowering means what the bytecode means. */
@Tag("slow")
class IrInterpreterTest {

  interface Run {
    void run() throws Throwable;
  }

  static Stream<String> programs() {
    return TestPrograms.all().stream().map(file -> file.getFileName().toString().replace(".java", ""));
  }

  @ParameterizedTest
  @MethodSource("programs")
  void printsWhatTheVirtualMachinePrints(String program) throws Exception {
    agrees(Request.of(TestPrograms.program(program)));
  }

  @Test
  void everyFeatureOfTheLanguageMeansTheSame() throws Exception {
    agrees(Request.of(resource("/Features.java")));
  }

  @Test
  void numericalLibrariesComputeTheSame() throws Exception {
    List<Path> jars =
        List.of(jar("jnt.scimark2.FFT"), jar("Jama.Matrix"), jar("org.ejml.data.DMatrixRMaj"), jar("org.ejml.dense.row.CommonOps_DDRM"));
    agrees(new Request(resource("/Libraries.java"), jars, List.of(), List.of("jnt.scimark2", "Jama", "org.ejml"), List.of(), null));
  }

  private static Path jar(String aClass) throws Exception {
    return Path.of(Class.forName(aClass).getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private static Path resource(String name) throws URISyntaxException {
    return Path.of(IrInterpreterTest.class.getResource(name).toURI());
  }

  @Test
  void theListenerSeesWhatIsExecuted() throws Throwable {
    Map<String, Integer> stores = new TreeMap<>();
    ExecutionListener counter =
        new ExecutionListener() {
          @Override
          public void after(Frame frame, Instruction instruction) {
            if (instruction instanceof Instruction.ArrayStore) {
              String from = frame.caller() == null ? "" : frame.caller().method().ref().name() + ".";
              stores.merge(from + frame.method().ref().name(), 1, Integer::sum);
            }
          }
        };
    try (Frontend.Result loaded = Frontend.load(Request.of(TestPrograms.program("Heat2D")));
        IrInterpreter interpreter = new IrInterpreter(loaded, counter)) {
      output(() -> interpreter.run(loaded.mainClass(), "6", "3"));
    }
    assertThat(stores).containsExactly(Map.entry("main.initialise", 2 * 8 * 8), Map.entry("main.run", 6 * 6 * 3));
  }

  private static void agrees(Request request) throws Exception {
    try (Frontend.Result loaded = Frontend.load(request);
        IrInterpreter interpreter = new IrInterpreter(loaded, new ExecutionListener() {})) {
      String expected = output(() -> runOnVirtualMachine(loaded));
      assertThat(expected).isNotEmpty().doesNotContain("thrown: ");
      assertThat(output(() -> interpreter.run(loaded.mainClass()))).isEqualTo(expected);
    }
  }

  private static void runOnVirtualMachine(Frontend.Result loaded) throws Throwable {
    URL[] urls = {loaded.classpath().get(0).toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls)) {
      Class.forName(loaded.mainClass(), true, loader).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static String output(Run run) {
    PrintStream before = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream captured = new PrintStream(bytes, false, StandardCharsets.UTF_8);
    System.setOut(captured);
    try {
      run.run();
    } catch (InterpreterError e) {
      throw e;
    } catch (Throwable t) {
      captured.println("thrown: " + t.getClass().getName());
      t.printStackTrace();
    } finally {
      System.setOut(before);
    }
    captured.flush();
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
