/** How much each two tasks exchange, and the patterns that such matrices show. */
package org.parcast.analyses.sharing.matrix;
