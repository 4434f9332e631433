package org.parcast.benchmarks.reliability;

import java.util.List;

/** An attack on one promise. Its fields may carry picocli's options: each suite is a subcommand. */
interface Suite {
  /**
   * What is promised.
   *
   * @param name what the suite is called on the command line, and its file below {@code docs/reliability}
   * @param title the promise in a few words
   * @param kind what the items are, in the plural
   * @param failures the name of the count that is 0 where the promise holds
   * @param text what is promised and how it is attacked, in Markdown: two or three sentences
   */
  record Promise(String name, String title, String kind, String failures, String text) {}

  /** What the suite attacks. */
  Promise promise();

  /**
   * What is attacked, each for itself.
   *
   * @throws Exception what keeps the suite from measuring
   */
  List<String> items() throws Exception;

  /**
   * Attacks an item. What fails is printed on standard error as it is found.
   *
   * @param before what is recorded of it
   * @return what is to be recorded; with what was before, where another attack tries something else
   * @throws Exception what keeps the suite from measuring
   */
  NamedCounts attack(String item, NamedCounts before) throws Exception;

  /** Whether a count stands on the page; else in the suite's file alone. */
  default boolean isTold(String count) {
    return true;
  }

  /** Whether items can be attacked again and again, each time in another way; else once in a call. */
  default boolean isEndless() {
    return false;
  }
}
