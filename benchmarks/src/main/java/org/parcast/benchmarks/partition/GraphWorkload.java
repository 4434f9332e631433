package org.parcast.benchmarks.partition;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.parcast.partition.geometric.Coordinates;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.io.GraphFiles;

/**
 * A graph to be partitioned.
 *
 * @param group under which its figures are averaged
 * @param coordinates where its vertices lie, or null
 */
record GraphWorkload(String group, String name, Graph graph, Coordinates coordinates) {

  /** The files {@code *.graph} and {@code *.graph.gz} of a directory, by name. */
  static List<GraphWorkload> reference(Path directory) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(directory)) {
      files = all.filter(f -> f.toString().endsWith(".graph") || f.toString().endsWith(".graph.gz")).sorted().toList();
    }
    List<GraphWorkload> workloads = new ArrayList<>();
    for (Path file : files) {
      String name = file.getFileName().toString().replaceAll("\\.graph(\\.gz)?$", "");
      workloads.add(new GraphWorkload("reference", name, GraphFiles.readGraph(file), null));
    }
    return workloads;
  }

  static List<GraphWorkload> irregular() {
    return List.of(
        new GraphWorkload("random geometric", "geometric_30k", GeneratedGraphs.randomGeometric(30_000, 1), null),
        new GraphWorkload("power law", "powerlaw_20k", GeneratedGraphs.powerLaw(20_000, 4, 1), null),
        new GraphWorkload("unrolled stencil", "stencil_48x48x12", GeneratedGraphs.unrolledStencil(48, 12), null),
        new GraphWorkload("butterfly", "butterfly_2^11", GeneratedGraphs.butterfly(11), null));
  }

  /** Networks with hubs: of three exponents, of a recursive matrix, and of the classes of this Java, which nobody made for a test. */
  static List<GraphWorkload> hubs() throws IOException {
    return List.of(
        new GraphWorkload("power laws", "exponent_2.1", GeneratedGraphs.chungLu(20_000, 2.1, 8, 1), null),
        new GraphWorkload("power laws", "exponent_2.5", GeneratedGraphs.chungLu(20_000, 2.5, 8, 1), null),
        new GraphWorkload("power laws", "exponent_3.0", GeneratedGraphs.chungLu(20_000, 3, 8, 1), null),
        new GraphWorkload("power laws", "recursive_2^14", GeneratedGraphs.recursiveMatrix(14, 8, 1), null),
        new GraphWorkload("Java classes", "java.base", ClassReferences.of("java.base"), null),
        new GraphWorkload("Java classes", "java.desktop", ClassReferences.of("java.desktop"), null));
  }

  /** Graphs of 500,000 vertices or more, on which times are compared once the compiler has done its work. */
  static List<GraphWorkload> large() {
    return List.of(
        new GraphWorkload("large", "geometric_500k", GeneratedGraphs.randomGeometric(500_000, 1), null),
        new GraphWorkload("large", "stencil_200x200x16", GeneratedGraphs.unrolledStencil(200, 16), null),
        new GraphWorkload("large", "butterfly_2^15", GeneratedGraphs.butterfly(15), null),
        new GraphWorkload("large grids", "grid_1000x1000", GeneratedGraphs.grid(1, 1000, 1000), null));
  }

  /** The grid of 17 million vertices. */
  static GraphWorkload huge() {
    return new GraphWorkload("huge", "grid_4096x4096", GeneratedGraphs.grid(1, 4096, 4096), Coordinates.grid(4096, 4096));
  }

  static List<GraphWorkload> grids() {
    DelaunayMesh delaunay = new DelaunayMesh(30_000, 1);
    return List.of(
        new GraphWorkload("grids", "grid_200x200", GeneratedGraphs.grid(1, 200, 200), Coordinates.grid(200, 200)),
        new GraphWorkload("grids", "grid_100x300", GeneratedGraphs.grid(1, 100, 300), Coordinates.grid(100, 300)),
        new GraphWorkload("grids", "grid_32x32x32", GeneratedGraphs.grid(32, 32, 32), Coordinates.grid(32, 32, 32)),
        new GraphWorkload("triangulated mesh", "triangles_150x150", GeneratedGraphs.triangles(150, 150), Coordinates.grid(150, 150)),
        new GraphWorkload("Delaunay mesh", "delaunay_30k", delaunay.graph(), delaunay.coordinates()));
  }
}
