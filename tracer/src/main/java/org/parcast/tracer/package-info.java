/** Rewrites class files to report value flow, and runs them. */
package org.parcast.tracer;
