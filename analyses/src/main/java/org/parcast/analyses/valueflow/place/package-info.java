/**
 * Placements of the words on ranks: the cuts that a programmer would write, the user's own file, the partitioner's answer; what is not cut goes by
 * traffic.
 */
package org.parcast.analyses.valueflow.place;
