/** The result model and its written forms. */
package org.parcast.report;
