package org.parcast.benchmarks.libraries;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * A program that calls a library: a line of {@code drivers.csv}.
 *
 * @param name of its class, in {@code benchmarks/src/main/programs/libraries}
 * @param packages of the library, which are looked into
 * @param jars coordinates of all that it needs
 */
record LibraryDriver(String name, String packages, List<String> jars) {

  static List<LibraryDriver> all() throws IOException {
    try (InputStream data = LibraryDriver.class.getResourceAsStream("drivers.csv")) {
      return new String(data.readAllBytes(), StandardCharsets.UTF_8).lines().map(LibraryDriver::parse).toList();
    }
  }

  private static LibraryDriver parse(String line) {
    String[] fields = line.split(",");
    return new LibraryDriver(fields[0], fields[1], Arrays.asList(fields[2].split(" ")));
  }
}
