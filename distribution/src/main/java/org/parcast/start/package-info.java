/** Starts Parcast out of one jar. Entry point: {@link org.parcast.start.Start}. */
package org.parcast.start;
