/** Which loops can run in parallel, by the code and by a run. */
package org.parcast.engine.loops;
