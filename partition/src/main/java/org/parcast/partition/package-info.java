/**
 * Multilevel k-way partitioning of graphs and hypergraphs.
 *
 * <p>Splits the vertices of a {@link org.parcast.partition.graph.Graph} or {@link org.parcast.partition.graph.Hypergraph} into parts of
 * bounded weight so that the edge cut or the communication volume (connectivity minus one of the nets) is small. The method is
 * the multilevel scheme of Karypis and Kumar ("Multilevel k-way Partitioning Scheme for Irregular Graphs", JPDC 48, 1998):
 * coarsening, initial partitioning, uncoarsening with refinement; the rating of edges and the localised k-way FM search follow
 * Sanders and Schulz ("Engineering Multilevel Graph Partitioning Algorithms", ESA 2011), the treatment of nets Schlag et al.
 * ("k-way Hypergraph Partitioning via n-Level Recursive Bisection", ALENEX 2016).
 *
 * <p>The entry point is {@link org.parcast.partition.MultilevelPartitioner}; {@link org.parcast.partition.graph.Metrics} measures a
 * result.
 */
package org.parcast.partition;
