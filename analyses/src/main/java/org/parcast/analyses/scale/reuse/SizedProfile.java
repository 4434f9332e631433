package org.parcast.analyses.scale.reuse;

import org.parcast.analyses.reuse.ReuseProfile;
import org.parcast.analyses.reuse.Walk;

/**
 * The reuse distances of a group of references at one size.
 *
 * @param sizes the program's parameters
 * @param group name of the group: a reference of the program's text
 * @param block that it is in: the other references of the block walk beside it
 * @param walk how its addresses advance
 * @param profile references by distance
 */
public record SizedProfile(long[] sizes, String group, String block, Walk walk, ReuseProfile profile) {}
