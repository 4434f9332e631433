/** Parts from where the vertices lie: tilings, slanted planes, and parts around centres. */
package org.parcast.partition.geometric;
