package org.parcast.engine.check;

import org.parcast.engine.apply.ApplyRequest;

/**
 * What to check.
 *
 * @param apply which loops are written, and how
 * @param tune whether sets of the loops are tried, and the fastest kept
 */
public record CheckRequest(ApplyRequest apply, boolean tune) {}
