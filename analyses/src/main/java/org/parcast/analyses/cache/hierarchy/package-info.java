/** Levels of caches between cores and memory, and what is asked and told of one. */
package org.parcast.analyses.cache.hierarchy;
