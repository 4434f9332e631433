/**
 * Static thin slices (Sridharan, Fink, Bodik: Thin Slicing, PLDI 2007) of the numbers that a method computes: from which loads, parameters
 * and results of calls a value comes, addresses left out. {@link org.parcast.ir.slice.ThinSlices} is the entry point.
 */
package org.parcast.ir.slice;
