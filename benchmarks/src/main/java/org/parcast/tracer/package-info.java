/** The rewriting of classes by each tracer without a run, for the reliability suites: in the package of the rewriters since those are not public. */
package org.parcast.tracer;
