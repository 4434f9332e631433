/**
 * Writes results as SARIF 2.1.0 (OASIS, Static Analysis Results Interchange Format), which editors, code hosts and continuous integration
 * show at the lines. Paths are relative to the project. Entry point: {@link org.parcast.report.sarif.SarifReport}.
 */
package org.parcast.report.sarif;
