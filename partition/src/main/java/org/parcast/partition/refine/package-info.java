/**
 * Partitions made better, balanced or connected by moving vertices: local search (Fiduccia and Mattheyses), minimum cuts between two parts,
 * repairs.
 */
package org.parcast.partition.refine;
