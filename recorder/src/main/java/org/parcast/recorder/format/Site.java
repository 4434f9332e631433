package org.parcast.recorder.format;

/**
 * A place in the source where values are born or words are stored: a store, a first read, or the end of a gathering.
 *
 * @param assembly whether the store updates its own word by {@code +}, {@code *}, a minimum or a maximum with a contribution
 * @param register descriptor of the register that is gathered there, else empty
 */
public record Site(int id, String method, String file, int line, boolean assembly, String register) {

  /** A site that neither assembles nor gathers. */
  public Site(int id, String method, String file, int line) {
    this(id, method, file, line, false, "");
  }
}
