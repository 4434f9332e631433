package org.parcast.benchmarks.scale;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * A program with closed formulas in its size.
 *
 * @param folder where it is, below the root of the checkout
 * @param name its class
 * @param arguments with {@code {n}} for the size
 * @param kernel the analysed method; empty for all
 * @param sizes at which it is run
 * @param formulas of its decompositions
 */
record ScaledProgram(String folder, String name, String arguments, String kernel, List<Long> sizes, List<ClosedFormula> formulas) {
  static ScaledProgram of(String name, String arguments, String kernel, ClosedFormula... formulas) {
    return new ScaledProgram("testdata/programs", name, arguments, kernel, List.of(24L, 28L, 30L, 35L, 36L, 40L), List.of(formulas));
  }

  ScaledProgram at(long... wanted) {
    return new ScaledProgram(folder, name, arguments, kernel, LongStream.of(wanted).boxed().toList(), formulas);
  }

  ScaledProgram with(String others) {
    return new ScaledProgram(folder, name, others, kernel, sizes, formulas);
  }

  ScaledProgram in(String where) {
    return new ScaledProgram(where, name, arguments, kernel, sizes, formulas);
  }

  /** A name that no other has. */
  String key() {
    return (name + " " + arguments + " " + kernel).strip();
  }

  private static ClosedFormula rows(String array, ClosedFormula.Bytes bytes) {
    return new ClosedFormula(array, "rows", "owner", bytes);
  }

  private static ClosedFormula combined(String array, ClosedFormula.Bytes bytes) {
    return new ClosedFormula(array, "rows", "combined", bytes);
  }

  private static ClosedFormula cut(String array, String estimator, ClosedFormula.Bytes bytes) {
    return new ClosedFormula(array, estimator, "owner", bytes);
  }

  private static ScaledProgram plate(String name, String array, long width, long perRank) {
    return of(name, "{n} 3", "", rows(array, (n, p) -> 2 * width * n * (p[0] - 1) + perRank * (p[0] - 1)),
        cut(array, "columns", (n, p) -> 2 * width * n * (p[0] - 1) + perRank * (p[0] - 1)),
        cut(array, "block2d", (n, p) -> 2 * width * n * (p[0] + p[1] - 2) + perRank * (p[0] * p[1] - 1)));
  }

  private static ScaledProgram cube(String name, String arguments, String array, long variables, boolean faces, long perRank) {
    return of(name, arguments, "", rows(array, (n, p) -> variables * 16 * n * n * (p[0] - 1) + perRank * (p[0] - 1)),
        cut(array, "block3d", (n, p) -> variables * neighbours(n, p, faces) + perRank * (p[0] * p[1] * p[2] - 1))).at(6, 7, 8, 9, 10, 12);
  }

  /** Faces; with edges and corners where the stencil has 27 points: a word goes to each rank that has one of its 26 neighbours. */
  private static long neighbours(long n, long[] p, boolean faces) {
    if (faces) {
      return 16 * n * n * (p[0] + p[1] + p[2] - 3);
    }
    long product = 1;
    for (long factor : p) {
      product *= n + 2 * (factor - 1);
    }
    return 8 * (product - n * n * n);
  }

  private static ScaledProgram line(String name, String arguments, String kernel, ClosedFormula... formulas) {
    return of(name, arguments, kernel, formulas).at(48, 60, 72, 81, 96, 110);
  }

  private static ScaledProgram matrixProduct(String name) {
    return of(name, "{n}", name + ".multiply", rows("c", (n, p) -> 8 * n * n * (p[0] - 1)), cut("c", "block2d", (n, p) -> 8 * n * n * (p[0] + p[1] - 2)));
  }

  private static ClosedFormula ofData(String array) {
    return ofData(array, "which values are used where");
  }

  private static ClosedFormula ofData(String array, String reason) {
    return new ClosedFormula(array, "rows", "owner", Optional.empty(), "the data decide " + reason);
  }

  /** n squared less the squares of the rows of all parts. */
  private static long moved(long n, long p) {
    long q = n / p;
    long r = n % p;
    return n * n - r * (q + 1) * (q + 1) - (p - r) * q * q;
  }

  /** Programs as people write them: objects, lists, interfaces, sparse and adaptive ones, and such whose traffic the data decide. */
  static List<ScaledProgram> everyday() {
    List<ScaledProgram> all = new ArrayList<>();
    String styles = "benchmarks/src/main/programs/everyday";
    all.add(of("WaveArrays", "{n} 3", "", rows("next", (n, p) -> 16 * (n - 2) * (p[0] - 1))).in(styles));
    all.add(of("WaveCells", "{n} 3", "", rows("WaveCells$Cell", (n, p) -> 16 * (n - 2) * (p[0] - 1))).in(styles));
    all.add(of("CgArrays", "{n} 4", "", rows("p", (n, p) -> (16 * n + 32) * (p[0] - 1))).in(styles));
    all.add(of("CgInterfaces", "{n} 4", "", rows("p", (n, p) -> (16 * n + 32) * (p[0] - 1))).in(styles));
    all.add(line("BodiesArrays", "{n} 3", "", rows("x", (n, p) -> 16 * n * (p[0] - 1))).in(styles));
    all.add(of("MatMulGet", "{n} 1", "MatMulGet.multiply", rows("c", (n, p) -> 8 * n * n * (p[0] - 1))).in(styles));
    all.add(line("BodiesObjects", "{n} 3", "", rows("BodiesObjects$Body", (n, p) -> 16 * n * (p[0] - 1))).in("testdata/everyday"));
    all.add(line("PerceptronObjects", "{n} 4 3", "", rows("all.x", (n, p) -> 64 * (p[0] - 1))).in("testdata/everyday"));
    all.add(of("LifeObjects", "{n} 3", "", rows("LifeObjects$Cell", (n, p) -> 8 * n * (p[0] - 1))).in("testdata/everyday"));
    all.add(of("LuMatrix", "{n} 1", "", ofData("data")).in(styles));
    all.add(line("PageRankNodes", "{n} 3", "", ofData("PageRankNodes$Node")).in(styles));
    String written = "benchmarks/src/main/programs/scale";
    all.add(line("BandedEntries", "{n} 3", "", rows("y", (n, p) -> 16 * (p[0] - 1))).in(written));
    all.add(line("SparseEntries", "{n} 3", "", ofData("y")).in(written));
    // How many steps there are the data decide, and not what a step sends: a word each way, and the greatest change to all.
    all.add(line("RelaxUntil", "{n}", "", rows("u", (n, p) -> 32 * (p[0] - 1))).in(written));
    all.add(line("RefinedCells", "{n} 4", "", ofData("cells", "which values are computed, and how many")).in(written));
    all.add(line("SortedValues", "{n}", "", ofData("a", "which values are computed, and how many")).in(written));
    return all;
  }

  static List<ScaledProgram> all() {
    List<ScaledProgram> all = new ArrayList<>();
    all.add(plate("Heat2D", "u", 8, 0));
    all.add(plate("Heat2DCopyBack", "next", 8, 0));
    all.add(plate("Heat2DFields", "u", 8, 0));
    all.add(plate("Heat2DLinear", "u", 8, 0));
    all.add(plate("Heat2DNewArray", "next", 8, 0));
    all.add(plate("Heat2DPhases", "z", 8, 0));
    all.add(plate("Heat2DFloat", "u", 4, 0));
    all.add(of("Heat2DWhile", "{n} 3 0", "", rows("u", (n, p) -> (16 * n + 16) * (p[0] - 1)), cut("u", "block2d", (n, p) -> 16 * n * (p[0] + p[1] - 2) + 16 * (p[0] * p[1] - 1))));
    all.add(plate("GaussSeidel", "u", 8, 0));
    all.add(plate("RedBlack", "u", 8, 0));
    for (String name : List.of("Jacobi1D", "CopyWorkspace")) {
      all.add(line(name, "{n} 3", "", rows("u", (n, p) -> 16 * (p[0] - 1)), cut("u", "cyclic", (n, p) -> p[0] == 2 ? 8 * n : 16 * (n - 1))));
    }
    all.add(line("AddOne", "{n}", "AddOne.run", rows("a", (n, p) -> 0), cut("a", "cyclic", (n, p) -> 0)));
    all.add(cube("Jacobi3D", "{n} 3", "u", 1, true, 0));
    all.add(cube("Jacobi3DLinear", "{n} 3", "u", 1, true, 0));
    all.add(cube("MiniGhost", "{n} 3 2 7 0", "grids", 2, true, 0));
    for (String name : List.of("MatMulIjk", "MatMulIkj", "MatMulKij", "MatMulRegister", "MatMulDotColumn", "MatMulDotTransposed", "MatMulTransposing")) {
      all.add(matrixProduct(name));
    }
    all.add(line("DotPrint", "{n}", "", rows("x", (n, p) -> 8 * (p[0] - 1))));
    all.add(line("DotBranch", "{n}", "", rows("x", (n, p) -> 16 * (p[0] - 1))));
    for (String name : List.of("NormLocal", "NormField", "NormHelper")) {
      all.add(line(name, "{n} 3", "", rows("x", (n, p) -> 32 * (p[0] - 1))));
    }
    all.add(line("NormOnce", "{n}", "NormOnce.normalise", rows("x", (n, p) -> 16 * (p[0] - 1))));
    for (String name : List.of("TimeStepLocal", "TimeStepField", "TimeStepHelper", "TimeStepSafety")) {
      all.add(line(name, "{n} 3", "", rows("u", (n, p) -> 24 * (p[0] - 1))));
    }
    all.add(of("ConjugateGradient", "{n} 6", "", rows("x", (n, p) -> (16 * n + 32) * (p[0] - 1))));
    for (String name : List.of("PrefixSumArray", "PrefixSumRegister")) {
      all.add(line(name, "{n}", name + ".scan", rows("s", (n, p) -> 8 * (p[0] - 1)), cut("s", "cyclic", (n, p) -> 8 * (n - 1))));
    }
    all.add(line("Histogram", "{n} 16", "Histogram.run", combined("x", (n, p) -> 128 * (p[0] - 1))).at(1000, 1500, 2000, 2500, 3000));
    all.add(line("PairForces", "{n} 4 3", "", combined("x", (n, p) -> 48 * (p[0] - 1)), rows("x", (n, p) -> 48 * (p[0] - 1))));
    all.add(of("Transpose", "{n}", "Transpose.transpose", rows("b", (n, p) -> 8 * moved(n, p[0]))));
    all.add(of("TransposeInPlace", "{n}", "TransposeInPlace.transpose", rows("a", (n, p) -> 8 * moved(n, p[0]))));
    all.add(line("RungeKutta4", "{n} 3", "", rows("u", (n, p) -> 64 * p[0])));
    all.add(of("ThomasLines", "{n} 3", "", rows("u", (n, p) -> 0)));
    all.add(line("Particles", "{n} 3", "", rows("x", (n, p) -> 32 * (p[0] - 1))));
    all.add(of("Spmv", "lap2d {n} 3", "Spmv.iterate", rows("x", (n, p) -> 16 * n * (p[0] - 1))));
    all.add(of("Life", "{n} 3", "", rows("next", (n, p) -> 8 * n * (p[0] - 1)),
        cut("next", "block2d", (n, p) -> 8 * n * (p[0] + p[1] - 2) + 16 * (p[0] - 1) * (p[1] - 1))));
    all.add(line("LinkedCells", "{n} 3", "", rows("next", (n, p) -> 16 * (p[0] - 1))));
    all.add(line("BoxedLists", "{n} 3", "", rows("next", (n, p) -> 16 * (p[0] - 1))));
    all.add(line("ParticleRecords", "{n} 3", "", rows("fx", (n, p) -> 32 * (p[0] - 1))));
    all.add(plate("CellGrid", "CellGrid$Cell", 8, 0));
    all.add(of("PowerIteration", "{n} 3", "", rows("x", (n, p) -> (8 * n + 16) * (p[0] - 1))));
    all.add(of("PowerIterationMax", "{n} 3", "", rows("entry", (n, p) -> (8 * n + 16) * (p[0] - 1))));
    all.add(of("DenseGradients", "{n} 3", "", rows("p", (n, p) -> (8 * n + 32) * (p[0] - 1))));
    // Lines of up to 64 words are scratch.
    all.add(of("AlternatingLines", "{n} 3", "", rows("u", (n, p) -> 24 * n * (p[0] - 1))).at(68, 72, 76, 80, 84, 96));
    all.add(of("FloydWarshall", "{n}", "", rows("length", (n, p) -> 8 * n * (p[0] - 1)), cut("length", "block2d", (n, p) -> 8 * n * (p[0] + p[1] - 2))));
    all.add(of("Advection", "{n} 3", "", rows("u", (n, p) -> 8 * n * p[0]), cut("u", "block2d", (n, p) -> 8 * n * ((p[0] > 1 ? p[0] : 0) + (p[1] > 1 ? p[1] : 0)))));
    all.add(line("PrefixSumScaled", "{n}", "PrefixSumScaled.distribute", rows("share", (n, p) -> 8 * (p[0] - 1))));
    all.add(line("PrefixSumField", "{n}", "PrefixSumField.distribute", rows("share", (n, p) -> 8 * (p[0] - 1))));
    all.add(line("PrefixSumField", "{n}", "PrefixSumField.smooth", rows("level", (n, p) -> 8 * (p[0] - 1))));
    all.add(of("FftRows", "{n}", "FftRows.transform", rows("re", (n, p) -> 16 * moved(n, p[0]))).at(8, 16, 32, 64, 128));
    all.add(line("KMeans", "{n} 5 4", "", combined("cluster", (n, p) -> 160 * (p[0] - 1))).at(400, 500, 600, 700, 800));
    all.add(of("ResidualHistory", "{n} 20", "", rows("u", (n, p) -> 16 * (n - 1) * (p[0] - 1)), cut("u", "block2d", (n, p) -> 16 * (n - 2) * (p[0] + p[1] - 2) + 16 * (p[0] * p[1] - 1))));
    all.add(line("EnergyHistory", "{n} 40", "", rows("x", (n, p) -> 16 * p[0])));
    all.add(line("LogisticRegression", "{n} 12 4", "LogisticRegression.fit", rows("points", (n, p) -> 192 * (p[0] - 1))).at(200, 250, 300, 350, 400));
    all.add(line("Lanczos", "{n} 12", "Lanczos.run", rows("v", (n, p) -> 64 * (p[0] - 1))).at(100, 120, 140, 160, 180));
    all.add(line("Arnoldi", "{n} 10", "Arnoldi.run", cut("basis", "columns", (n, p) -> (320 + 1040) * (p[0] - 1))).at(200, 240, 280, 320, 360));
    all.add(line("MeanHistory", "{n} 60", "MeanHistory.run", rows("y", (n, p) -> 16 * (p[0] - 1))).at(202, 242, 282, 322, 402));
    all.add(of("NormalProduct", "{n}", "NormalProduct.multiply", combined("y", (n, p) -> 16 * n * (p[0] - 1))));
    all.add(of("MatMulChain", "{n}", "MatMulChain.multiplyAll", rows("ab", (n, p) -> 16 * n * n * (p[0] - 1))));
    all.add(of("Correlation", "{n} 6", "Correlation.correlate", rows("data", (n, p) -> (192 + 120) * (p[0] - 1))).at(100, 120, 140, 160, 200));
    all.add(of("LifeBranches", "{n} 6", "LifeBranches.run", rows("cells", (n, p) -> 8 * n * p[0])));
    all.add(line("Categories", "{n}", "Categories.count", combined("values", (n, p) -> 16 * (p[0] - 1))).at(512, 768, 1024, 1280, 1536));
    all.add(of("Ising", "{n} 6", "Ising.run", rows("spin", (n, p) -> 8 * n * p[0])).at(24, 28, 32, 36, 40, 44));
    all.add(of("LifeFresh", "{n} 6", "LifeFresh.run", rows("next", (n, p) -> 2 * n * p[0])));
    all.add(line("Peak", "{n} 6", "Peak.run", rows("signal", (n, p) -> 24 * (p[0] - 1))));
    all.add(of("PointSource", "{n} 6", "PointSource.run", rows("height", (n, p) -> 16 * n * (p[0] - 1))));
    all.add(line("ElapsedTime", "{n} 5", "", rows("next", (n, p) -> 32 * (p[0] - 1))));
    all.add(line("KMeansLabels", "{n} 4 6", "KMeansLabels.run", rows("label", (n, p) -> 160 * (p[0] - 1))).at(800, 1000, 1200, 1400, 1600));
    all.add(of("Coast", "{n} 6", "Coast.run", rows("next", (n, p) -> 12 * n * p[0])).at(24, 28, 32, 36, 40, 44));
    all.add(of("ShortestPaths", "{n}", "", rows("distance", (n, p) -> (8 * n + 8) * (p[0] - 1))));
    all.add(of("NormSum", "{n} 5", "", rows("u", (n, p) -> (16 * (n - 2) + 8) * (p[0] - 1)), cut("u", "block2d", (n, p) -> 16 * (n - 2) * (p[0] + p[1] - 2) + 8 * (p[0] * p[1] - 1))));
    all.add(line("Speedometer", "{n} 5", "", rows("before", (n, p) -> 24 * (p[0] - 1))));
    all.add(line("RuleThirty", "{n} 5", "", rows("next", (n, p) -> 2 * p[0])));
    all.add(line("LineFit", "{n} 20", "", rows("x", (n, p) -> 32 * (p[0] - 1))));
    all.add(line("Deviation", "{n} 5", "", rows("signal", (n, p) -> 16 * p[0] + 24 * (p[0] - 1))));
    all.add(line("TimeLevels", "{n} 6", "", rows("u", (n, p) -> 16 * (p[0] - 1))));
    all.add(line("WavePacket", "{n} 5", "", rows("Amplitude", (n, p) -> 32 * p[0])));
    all.add(of("Relaxation", "{n} 6", "", rows("u", (n, p) -> 16 * (n - 1) * (p[0] - 1)), cut("u", "block2d", (n, p) -> 16 * (n - 2) * (p[0] + p[1] - 2) + 16 * (p[0] * p[1] - 1))));
    all.add(of("Spmv", "rand8 {n} 3", "Spmv.iterate", ofData("x")).at(96, 112, 128, 144, 160, 176));
    all.add(of("Spmv", "powerlaw {n} 3", "Spmv.iterate", ofData("x")).at(96, 112, 128, 144, 160, 176));
    // Every tenth page links to none.
    all.add(of("PageRank", "{n} 3", "", ofData("rank")).at(100, 110, 120, 130, 140, 150));
    all.add(of("Histogram", "{n} 16", "Histogram.run", ofData("x")).at(500, 600, 700, 800, 900, 1000));
    all.add(of("LuPivot", "{n}", "LuPivot.factorise", ofData("a")));
    all.add(of("LuPivotSwap", "{n}", "LuPivotSwap.factorise", ofData("a")));
    return all;
  }
}
