package org.parcast.analyses.valueflow.place;

/**
 * Between what the point-to-point bytes of a step lie where vertices are tiles.
 *
 * @param low bytes per step that the decomposition sends at least
 * @param high bytes per step that it sends at most
 */
public record VolumeBounds(double low, double high) {}
