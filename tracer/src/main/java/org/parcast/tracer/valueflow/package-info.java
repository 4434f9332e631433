/** Makes classes tell of their value flow. */
package org.parcast.tracer.valueflow;
