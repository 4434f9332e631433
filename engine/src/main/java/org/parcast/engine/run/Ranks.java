package org.parcast.engine.run;

import java.util.List;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.recording.ValueFlowRecording;
import org.parcast.recording.WordBlock;

/** How many ranks a program may have, and which are fit where the user named none. */
public final class Ranks {
  /** Most ranks of which a whole matrix of communication is made: numbers of 8 bytes for each two are 128 MiB. */
  public static final int MOST = 4096;

  /** Of the points of a sweep, where the user names none: they tell the formulas of rows, blocks of two and of three axes apart. */
  public static final List<Integer> OF_SWEEPS = List.of(2, 3, 4, 6, 8, 9, 12, 16, 18, 24);

  private Ranks() {}

  /**
   * The request; without the numbers of ranks above the number of words if it asks for that. Numbers that the user named stay: the
   * analysis refuses them.
   *
   * @throws AnalysisException if the region touched no word, so that there is nothing to spread over ranks
   */
  public static CommunicationRequest fit(AnalysisRequest request, ValueFlowRecording recording) throws AnalysisException {
    long words = words(recording);
    if (words == 0) {
      throw new AnalysisException(
          AnalysisException.Kind.INPUT,
          "the analysed region touches no array element or field of a primitive type, so there is nothing to spread over ranks: where local "
              + "variables alone gather a sum, ranks need one reduce of it; else choose another region (--kernel) or analyse library code too (--include)");
    }
    CommunicationRequest asked = request.communication();
    if (!request.trimRanks()) {
      return asked;
    }
    List<Integer> fitting = asked.ranks().stream().filter(ranks -> ranks <= words).toList();
    return asked.withRanks(fitting.isEmpty() ? List.of(1) : fitting);
  }

  /** How many words the region touched. */
  public static long words(ValueFlowRecording recording) {
    return recording.blocks().stream().filter(Ranks::holdsWords).mapToLong(WordBlock::length).sum();
  }

  private static boolean holdsWords(WordBlock block) {
    return switch (block.kind()) {
      case ARRAY, OBJECT, STATICS -> block.original() == block.id();
      case ARRAY_OF_ARRAYS, REGISTER -> false;
    };
  }
}
