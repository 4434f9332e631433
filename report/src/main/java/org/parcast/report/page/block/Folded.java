package org.parcast.report.page.block;

/**
 * A table that a page shows when it is asked for: what it says is seen in a picture beside it.
 *
 * @param table the table
 */
public record Folded(Table table) implements PageBlock {}
