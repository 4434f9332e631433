/** Machines as trees of sockets, cores and threads, by name, from hwloc, or as this one is. */
package org.parcast.analyses.mapping.machine;
