/**
 * Files of graphs and partitions: METIS {@code .graph}, hMETIS {@code .hgr}, Matrix Market {@code .mtx}, partition and coordinate
 * files; each also compressed by gzip, told by its first bytes. {@link org.parcast.partition.io.GraphFiles} chooses by the name.
 */
package org.parcast.partition.io;
