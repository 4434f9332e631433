/**
 * What loops take on several threads: the times of their parts on one thread, dealt as the library's pool deals them, on a machine of known figures. Entry point: {@link
 * org.parcast.analyses.time.cores.CoresModel}.
 */
package org.parcast.analyses.time.cores;
