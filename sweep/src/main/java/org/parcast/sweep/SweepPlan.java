package org.parcast.sweep;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.Serializable;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What is to be run, as {@code sweep.json} says it; which versions of files it is of concerns who writes it.
 *
 * @param program what is swept; a directory holds the results of one
 * @param parameters names of what varies
 * @param classPath of Parcast; its jars are sent along where workers have other disks
 * @param files the program and what it needs: sent along likewise
 * @param mainClass of Parcast, which serves points
 * @param jvmArguments of a process that analyses points
 * @param points to analyse
 */
@JsonIgnoreProperties("versions")
record SweepPlan(String program, List<String> parameters, List<String> classPath, List<String> files, String mainClass, List<String> jvmArguments, List<Point> points) {
  static final String FILE = "sweep.json";
  private static final String NUMBER = "\\d+(\\.\\d+)?";

  /**
   * A point.
   *
   * @param key its name, also of its files
   * @param values of the parameters, in their order
   * @param arguments of Parcast; {@code {file:PATH}} stands for a file that is sent along
   * @param input its standard input
   */
  record Point(String key, List<String> values, List<String> arguments, String input) implements Serializable {
    /** Whether no number is smaller than the other's, and all that are no numbers are the same: it needs no less memory. */
    boolean isAtLeast(Point other) {
      return IntStream.range(0, values.size()).allMatch(i -> isAtLeast(values.get(i), other.values.get(i)));
    }

    private static boolean isAtLeast(String one, String other) {
      boolean numbers = one.matches(NUMBER) && other.matches(NUMBER);
      return numbers ? new BigDecimal(one).compareTo(new BigDecimal(other)) >= 0 : one.equals(other);
    }
  }

  static SweepPlan of(Path directory) throws IOException {
    return new ObjectMapper().readValue(directory.resolve(FILE).toFile(), SweepPlan.class);
  }
}
