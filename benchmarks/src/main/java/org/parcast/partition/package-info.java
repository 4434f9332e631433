/** JMH benchmarks of the partitioner's hot parts, in its package since those are not public: coarsening, and the evaluation of a volume. */
package org.parcast.partition;
