package org.parcast.analyses.scale.reuse;

import org.parcast.analyses.reuse.ReuseProfile;

/**
 * The reuse distances of a group of references at one size.
 *
 * @param sizes the program's parameters
 * @param group name of the group: a basic block
 * @param profile references by distance
 */
public record SizedProfile(long[] sizes, String group, ReuseProfile profile) {}
