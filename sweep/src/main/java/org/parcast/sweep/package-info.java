/**
 * Many sizes of one program, each traced in a process of its own, dealt by Apache Spark: on this machine or on a cluster. Depends on no other module: it
 * knows the command line and the JSON that it writes. Entry point: {@link org.parcast.sweep.Sweep}.
 */
package org.parcast.sweep;
