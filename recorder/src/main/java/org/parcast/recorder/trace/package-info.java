/** The block trace: what the traced program does to memory, as runs of blocks whose addresses advance by strides. */
package org.parcast.recorder.trace;
