package org.parcast.analyses.valueflow.plan;

import org.parcast.recording.Terms;

/**
 * The numbers that decide an answer, with where each comes from. Where nothing is named it was chosen on the table of cases and the measured codes: all of
 * these hold with it. The run decides what is recorded by a few more ({@code recorder.state.DecidingNumbers}). "Most" is more than half, and no number. Numbers that spare memory or time and change no answer stand where they are used.
 */
public final class Thresholds {
  /**
   * Share that counts as all: the score from which a vertex is a candidate (CommAnalyzer, Definitions 4.2 and 4.3), the parts in which its neighbours lie then, and the bytes that a named
   * pattern of traffic carries.
   */
  public static final double NEARLY_ALL = 0.90;

  /**
   * Parts of the cut that shows whether a vertex has its neighbours everywhere or in one corner. So it is also what counts as many sources or sinks, in the run as here: fewer could not
   * lie in all parts.
   */
  public static final int PARTS = Terms.PARTS;

  /** What a rank may have, or compute of others' values, above the mean: the tenth that partitioners are usually given. */
  public static final double ABOVE_MEAN = 0.10;

  /** The largest imbalance of what is called best. */
  public static final double LARGEST_IMBALANCE = 1 + ABOVE_MEAN;

  /** What the partitioner may be above the mean: as METIS and hMETIS, which it is held against. */
  public static final double PARTITIONER_ABOVE_MEAN = 0.03;

  /**
   * No named answer that sends more than so many times the partitioner's bytes is the plan: a fifth is what a programmer may give for a name. What is estimated to send more than so many times the
   * best of a large graph is not evaluated: corners and uneven faces, which estimates leave aside, make up for less.
   */
  public static final double FAR_FROM_BEST = 1.2;

  /** Of so many vertices for each that a step gathers, those gathered are few. */
  public static final int MANY = 4;

  /** A part of a cut with less than one in so many of the mean is none. */
  public static final int NEARLY_EMPTY = 8;

  /** So many of the largest vertices fill a part: a reduction over everything would fill one alone. */
  public static final int VERTICES_OF_A_PART = 4;

  /** With as many rounds in a step, or more, an array is scratch: each round belongs to another element, and none to the word's owner. */
  public static final int ROUNDS_OF_SCRATCH = 8;

  /** An array of fewer words than the largest by this factor is led, not leading; data that the steps only read lead from this factor on. */
  public static final int MUCH_LARGER = 8;

  /** Words of the largest of several arrays that are levels, at least. */
  public static final int SMALLEST_LEVELS = 8;

  /** A level has so many times the words of the next, at least: between those that stay as they are, 1, and those that are halved along one axis, 2. */
  public static final double SHRINKAGE = 1.5;

  /** Blocks that a rank gets along an axis in a block-cyclic cut. */
  public static final int BLOCKS_OF_RANK = 4;

  /** Along each axis of a grid that is addressed as a line values are exchanged this far at most, as by stencils of fourth order. */
  public static final int REACH = 2;

  /** Differences of indices that carry less of the values that are exchanged are boundaries, not neighbours. */
  public static final double LEAST_SHARE = 0.01;

  /** A first axis of up to so many counts phases or components of a grid. */
  public static final int MOST_COMPONENTS = 3;

  /** A value that needs a longer chain of values computed twice is sent. */
  public static final int LONGEST_CHAIN = 8;

  /** A term of more words is no element's: a row. */
  public static final int MOST_WORDS_OF_TERM = 8;

  /** Of the pairs of a pattern of traffic that most pairs belong to, the share that exchanges anything: else it names nothing. */
  public static final double PAIRS_IN_USE = 0.75;

  /** Blocks exchange so many times more across a face than across an edge or a corner, at least. */
  public static final double FACE_TO_EDGE = 2;

  private Thresholds() {}
}
