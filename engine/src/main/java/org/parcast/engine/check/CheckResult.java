package org.parcast.engine.check;

import org.parcast.engine.apply.ApplyResult;
import org.parcast.report.apply.Trial;

/**
 * What came of a check.
 *
 * @param applied the parallel version
 * @param trial how it compares with the sequential one
 */
public record CheckResult(ApplyResult applied, Trial trial) {}
