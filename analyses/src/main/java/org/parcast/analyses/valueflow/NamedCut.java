package org.parcast.analyses.valueflow;

/** A cut under the name by which a programmer would ask for it; one cut may have several. */
record NamedCut(Estimator estimator, GridCut cut) {}
