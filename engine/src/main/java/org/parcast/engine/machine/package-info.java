/** Machines by name, from files, and measured. Entry point: {@link org.parcast.engine.machine.Machines}. */
package org.parcast.engine.machine;
