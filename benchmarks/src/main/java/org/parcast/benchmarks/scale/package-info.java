/** Formulas found at small sizes against closed formulas at large ones. Entry point: {@link org.parcast.benchmarks.scale.ClosedFormsCommand}. */
package org.parcast.benchmarks.scale;
