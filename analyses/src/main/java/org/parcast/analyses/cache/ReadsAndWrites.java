package org.parcast.analyses.cache;

import org.parcast.analyses.trace.LackeyTrace;

/** The two sites of a trace by lackey. */
record ReadsAndWrites() implements SiteNames {
  @Override
  public String place(int site) {
    return site == LackeyTrace.WRITES ? "writes" : "reads";
  }

  @Override
  public String array(int site) {
    return "";
  }
}
