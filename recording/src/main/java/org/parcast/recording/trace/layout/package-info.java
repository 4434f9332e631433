/** Where the words of a trace would lie in memory under another layout: a JVM's, or that of a C program. */
package org.parcast.recording.trace.layout;
