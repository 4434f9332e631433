/**
 * Sweeps over sizes, the formulas that are found from them, and the number of ranks with the shortest step. Entry points: {@link org.parcast.engine.scale.SweepRequest},
 * {@link org.parcast.engine.scale.SweepTable}, {@link org.parcast.engine.scale.RankSearch}.
 */
package org.parcast.engine.scale;
