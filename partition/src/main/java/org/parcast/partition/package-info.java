/** Multilevel graph and hypergraph partitioning. */
package org.parcast.partition;
