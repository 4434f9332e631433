package org.parcast.benchmarks.apply;

import java.nio.file.Path;
import java.util.List;

/**
 * A whole program that is made parallel.
 *
 * @param source its file
 * @param arguments some seconds of work
 * @param about what it computes, as a sentence
 */
record Example(Path source, List<String> arguments, String about) {
  private static final Path PROGRAMS = Path.of("benchmarks/src/main/programs/examples");

  static final List<Example> ALL = List.of(
      new Example(PROGRAMS.resolve("Mandelbrot.java"), List.of("5500"), "The Mandelbrot set, a bit for each point, with a method for a row."),
      new Example(PROGRAMS.resolve("SpectralNorm.java"), List.of("4500"), "The power method on a matrix whose elements are computed, with arrays that methods are given."),
      new Example(PROGRAMS.resolve("Galaxy.java"), List.of("2000", "50"), "Stars that attract each other, objects in a list."),
      new Example(PROGRAMS.resolve("AsianOption.java"), List.of("350000", "100"), "Paths of a share's price, with random numbers for each, and two sums over them."));

  String name() {
    return source.getFileName().toString().replace(".java", "");
  }
}
