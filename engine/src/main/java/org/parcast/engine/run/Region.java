package org.parcast.engine.run;

import java.util.List;

/**
 * The part of a run that is analysed.
 *
 * @param kernels methods {@code Class.method}; empty for all of {@code main}
 * @param step the time loop as {@code File.java:line}, or null to find it
 * @param steps iterations of the time loop after which the recording ends, or 0 for all
 */
public record Region(List<String> kernels, String step, int steps) {}
