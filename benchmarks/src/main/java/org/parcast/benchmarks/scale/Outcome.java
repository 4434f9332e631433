package org.parcast.benchmarks.scale;

/**
 * What came of a program.
 *
 * @param key its name
 * @param formulas how many are compared
 * @param met of them hold
 * @param wrong of them are given and do not
 * @param points at which formulas were compared
 * @param text a line each
 */
record Outcome(String key, int formulas, int met, int wrong, int points, String text) {}
