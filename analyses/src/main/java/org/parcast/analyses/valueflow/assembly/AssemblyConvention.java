package org.parcast.analyses.valueflow.assembly;

/** How contributions to an assembly word ({@code f[node] += c}) reach it. */
public enum AssemblyConvention {
  /** Every remote contribution travels to the owner (CommAnalyzer). */
  OWNER("owner"),
  /** Each rank sends one partial result to the owner; the owner sends on what others read. */
  COMBINED("combined"),
  /** Every rank that contributes or reads keeps a copy: partial results go both ways, each computes the result. */
  SHARERS("sharers");

  private final String label;

  AssemblyConvention(String label) {
    this.label = label;
  }

  /** Name in reports. */
  public String label() {
    return label;
  }
}
