/**
 * A run of the program under analysis: what is asked of it, where its recording goes, and what is read back from one. All questions to it share an {@link
 * org.parcast.engine.run.AnalysisSession}.
 */
package org.parcast.engine.run;
