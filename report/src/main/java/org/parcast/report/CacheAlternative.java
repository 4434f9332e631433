package org.parcast.report;

import org.parcast.analyses.cache.CacheForecast;

/**
 * What the caches would do if one thing were otherwise.
 *
 * @param what which, as an option says it: {@code --schedule static,1}
 * @param forecast on the largest number of cores
 */
public record CacheAlternative(String what, CacheForecast forecast) {}
