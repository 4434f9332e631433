/** Which accesses communicate, by the relaxed and by the accurate definition. */
package org.parcast.analyses.sharing.detection;
