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
      new Everyday("WaveArrays", "arrays", "300 20", "300 120", 40),
      new Everyday("WaveField", "class", "300 5", "300 25", 150),
      new Everyday("WaveCells", "objects", "300 3", "300 9", 150),
      new Everyday("WaveRecords", "records", "300 3", "300 9", 80),
      new Everyday("WaveLambda", "lambdas", "300 3", "300 13", 150),
      new Everyday("CgArrays", "arrays", "200 10", "200 60", 100),
      new Everyday("CgInterfaces", "interfaces", "200 5", "200 15", 300),
      new Everyday("BodiesArrays", "arrays", "400 3", "400 13", 100),
      new Everyday("BodiesClass", "class", "400 2", "400 6", 200),
      new Everyday("BodiesVectors", "records, list", "200 2", "200 5", 800),
      new Everyday("KMeansArrays", "arrays", "20000 3", "20000 13", 60),
      new Everyday("KMeansPoints", "objects, list", "10000 3", "10000 9", 200),
      new Everyday("LuArrays", "arrays", "60 1", "240 1", 60),
      new Everyday("LuMatrix", "class", "60 1", "200 1", 80),
      new Everyday("MatMulArrays", "arrays", "60 1", "300 1", 20),
      new Everyday("MatMulGet", "interface", "60 1", "200 1", 60),
      new Everyday("MatMulLists", "lists of boxes", "60 1", "160 1", 80),
      new Everyday("EliminationArrays", "arrays", "60 1", "240 1", 60),
      new Everyday("EliminationFunction", "function object", "60 1", "200 1", 80),
      new Everyday("FloydLists", "list of arrays", "60 1", "200 1", 40),
      new Everyday("MultigridLevels", "objects of arrays", "4096 20", "4096 120", 60),
      new Everyday("PageRankNodes", "objects, lists", "10000 3", "10000 13", 60),
      new Everyday("FftComplex", "records", "16384 1", "16384 4", 60),
      new Everyday("HeatStreams", "boxes, streams", "20000 3", "20000 13", 60));

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
