/** What a run does in caches. */
package org.parcast.engine.caches;
