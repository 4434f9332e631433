/**
 * The border to JGraphT: its graphs can be partitioned through
 * {@link org.parcast.partition.jgrapht.MultilevelPartitioning}, and copied to and from compressed rows by
 * {@link org.parcast.partition.jgrapht.GraphImport} and {@link org.parcast.partition.jgrapht.GraphExport}. Nothing inside the partitioner uses JGraphT.
 */
package org.parcast.partition.jgrapht;
