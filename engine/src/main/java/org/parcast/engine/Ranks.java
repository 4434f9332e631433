package org.parcast.engine;

import java.util.List;
import org.parcast.analyses.valueflow.CommunicationRequest;
import org.parcast.recorder.format.ValueFlowRecording;
import org.parcast.recorder.format.WordBlock;

/** Fits the numbers of ranks to a program where the user named none. */
final class Ranks {
  private Ranks() {}

  /** The request, without numbers of ranks above the number of words if it asks for that. Numbers that the user named stay: they are refused later. */
  static CommunicationRequest fit(AnalysisRequest request, ValueFlowRecording recording) {
    CommunicationRequest asked = request.communication();
    if (!request.trimRanks()) {
      return asked;
    }
    long words = recording.blocks().stream().filter(block -> block.original() == block.id()).filter(block -> block.firstVertex() >= 0).mapToLong(WordBlock::length).sum();
    List<Integer> fitting = asked.ranks().stream().filter(ranks -> ranks <= words).toList();
    return new CommunicationRequest(
        fitting.isEmpty() ? List.of(1) : fitting, asked.imbalance(), asked.seed(), asked.singletons(), asked.shapes(), asked.owners(), asked.progress());
  }
}
