/**
 * Exact simulation of cache hierarchies on traces of one or more threads: set-associative, true least-recently-used replacement,
 * write-allocate, levels private to a core, to a group of cores, or shared by all (PPT-SASMM, section 3.4, in place of its stack distance
 * model where the caches are known). Loads and stores count alike, by the rules of Cachegrind. Entry point: {@link
 * org.parcast.analyses.cache.simulation.CacheSimulation}.
 */
package org.parcast.analyses.cache;
