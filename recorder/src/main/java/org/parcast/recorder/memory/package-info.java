/**
 * Tables of primitive numbers that grow as long as there is memory, sets of sinks among them; the run ends with the recording so far where there is
 * none.
 */
package org.parcast.recorder.memory;
