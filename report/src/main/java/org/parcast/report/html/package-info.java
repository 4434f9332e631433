/**
 * Writes a report as one self-contained HTML file, which asks no network for anything. The templates are in {@code src/main/jte}; they are
 * compiled with the module, and escape everything that is put into them. Entry point: {@link org.parcast.report.html.HtmlReport}.
 */
package org.parcast.report.html;
