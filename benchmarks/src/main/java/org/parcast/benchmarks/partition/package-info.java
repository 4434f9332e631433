/**
 * Holds the partitioner against METIS on reference graphs of a directory and on generated ones, in the same run. The entry point is
 * {@link org.parcast.benchmarks.partition.PartitionBenchmark}.
 */
package org.parcast.benchmarks.partition;
