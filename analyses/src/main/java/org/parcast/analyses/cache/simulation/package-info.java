/**
 * Exact simulation of set-associative caches with true least-recently-used replacement; whole loops are executed at once where what they do is
 * known.
 */
package org.parcast.analyses.cache.simulation;
