package org.parcast.analyses.cache;

/** What the sites of a trace are called. */
public interface SiteNames {
  /** Those of a trace by lackey, which knows neither lines nor arrays. */
  SiteNames READS_AND_WRITES = new ReadsAndWrites();

  /** Source line, as {@code Heat.java:12}; empty where unknown. */
  String place(int site);

  /** Array or field; empty where unknown. */
  String array(int site);

  /** Innermost loop, as {@code Heat.java:12}; empty where there is none or it is unknown. */
  default String loop(int site) {
    return "";
  }

  /** Basic block; empty where unknown. */
  default String block(int site) {
    return "";
  }
}
