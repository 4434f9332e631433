/**
 * Goals of the Maven plug-in: thin: each hands the project and its settings to the engine. Entry points: the
 * mojos {@link org.parcast.maven.AnalyzeMojo}, {@link org.parcast.maven.LoopsMojo}, {@link org.parcast.maven.ReportMojo}, {@link
 * org.parcast.maven.CheckMojo} and {@link org.parcast.maven.AggregateMojo}.
 */
package org.parcast.maven;
