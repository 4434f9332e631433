/** Forecasts computed from a recording. */
package org.parcast.analyses;
