package org.parcast.partition.io;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.parcast.partition.geometric.Coordinates;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.Hypergraph;
import org.parcast.partition.graph.Partition;

/**
 * Reads and writes graphs, hypergraphs, partitions and coordinates. Files may be compressed: gzip is recognised by its first bytes
 * when reading and by a name that ends in {@code .gz} when writing. What is wrong with a file's content is a
 * {@link GraphFormatException} with the line.
 */
public final class GraphFiles {
  private GraphFiles() {
  }

  /** Whether a name is that of a hypergraph: {@code .hgr} or {@code .hgr.gz}. */
  public static boolean isHypergraph(Path file) {
    return plainName(file).endsWith(".hgr");
  }

  /** Reads a graph: Matrix Market if the name ends in {@code .mtx} or {@code .mtx.gz}, otherwise METIS. */
  public static Graph readGraph(Path file) throws IOException {
    return plainName(file).endsWith(".mtx") ? MatrixMarketReader.read(file) : MetisGraphReader.read(file);
  }

  /** Reads a hypergraph in the format of hMETIS. */
  public static Hypergraph readHypergraph(Path file) throws IOException {
    return HmetisReader.read(file);
  }

  /** Reads a partition: one line with the part of each vertex. */
  public static Partition readPartition(Path file, int vertices, int parts) throws IOException {
    return PartitionReader.read(file, vertices, parts);
  }

  /** Reads the coordinates of vertices: one line for each with the same number of numbers. */
  public static Coordinates readCoordinates(Path file, int vertices) throws IOException {
    return CoordinatesReader.read(file, vertices);
  }

  /** Writes a graph: as a Matrix Market pattern if the name ends in {@code .mtx} or {@code .mtx.gz}, otherwise METIS. */
  public static void write(Path file, Graph graph) throws IOException {
    if (plainName(file).endsWith(".mtx")) {
      GraphWriter.writeMatrixMarket(file, graph);
    } else {
      GraphWriter.writeMetis(file, graph);
    }
  }

  /** Writes a hypergraph in the format of hMETIS. */
  public static void write(Path file, Hypergraph hypergraph) throws IOException {
    GraphWriter.writeHmetis(file, hypergraph);
  }

  /** Writes a partition: one line with the part of each vertex. */
  public static void write(Path file, Partition partition) throws IOException {
    GraphWriter.writePartition(file, partition);
  }

  private static String plainName(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    return name.endsWith(".gz") ? name.substring(0, name.length() - 3) : name;
  }
}
