/** Instructions that are put into methods, with the frames, locals and copies of loops that they need. */
package org.parcast.tracer.emission;
