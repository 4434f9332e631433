/**
 * Runs inside a program whose loops are held against their parallel versions: each execution that is compared is repeated on the same state, in order and in parts in
 * other orders. Entry points: {@link org.parcast.engine.check.runtime.Twins}, which the rewritten loops call, and {@link org.parcast.engine.check.runtime.TwinLauncher}.
 */
package org.parcast.engine.check.runtime;
