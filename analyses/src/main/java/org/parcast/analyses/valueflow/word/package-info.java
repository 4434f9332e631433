/** The words of a program as its source declares them: arrays with all their rows, grids of objects, variables' groups. */
package org.parcast.analyses.valueflow.word;
