/**
 * The border to JGraphT: its graphs can be partitioned through
 * {@link org.parcast.partition.jgrapht.MultilevelPartitioning}. Nothing inside the partitioner uses JGraphT.
 */
package org.parcast.partition.jgrapht;
