/** Makes the classes of a program with threads tell the detection of communication of their accesses. */
package org.parcast.tracer.sharing;
