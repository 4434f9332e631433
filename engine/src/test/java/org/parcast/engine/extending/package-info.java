/** How Parcast is extended, one class for each kind of part; the guide shows them. */
package org.parcast.engine.extending;
