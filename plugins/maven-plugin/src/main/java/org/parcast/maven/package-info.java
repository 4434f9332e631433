/**
 * Goals of the Maven plug-in: thin, each makes a request of the engine from the project and hands the result to the report. Entry points: the
 * mojos {@link org.parcast.maven.AnalyzeMojo}, {@link org.parcast.maven.LoopsMojo}, {@link org.parcast.maven.ReportMojo}, {@link
 * org.parcast.maven.CheckMojo} and {@link org.parcast.maven.AggregateMojo}.
 */
package org.parcast.maven;
