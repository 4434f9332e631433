/**
 * The border to JGraphT: its graphs can be partitioned through
 * {@link org.parcast.partition.jgrapht.MultilevelPartitioning}, copied by {@link org.parcast.partition.jgrapht.GraphImport}, and graphs in
 * compressed rows seen as JGraphT's through {@link org.parcast.partition.jgrapht.GraphView}. Nothing inside the partitioner uses JGraphT.
 */
package org.parcast.partition.jgrapht;
