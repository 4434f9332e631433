/**
 * The written forms of results. For the communication forecast: text that is complete in itself ({@link
 * org.parcast.report.text.CommunicationText}), one JSON document ({@link org.parcast.report.json.CommunicationJson}) and the
 * matrix as CSV ({@link org.parcast.report.csv.CommunicationCsv}). Whatever comes from the analysed program is made harmless for a terminal.
 */
package org.parcast.report;
