package org.parcast.analyses.loops.verdict;

/**
 * A part of a source file. Lines and columns count from 1; a column is a UTF-16 code unit, a tab too.
 *
 * @param line of its first character
 * @param column of its first character
 * @param endLine of its last character
 * @param endColumn of its last character
 */
public record SourceRange(int line, int column, int endLine, int endColumn) {}
