package org.parcast.report.page.block;

/**
 * A chart with the table of what it draws.
 *
 * @param caption what to see in it, one sentence
 * @param chart the picture
 * @param table its numbers
 */
public record Figure(String caption, LineChart chart, Table table) implements PageBlock {}
