package org.parcast.recorder.format.trace;

import java.util.List;

/** What is known of the program before it runs. In each list, index 0 is null: numbers start at 1. */
public record TraceTables(
    List<TraceMethod> methods, List<TraceLoop> loops, List<TraceBlock> blocks, List<Reference> references, List<AllocationSite> sites, List<String> warnings) {}
