package org.parcast.sweep;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.List;

/**
 * What is to be run, as {@code sweep.json} says it.
 *
 * @param program what is swept; a directory holds the results of one
 * @param parameters names of what varies
 * @param classPath of Parcast; its jars are sent along where workers have other disks
 * @param files the program and what it needs: sent along likewise
 * @param mainClass of Parcast
 * @param jvmArguments of the process of a point
 * @param points to analyse
 */
record Plan(String program, List<String> parameters, List<String> classPath, List<String> files, String mainClass, List<String> jvmArguments, List<Point> points) {
  static final String FILE = "sweep.json";

  /**
   * A point.
   *
   * @param key its name, also of its files
   * @param values of the parameters, in their order
   * @param arguments of Parcast; {@code {file:PATH}} stands for a file that is sent along
   * @param input its standard input
   */
  record Point(String key, List<String> values, List<String> arguments, String input) implements Serializable {}

  static Plan of(Path directory) throws IOException {
    return new ObjectMapper().readValue(directory.resolve(FILE).toFile(), Plan.class);
  }
}
