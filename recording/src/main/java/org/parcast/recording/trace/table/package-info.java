/** What a block trace says once: the blocks, references, loops, methods, classes and allocation sites by number. */
package org.parcast.recording.trace.table;
