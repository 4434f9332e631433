/**
 * Loops whose iterations are all alike, told from two of them. Entry point: {@link org.parcast.recorder.flow.strided.StridedLoop}.
 */
package org.parcast.recorder.flow.strided;
