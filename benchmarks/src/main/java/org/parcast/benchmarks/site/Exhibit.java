package org.parcast.benchmarks.site;

import java.nio.file.Path;
import java.util.List;
import org.parcast.engine.Parcast;
import org.parcast.engine.run.AnalysisException;

/**
 * An analysis of the gallery.
 *
 * @param program source file below {@code testdata}
 * @param arguments of its main
 * @param what it computes, for people
 * @param library file of a public library below a Maven repository, which is analysed with it; empty for none
 * @param packages those of the library
 */
record Exhibit(String program, List<String> arguments, String what, String library, String packages) {
  /** From a grid to the classes of a library: each shows another answer. */
  static final List<Exhibit> ALL = List.of(
      of("programs/Heat2D.java", "Heat on a plate: a stencil, cut into blocks", "256", "10"),
      of("programs/ConjugateGradient.java", "Conjugate gradients: two dot products in each step are collective", "32", "10"),
      of("programs/MatMulIkj.java", "Matrix product: rows stay, columns travel", "64"),
      of("programs/KMeans.java", "k-means: centres are gathered in each step", "400", "4", "6"),
      of("programs/Hydro.java", "Hydrodynamics on a mesh: contributions are assembled", "8", "4"),
      of("programs/LinkedCells.java", "Particles in linked cells", "64", "9"),
      of("programs/FftRows.java", "Fourier transform by rows: everybody sends to everybody", "32"),
      of("programs/Histogram.java", "A histogram: a reduction over an array"),
      of("programs/kernels/GramSchmidt.java", "Gram-Schmidt: what is left shrinks in each step", "48"),
      of("programs/grande/Sor.java", "Red-black over-relaxation, after the Java Grande Forum", "128", "5"),
      new Exhibit("libraries/SciMarkDriver.java", List.of(), "SciMark 2, a public benchmark", "gov/nist/math/scimark/2.0/scimark-2.0.jar", "jnt.scimark2"),
      new Exhibit("libraries/JamaDriver.java", List.of(), "JAMA, a public library of matrices", "gov/nist/math/jama/1.0.3/jama-1.0.3.jar", "Jama"));

  private static Exhibit of(String program, String what, String... arguments) {
    return new Exhibit(program, List.of(arguments), what, "", "");
  }

  /** Its program's class. */
  String name() {
    return program.replaceAll("^.*/|\\.java$", "");
  }

  /** As it is called on the command line. */
  String command() {
    return ("parcast analyze " + name() + ".java" + (packages.isEmpty() ? "" : " --include " + packages) + (arguments.isEmpty() ? "" : " -- " + String.join(" ", arguments))).strip();
  }

  /** The program, ready to be asked. */
  Parcast program(Path testdata, Path repository) throws AnalysisException {
    Parcast alone = Parcast.of(testdata.resolve(program), arguments.toArray(String[]::new));
    return library.isEmpty() ? alone : alone.classPath(repository.resolve(library)).including(packages);
  }
}
