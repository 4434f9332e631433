package org.parcast.benchmarks.speed;

import java.time.Duration;

/**
 * What a process used.
 *
 * @param cpu processor time of all its threads
 * @param peakMebibytes the most memory that it had, 0 where the system does not tell
 */
record Usage(Duration cpu, long peakMebibytes) {
  double seconds() {
    return cpu.toNanos() * 1e-9;
  }
}
