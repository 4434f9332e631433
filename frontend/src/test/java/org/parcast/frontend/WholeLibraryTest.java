package org.parcast.frontend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.frontend.classes.ClassFiles;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.lowering.Lowering;
import org.parcast.ir.Method;
import org.parcast.ir.SsaVerifier;

/** Every class of whole libraries, and of a package of the JDK, lowers to well-formed SSA. */
@Tag("slow")
class WholeLibraryTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"jnt.scimark2.FFT", "Jama.Matrix", "org.ejml.data.DMatrixRMaj", "org.ejml.dense.row.CommonOps_DDRM", "org.apache.commons.math3.util.FastMath"})
  void libraryLowers(String aClass) throws Exception {
    Path jar = Path.of(Class.forName(aClass).getProtectionDomain().getCodeSource().getLocation().toURI());
    try (FileSystem files = FileSystems.newFileSystem(jar, Map.of())) {
      assertThat(lowerAll(files.getPath("/"))).isPositive();
    }
  }

  @Test
  void packageOfTheJdkLowers() throws Exception {
    FileSystem image = FileSystems.getFileSystem(URI.create("jrt:/"));
    assertThat(lowerAll(image.getPath("/modules/java.base/java/util"))).isGreaterThan(5000);
  }

  private static int lowerAll(Path root) throws IOException, FrontendException {
    List<Path> classFiles;
    try (Stream<Path> all = Files.walk(root)) {
      classFiles = all.filter(file -> file.toString().endsWith(".class")).sorted().toList();
    }
    int count = 0;
    List<String> faults = new ArrayList<>();
    for (Path file : classFiles) {
      for (Method method : Lowering.lower(ClassFiles.read(Files.readAllBytes(file), file.toString())).methods()) {
        faults.addAll(SsaVerifier.verify(method));
        count++;
      }
    }
    assertThat(faults).isEmpty();
    return count;
  }
}
