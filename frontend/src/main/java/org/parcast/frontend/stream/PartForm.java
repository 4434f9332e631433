package org.parcast.frontend.stream;

/**
 * A loop as it is measured: as it is written, and in parts.
 *
 * @param written what stands in its place where it is timed as it is written
 * @param parted what stands in its place where its iterations are run in parts
 * @param method the private method that runs a part, to stand at the end of the class
 * @param obstacle why there is no such form, in words; empty where there is
 */
public record PartForm(String written, String parted, String method, String obstacle) {
  /** No form, for this reason. */
  public static PartForm none(String obstacle) {
    return new PartForm(null, null, null, obstacle);
  }

  /** Whether there is one. */
  public boolean exists() {
    return obstacle.isEmpty();
  }
}
