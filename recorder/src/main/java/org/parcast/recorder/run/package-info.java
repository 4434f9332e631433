/** What the parts of the recorder ask of the run, and whose turn it is to be recorded: one thread at a time. */
package org.parcast.recorder.run;
