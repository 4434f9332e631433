package org.parcast.analyses.valueflow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.parcast.recording.ValueFlowRecording;

/** Corner forces assembled at nodes, nodes that move, gradients that neighbouring elements exchange. */
public final class MiniHydro {
  private final TinyProgram program = new TinyProgram();
  private final int m;
  private final int[] energy;
  private final int[][] gradient = new int[3][];
  private final int[] corner;
  private final int[][] force = new int[3][];
  private final int[][] velocity = new int[3][];
  private final int[][] position = new int[3][];

  /** @param m elements along each edge of the cube */
  public static ValueFlowRecording recording(int m, int steps) {
    return new MiniHydro(m, steps).program.recording();
  }

  private MiniHydro(int m, int steps) {
    this.m = m;
    int elements = m * m * m;
    int nodes = (m + 1) * (m + 1) * (m + 1);
    energy = program.array("energy", elements);
    corner = program.scratch("corner", elements);
    for (int d = 0; d < 3; d++) {
      gradient[d] = program.array("gradient" + d, elements);
      force[d] = program.array("f" + d, nodes);
      velocity[d] = program.array("v" + d, nodes);
      position[d] = program.array("x" + d, nodes);
    }
    program.steps(steps);
    for (int t = 0; t < steps; t++) {
      step(elements, nodes);
    }
  }

  private void step(int elements, int nodes) {
    for (int i = 0; i < nodes; i++) {
      for (int d = 0; d < 3; d++) {
        program.constant(1, force[d][i]);
      }
    }
    for (int e = 0; e < elements; e++) {
      int[] sources = nodeWords(e, position, null);
      sources = Arrays.copyOf(sources, sources.length + 1);
      sources[sources.length - 1] = energy[e];
      for (int node : nodes(e)) {
        for (int d = 0; d < 3; d++) {
          program.compute(2, corner[e], sources);
          program.assemble(3, force[d][node], corner[e]);
        }
      }
    }
    for (int i = 0; i < nodes; i++) {
      for (int d = 0; d < 3; d++) {
        program.assemble(4, velocity[d][i], force[d][i]);
        program.assemble(5, position[d][i], velocity[d][i]);
      }
    }
    for (int e = 0; e < elements; e++) {
      for (int d = 0; d < 3; d++) {
        program.compute(6, gradient[d][e], nodeWords(e, position, velocity));
      }
    }
    for (int e = 0; e < elements; e++) {
      program.compute(7, energy[e], neighbours(e));
    }
  }

  private int[] nodes(int e) {
    int[] nodes = new int[8];
    for (int c = 0; c < 8; c++) {
      int k = e / (m * m) + (c >> 2);
      int j = e / m % m + (c >> 1 & 1);
      int i = e % m + (c & 1);
      nodes[c] = (k * (m + 1) + j) * (m + 1) + i;
    }
    return nodes;
  }

  private int[] nodeWords(int e, int[][] first, int[][] second) {
    List<Integer> words = new ArrayList<>();
    for (int node : nodes(e)) {
      for (int d = 0; d < 3; d++) {
        words.add(first[d][node]);
        if (second != null) {
          words.add(second[d][node]);
        }
      }
    }
    return words.stream().mapToInt(Integer::intValue).toArray();
  }

  private int[] neighbours(int e) {
    List<Integer> words = new ArrayList<>(List.of(energy[e]));
    int[] stride = {1, m, m * m};
    for (int d = 0; d < 3; d++) {
      int at = e / stride[d] % m;
      words.add(gradient[d][e]);
      if (at > 0) {
        words.add(gradient[d][e - stride[d]]);
      }
      if (at < m - 1) {
        words.add(gradient[d][e + stride[d]]);
      }
    }
    return words.stream().mapToInt(Integer::intValue).toArray();
  }
}
