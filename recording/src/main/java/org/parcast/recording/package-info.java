/**
 * The recording: the directory {@code NAME.parcast/} that passes from a traced run to the analyses. {@link
 * org.parcast.recording.ValueFlowRecording} is its value flow in memory. The bytes are described in {@code docs/formats.md}.
 */
package org.parcast.recording;
