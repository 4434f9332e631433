package org.parcast.engine.apply;

import java.nio.file.Path;

/**
 * A source file with loops in parallel.
 *
 * @param file where it is
 * @param name its path for reports and in directories of results, relative, with slashes
 * @param before its text
 * @param after the text with the loops in parallel
 */
public record ChangedFile(Path file, String name, String before, String after) {}
