/** What is linked into the traced program: it hears what the program does, and writes the recording. */
package org.parcast.recorder;
