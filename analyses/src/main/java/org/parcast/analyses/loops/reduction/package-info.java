/** Variables, array elements and fields into which the iterations gather by one operator. */
package org.parcast.analyses.loops.reduction;
