/**
 * Writes loops in parallel into copies of a program's sources. Entry point: {@link org.parcast.engine.apply.ApplyEngine}. {@link
 * org.parcast.engine.apply.CompileGate} decides whether what is written is right, {@link org.parcast.engine.apply.Destination} where it goes.
 */
package org.parcast.engine.apply;
