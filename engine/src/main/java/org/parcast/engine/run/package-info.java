/** A run of the program under analysis: what is asked of it, where its recording goes, and what is read back from one. */
package org.parcast.engine.run;
