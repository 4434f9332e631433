/**
 * Times a program's loops in fresh virtual machines: as they are written, and in their part form. Entry point: {@link org.parcast.engine.time.LoopTimer}.
 */
package org.parcast.engine.time;
