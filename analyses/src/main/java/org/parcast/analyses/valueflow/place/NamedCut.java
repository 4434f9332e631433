package org.parcast.analyses.valueflow.place;

/** A cut under the name by which a programmer would ask for it; one cut may have several. */
public record NamedCut(Estimator estimator, BlockDistribution cut) {}
