package org.parcast.analyses.sharing.detection;

/**
 * Communication events by what the two accesses did.
 *
 * @param readRead both read
 * @param readWrite one read, one wrote
 * @param writeWrite both wrote
 */
public record EventTypes(long readRead, long readWrite, long writeWrite) {
  /** All events. */
  public long total() {
    return readRead + readWrite + writeWrite;
  }
}
