/** The bytes of a block trace, written and read: numbers, chunks, sequences of blocks, allocations. */
package org.parcast.recording.trace.coding;
