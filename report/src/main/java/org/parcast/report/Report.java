package org.parcast.report;

import java.util.Optional;
import org.parcast.analyses.valueflow.CommunicationForecast;

/**
 * Everything that was found out about a program: what a whole report is made of. What was not asked for is empty.
 *
 * @param context what was run
 * @param sources the program's source, as far as known
 * @param communication traffic between ranks of an MPI version
 */
public record Report(ReportContext context, Sources sources, Optional<CommunicationForecast> communication) {}
