/** The stack distance cache model: hits and misses from the reuse distances that each cache would see. */
package org.parcast.analyses.cache.distance;
