package org.parcast.recorder.flow;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.parcast.recorder.memory.VertexNumbers;
import org.parcast.recorder.state.Blocks;
import org.parcast.recorder.state.NetsWriter;
import org.parcast.recorder.state.OpenTerms;
import org.parcast.recorder.state.PhaseRecord;
import org.parcast.recorder.state.Rounds;
import org.parcast.recorder.state.StepLog;
import org.parcast.recording.WordBlock.Kind;
import org.parcast.recording.file.RecordingFormat;
import org.parcast.recording.file.RecordingOutput;

/** Writes what a run came to. */
final class RecordingWriter {
  private RecordingWriter() {}

  /** The scout's answer: a line {@code loop iterations stores timeloop repeats} for each execution of an outermost loop, and the region's calls. */
  static void writeScout(Path directory, Scout scout, long regionCalls) throws IOException {
    try (BufferedWriter out = Files.newBufferedWriter(directory.resolve("scout.txt"))) {
      out.write("calls " + regionCalls + "\n");
      for (Scout.Candidate candidate : scout.candidates()) {
        out.write(candidate.loop() + " " + candidate.iterations() + " " + candidate.stores() + " " + candidate.timeLoop() + " " + candidate.repeats() + "\n");
      }
    }
  }

  static void write(Path directory, ValueFlowState flow, String reason) throws IOException {
    try (RecordingOutput out = RecordingOutput.create(directory.resolve(RecordingFormat.VALUES_FILE), RecordingFormat.VALUES_MAGIC)) {
      out.text(reason);
      out.number(flow.births);
      out.number(flow.copies);
      out.number(flow.allocation.drifts());
      out.number(Recorder.unmodelledCalls().size());
      for (var call : Recorder.unmodelledCalls().entrySet()) {
        out.number(call.getKey());
        out.number(call.getValue());
      }
      out.numbers(Recorder.STRIDES.values());
      VertexNumbers numbers = numbers(flow);
      blocks(out, flow.blocks, numbers);
      out.number(numbers.size());
      placement(out, flow, numbers);
      terms(out, flow.reductions.terms, numbers);
      out.number(flow.steps.phases.all().size());
      NetsWriter nets = new NetsWriter(out, flow.sets, numbers);
      for (PhaseRecord phase : flow.steps.phases.all()) {
        out.signed(phase.loop);
        out.number(Math.max(1, phase.iterations));
        out.numbers(numbers.sums(phase.weight), numbers.size());
        out.numbers(numbers.latest(phase.site), numbers.size());
        out.numbers(Arrays.copyOf(phase.work, phase.steps));
        nets.write(phase);
        order(out, phase.order == null || numbers.areSame() ? phase.order : StepLog.renumbered(phase.order, numbers));
      }
    }
  }

  /** Arrays that have grown are one with what they have grown into. */
  private static VertexNumbers numbers(ValueFlowState flow) {
    int[] first = new int[flow.blocks.size()];
    int[] length = new int[first.length];
    int[] becomes = new int[first.length];
    int grown = 0;
    for (int id = 0; id < first.length; id++) { // blocks of words are numbered as their vertices are
      Blocks.Block block = flow.blocks.get(id);
      if (block.grownInto >= 0) {
        first[grown] = block.base;
        length[grown] = block.length;
        becomes[grown++] = flow.blocks.get(block.grownInto).base;
      }
    }
    return new VertexNumbers(flow.vertices.size(), Arrays.copyOf(first, grown), Arrays.copyOf(length, grown), Arrays.copyOf(becomes, grown));
  }

  private static void order(RecordingOutput out, int[] runs) throws IOException {
    out.number(runs == null ? 0 : runs.length);
    for (int i = 0; runs != null && i < runs.length; i++) {
      out.signed(runs[i]);
    }
  }

  private static void blocks(RecordingOutput out, Blocks blocks, VertexNumbers numbers) throws IOException {
    long rounds = 0;
    for (int id = 0; id < blocks.size(); id++) {
      rounds += Math.max(0, blocks.get(id).roundsOpened - 1);
    }
    out.number(blocks.size() + rounds);
    for (int id = 0; id < blocks.size(); id++) {
      Blocks.Block block = blocks.get(id);
      int length = block.grownInto >= 0 ? 0 : block.roundsOpened > 1 ? block.length : block.words();
      words(out, block, length, block.base < 0 ? block.base : numbers.of(block.base), id, 0);
      int from = blocks.heldBy(id);
      out.signed(from);
      out.number(from < 0 ? 0 : from == block.parent ? block.index : block.field);
      out.number(block.temporary ? 1 : 0);
    }
    for (int id = 0; id < blocks.size(); id++) {
      Blocks.Block block = blocks.get(id);
      for (int round = 1; round < block.roundsOpened; round++) {
        words(out, block, Rounds.verticesOf(round, block.length), numbers.of(block.rounds[round]), id, round);
        out.signed(-1);
        out.number(0);
        out.number(0);
      }
    }
  }

  private static void words(RecordingOutput out, Blocks.Block block, int length, int base, int original, int round) throws IOException {
    out.number(block.kind.ordinal());
    out.number(block.named != 0 ? block.named : block.site);
    out.signed(block.type);
    out.number(length);
    out.signed(base);
    out.number(original);
    out.number(round);
  }

  /** Vertices of scratch, temporaries and registers that are placed with the longer-lived word that their values were first copied into. */
  private static void placement(RecordingOutput out, ValueFlowState flow, VertexNumbers numbers) throws IOException {
    for (int id = 0; id < flow.blocks.size(); id++) {
      Blocks.Block block = flow.blocks.get(id);
      if (block.base >= 0 && (block.kind == Kind.REGISTER || block.temporary || block.roundsOpened > 1)) {
        placement(out, flow, numbers, block.base, block.length);
        for (int round = 1; round < block.roundsOpened; round++) {
          placement(out, flow, numbers, block.rounds[round], Rounds.verticesOf(round, block.length));
        }
      }
    }
    out.number(0);
  }

  private static void terms(RecordingOutput out, OpenTerms terms, VertexNumbers numbers) throws IOException {
    out.number(terms.size());
    int before = 0;
    for (int term : terms.byVertex()) {
      int vertex = numbers.of(terms.vertex(term));
      out.number(vertex - before);
      out.number(numbers.of(terms.reduced(term)));
      out.number(numbers.of(terms.first(term)));
      before = vertex;
    }
  }

  private static void placement(RecordingOutput out, ValueFlowState flow, VertexNumbers numbers, int base, int vertices) throws IOException {
    for (int vertex = base; vertex < base + vertices; vertex++) {
      int target = flow.vertices.lastingCopy(vertex);
      if (target != 0) {
        out.number(numbers.of(vertex));
        out.number(numbers.of(target));
      }
    }
  }
}
