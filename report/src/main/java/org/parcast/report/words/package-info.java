/** How numbers, names, paragraphs and tables are written for people, whatever the report. */
package org.parcast.report.words;
