/**
 * What another order of two loops, or another layout of the data, does to the time in the memory hierarchy: the references of a nest as they were recorded go through caches in the new order, or at
 * the new addresses. {@link org.parcast.analyses.locality.LocalityForecast} is where to begin.
 */
package org.parcast.analyses.locality;
