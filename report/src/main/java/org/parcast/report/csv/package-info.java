/** Results as comma-separated values, and as the text that Extra-P reads. */
package org.parcast.report.csv;
