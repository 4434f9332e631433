package org.parcast.benchmarks.speed;

import java.util.Arrays;
import java.util.List;

/**
 * A program as people write them, in two lengths. The plain program is too fast to be measured in those lengths: it runs {@code factor} times as many
 * steps, and what that takes is divided.
 *
 * @param program its class
 * @param style how it keeps its numbers
 * @param shorter size, and steps or times, of the run that is subtracted
 * @param longer the same of the run
 * @param factor how many times as many steps the plain program makes
 */
record Everyday(String program, String style, String shorter, String longer, int factor) {
  static final List<Everyday> ALL = List.of(
      new Everyday("WaveArrays", "arrays", "300 120", "300 1120", 4),
      new Everyday("WaveField", "class", "300 25", "300 225", 15),
      new Everyday("WaveCells", "objects", "300 9", "300 49", 25),
      new Everyday("WaveRecords", "records", "300 9", "300 49", 12),
      new Everyday("WaveLambda", "lambdas", "300 13", "300 53", 40),
      new Everyday("CgArrays", "arrays", "200 60", "200 560", 10),
      new Everyday("CgInterfaces", "interfaces", "200 15", "200 115", 30),
      new Everyday("BodiesArrays", "arrays", "400 13", "400 113", 10),
      new Everyday("BodiesClass", "class", "400 6", "400 46", 20),
      new Everyday("BodiesVectors", "records, list", "200 5", "200 25", 150),
      new Everyday("KMeansArrays", "arrays", "20000 13", "20000 113", 10),
      new Everyday("KMeansPoints", "objects, list", "10000 9", "10000 69", 20),
      new Everyday("LuArrays", "arrays", "240 1", "600 1", 6),
      new Everyday("LuMatrix", "class", "200 1", "400 1", 10),
      new Everyday("MatMulArrays", "arrays", "300 1", "600 1", 4),
      new Everyday("MatMulGet", "interface", "200 1", "400 1", 10),
      new Everyday("MatMulLists", "lists of boxes", "160 1", "240 1", 20),
      new Everyday("EliminationArrays", "arrays", "240 1", "600 1", 6),
      new Everyday("EliminationFunction", "function object", "200 1", "400 1", 10),
      new Everyday("FloydLists", "list of arrays", "200 1", "400 1", 8),
      new Everyday("MultigridLevels", "objects of arrays", "4096 120", "4096 1120", 6),
      new Everyday("PageRankNodes", "objects, lists", "10000 13", "10000 63", 40),
      new Everyday("FftComplex", "records", "16384 4", "16384 16", 15),
      new Everyday("HeatStreams", "boxes, streams", "20000 13", "20000 63", 12));

  List<String> shorterArguments() {
    return Arrays.asList(shorter.split(" "));
  }

  List<String> longerArguments() {
    return Arrays.asList(longer.split(" "));
  }

  /** The arguments of the plain run in place of the traced one's. */
  List<String> plain(List<String> arguments) {
    return List.of(arguments.get(0), Integer.toString(Integer.parseInt(arguments.get(1)) * factor));
  }
}
