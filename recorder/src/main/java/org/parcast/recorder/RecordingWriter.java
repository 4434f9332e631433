package org.parcast.recorder;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.parcast.recorder.format.RecordingFormat;
import org.parcast.recorder.format.RecordingOutput;
import org.parcast.recorder.format.WordBlock.Kind;

/** Writes what a run came to. */
final class RecordingWriter {
  private RecordingWriter() {}

  /** The scout's answer: a line {@code loop iterations stores timeloop} for each execution of an outermost loop, and the region's calls. */
  static void writeScout(Path directory, Scout scout, long regionCalls) throws IOException {
    try (BufferedWriter out = Files.newBufferedWriter(directory.resolve("scout.txt"))) {
      out.write("calls " + regionCalls + "\n");
      for (Scout.Candidate candidate : scout.candidates()) {
        out.write(candidate.loop() + " " + candidate.iterations() + " " + candidate.stores() + " " + candidate.timeLoop() + "\n");
      }
    }
  }

  static void write(Path directory, Flow flow, String reason) throws IOException {
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
      blocks(out, flow.blocks);
      out.number(flow.vertices.size());
      placement(out, flow);
      out.number(flow.phases.all().size());
      NetsWriter nets = new NetsWriter(out, flow.sets);
      for (PhaseRecord phase : flow.phases.all()) {
        out.signed(phase.loop);
        out.number(Math.max(1, phase.iterations));
        out.numbers(phase.weight);
        out.numbers(phase.site);
        out.numbers(Arrays.copyOf(phase.work, phase.steps));
        nets.write(phase);
      }
    }
  }

  private static void blocks(RecordingOutput out, Blocks blocks) throws IOException {
    out.number(blocks.size());
    for (int id = 0; id < blocks.size(); id++) {
      Blocks.Block block = blocks.get(id);
      out.number(block.kind.ordinal());
      out.number(block.site);
      out.signed(block.type);
      out.number(block.length);
      out.signed(block.base);
      out.number(block.original);
      out.number(block.round);
      out.signed(block.parent);
      out.number(block.index);
      out.number(block.temporary ? 1 : 0);
    }
  }

  /** Vertices of scratch, temporaries and registers that are placed with the word that their values were first copied into. */
  private static void placement(RecordingOutput out, Flow flow) throws IOException {
    boolean[] scratch = new boolean[flow.blocks.size()];
    for (int id = 0; id < flow.blocks.size(); id++) {
      Blocks.Block block = flow.blocks.get(id);
      if (block.round > 0) {
        scratch[block.original] = true;
      }
    }
    for (int id = 0; id < flow.blocks.size(); id++) {
      Blocks.Block block = flow.blocks.get(id);
      boolean placed = block.kind == Kind.REGISTER || block.temporary || scratch[block.original] || flow.blocks.get(block.original).temporary;
      int words = block.round >= Rounds.SEPARATE && block.length == 1 ? 1 : block.length;
      for (int word = 0; placed && block.base >= 0 && word < words; word++) {
        int target = flow.vertices.copiedTo[block.base + word];
        if (target != 0) {
          out.number(block.base + word);
          out.number(target);
        }
      }
    }
    out.number(0);
  }
}
