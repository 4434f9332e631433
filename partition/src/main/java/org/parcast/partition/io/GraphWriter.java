package org.parcast.partition.io;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.Hypergraph;
import org.parcast.partition.graph.Partition;

/** Writes the formats that the readers of this package read. */
final class GraphWriter {
  private GraphWriter() {
  }

  static void writeMetis(Path file, Graph graph) throws IOException {
    try (Writer out = open(file)) {
      out.write(graph.vertices() + " " + graph.edges() + " 011\n");
      for (int v = 0; v < graph.vertices(); v++) {
        out.write(Integer.toString(graph.vertexWeight(v)));
        for (int i = 0; i < graph.degree(v); i++) {
          out.write(" " + (graph.neighbour(v, i) + 1) + " " + graph.edgeWeight(v, i));
        }
        out.write('\n');
      }
    }
  }

  static void writeMatrixMarket(Path file, Graph graph) throws IOException {
    try (Writer out = open(file)) {
      out.write("%%MatrixMarket matrix coordinate pattern symmetric\n");
      out.write(graph.vertices() + " " + graph.vertices() + " " + graph.edges() + "\n");
      for (int v = 0; v < graph.vertices(); v++) {
        for (int i = 0; i < graph.degree(v); i++) {
          if (graph.neighbour(v, i) < v) {
            out.write((v + 1) + " " + (graph.neighbour(v, i) + 1) + "\n");
          }
        }
      }
    }
  }

  static void writeHmetis(Path file, Hypergraph hypergraph) throws IOException {
    try (Writer out = open(file)) {
      out.write(hypergraph.nets() + " " + hypergraph.vertices() + " 11\n");
      for (int e = 0; e < hypergraph.nets(); e++) {
        out.write(Long.toString(hypergraph.netWeight(e)));
        for (int i = 0; i < hypergraph.netSize(e); i++) {
          out.write(" " + (hypergraph.pin(e, i) + 1));
        }
        out.write('\n');
      }
      for (int v = 0; v < hypergraph.vertices(); v++) {
        out.write(hypergraph.vertexWeight(v) + "\n");
      }
    }
  }

  static void writePartition(Path file, Partition partition) throws IOException {
    try (Writer out = open(file)) {
      for (int v = 0; v < partition.vertices(); v++) {
        out.write(partition.part(v) + "\n");
      }
    }
  }

  private static Writer open(Path file) throws IOException {
    OutputStream raw = Files.newOutputStream(file);
    OutputStream out = file.toString().endsWith(".gz") ? new GZIPOutputStream(raw) : raw;
    return new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.US_ASCII), 1 << 16);
  }
}
