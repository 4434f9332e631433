package org.parcast.report.page.block;

/**
 * A heading within a section.
 *
 * @param id name within the document
 */
public record Heading(String id, String text) implements PageBlock {}
