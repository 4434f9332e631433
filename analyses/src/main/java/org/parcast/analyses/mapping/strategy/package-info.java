/**
 * The ways to place tasks, one class each behind {@link org.parcast.analyses.mapping.strategy.PlacementStrategy}; their names are in {@link
 * org.parcast.analyses.mapping.strategy.Strategy}.
 */
package org.parcast.analyses.mapping.strategy;
