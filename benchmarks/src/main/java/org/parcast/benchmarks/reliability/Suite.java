package org.parcast.benchmarks.reliability;

import java.util.List;

/** An attack on one promise. Its fields may carry picocli's options: each suite is a subcommand. */
interface Suite {
  /** What the suite is called on the command line, and its file below {@code docs/reliability}. */
  String name();

  /** Its heading on the page. */
  String title();

  /** What is promised and how it is attacked, in Markdown: two or three sentences. */
  String promise();

  /**
   * Attacks, and tells what came of it. What fails is printed on standard error as it is found.
   *
   * @throws Exception what keeps the suite from measuring
   */
  List<Figure> measure() throws Exception;

  /** Whether the promise held when the suite measured last. */
  boolean held();
}
