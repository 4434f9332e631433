package org.parcast.cli;

import java.nio.file.Path;

/** The programs of the test data. */
final class Programs {
  private static final Path TEST_DATA = Path.of("..", "testdata");

  private Programs() {}

  /** A program that can be analysed. */
  static String good(String name) {
    return TEST_DATA.resolve("programs").resolve(name + ".java").toString();
  }

  /** A program as people write them every day. */
  static String everyday(String name) {
    return TEST_DATA.resolve("everyday").resolve(name + ".java").toString();
  }

  /** A program that fails in its own way. */
  static String bad(String name) {
    return TEST_DATA.resolve("bad").resolve(name + ".java").toString();
  }
}
