/**
 * What a report says, free of how it is written: sections of sentences, tables, charts, heat maps and source code, made from the results of
 * the analyses. Everything that comes from the analysed program has passed {@link org.parcast.report.words.Printable}. Entry points: {@link
 * org.parcast.report.page.Page}, which HTML is made of, and {@link org.parcast.report.page.block.TableCsv}, a table for spreadsheets.
 */
package org.parcast.report.page;
