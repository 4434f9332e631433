/** Sweeps over sizes, and the formulas that are found from them. Entry points: {@link org.parcast.engine.scale.SweepRequest}, {@link org.parcast.engine.scale.SweepTable}. */
package org.parcast.engine.scale;
