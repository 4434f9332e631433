/**
 * Holds the partitioner against METIS on reference graphs of a directory and on generated ones, in the same run. The entry point is
 * {@link org.parcast.benchmarks.partition.PartitionBenchmark}; balance over many runs, connected parts and
 * the first request of a process have their own commands.
 */
package org.parcast.benchmarks.partition;
