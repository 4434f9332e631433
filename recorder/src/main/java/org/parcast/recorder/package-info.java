/** What is linked into the traced program, and the format of its recording. */
package org.parcast.recorder;
