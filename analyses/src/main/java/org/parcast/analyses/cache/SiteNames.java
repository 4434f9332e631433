package org.parcast.analyses.cache;

/** What the sites of a trace are called. */
public interface SiteNames {
  /** Source line, as {@code Heat.java:12}; empty where unknown. */
  String place(int site);

  /** Array or field; empty where unknown. */
  String array(int site);
}
