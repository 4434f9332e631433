/**
 * The block trace of a recording: the sequence of executed basic blocks with the address of each of their references (PPT-SASMM, section 3),
 * the loops around them, and what lies at the addresses. {@link org.parcast.recording.trace.BlockTraceReader} is the entry point; the
 * bytes are described in {@code docs/formats.md}.
 */
package org.parcast.recording.trace;
