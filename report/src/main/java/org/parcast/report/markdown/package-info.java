/** A report as Markdown, for the page of a pull request. Entry point: {@link org.parcast.report.markdown.MarkdownReport}. */
package org.parcast.report.markdown;
