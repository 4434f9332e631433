/** What was written in parallel, and what came of it, as text and JSON: {@link org.parcast.report.apply.Application}. */
package org.parcast.report.apply;
