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
record Workload(String group, String name, Graph graph, Coordinates coordinates) {

  /** The files {@code *.graph} and {@code *.graph.gz} of a directory, by name. */
  static List<Workload> reference(Path directory) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(directory)) {
      files = all.filter(f -> f.toString().endsWith(".graph") || f.toString().endsWith(".graph.gz")).sorted().toList();
    }
    List<Workload> workloads = new ArrayList<>();
    for (Path file : files) {
      String name = file.getFileName().toString().replaceAll("\\.graph(\\.gz)?$", "");
      workloads.add(new Workload("reference", name, GraphFiles.readGraph(file), null));
    }
    return workloads;
  }

  static List<Workload> irregular() {
    return List.of(
        new Workload("random geometric", "geometric_30k", GeneratedGraphs.randomGeometric(30_000, 1), null),
        new Workload("power law", "powerlaw_20k", GeneratedGraphs.powerLaw(20_000, 4, 1), null),
        new Workload("unrolled stencil", "stencil_48x48x12", GeneratedGraphs.unrolledStencil(48, 12), null),
        new Workload("butterfly", "butterfly_2^11", GeneratedGraphs.butterfly(11), null));
  }

  /** Networks with hubs: of three exponents, of a recursive matrix, and of the classes of this Java, which nobody made for a test. */
  static List<Workload> hubs() throws IOException {
    return List.of(
        new Workload("power laws", "exponent_2.1", GeneratedGraphs.chungLu(20_000, 2.1, 8, 1), null),
        new Workload("power laws", "exponent_2.5", GeneratedGraphs.chungLu(20_000, 2.5, 8, 1), null),
        new Workload("power laws", "exponent_3.0", GeneratedGraphs.chungLu(20_000, 3, 8, 1), null),
        new Workload("power laws", "recursive_2^14", GeneratedGraphs.recursiveMatrix(14, 8, 1), null),
        new Workload("Java classes", "java.base", ClassReferences.of("java.base"), null),
        new Workload("Java classes", "java.desktop", ClassReferences.of("java.desktop"), null));
  }

  /** Graphs of 500,000 vertices or more, on which times are compared once the compiler has done its work. */
  static List<Workload> large() {
    return List.of(
        new Workload("large", "geometric_500k", GeneratedGraphs.randomGeometric(500_000, 1), null),
        new Workload("large", "stencil_200x200x16", GeneratedGraphs.unrolledStencil(200, 16), null),
        new Workload("large", "butterfly_2^15", GeneratedGraphs.butterfly(15), null),
        new Workload("large grids", "grid_1000x1000", GeneratedGraphs.grid(1, 1000, 1000), null));
  }

  /** The grid of 17 million vertices. */
  static Workload huge() {
    return new Workload("huge", "grid_4096x4096", GeneratedGraphs.grid(1, 4096, 4096), Coordinates.grid(4096, 4096));
  }

  static List<Workload> grids() {
    DelaunayMesh delaunay = new DelaunayMesh(30_000, 1);
    return List.of(
        new Workload("grids", "grid_200x200", GeneratedGraphs.grid(1, 200, 200), Coordinates.grid(200, 200)),
        new Workload("grids", "grid_100x300", GeneratedGraphs.grid(1, 100, 300), Coordinates.grid(100, 300)),
        new Workload("grids", "grid_32x32x32", GeneratedGraphs.grid(32, 32, 32), Coordinates.grid(32, 32, 32)),
        new Workload("triangulated mesh", "triangles_150x150", GeneratedGraphs.triangles(150, 150), Coordinates.grid(150, 150)),
        new Workload("Delaunay mesh", "delaunay_30k", delaunay.graph(), delaunay.coordinates()));
  }
}
