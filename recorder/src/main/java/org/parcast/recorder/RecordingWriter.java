package org.parcast.recorder;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
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
      out.number(flow.phases.size());
      for (Flow.PhaseRecord phase : flow.phases) {
        out.signed(phase.loop);
        out.number(Math.max(1, phase.iterations));
        out.numbers(phase.weight);
        out.numbers(phase.site);
        out.numbers(Arrays.copyOf(phase.work, phase.steps));
        nets(out, flow.sets, phase);
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

  private static void nets(RecordingOutput out, SinkSets sets, Flow.PhaseRecord phase) throws IOException {
    long[] keys = phase.counts.sortedKeys();
    long[] aliveKeys = phase.alive.sortedKeys();
    int previousHome = 0;
    int k = 0;
    int a = 0;
    while (k < keys.length || a < aliveKeys.length) {
      int home = (int) (Math.min(k < keys.length ? keys[k] : Long.MAX_VALUE, a < aliveKeys.length ? aliveKeys[a] : Long.MAX_VALUE) >>> 32);
      NetsOfHome nets = new NetsOfHome(sets, phase);
      for (; k < keys.length && keys[k] >>> 32 == home; k++) {
        int last = phase.last.get(keys[k]);
        nets.add((int) keys[k], phase.counts.get(keys[k]) - last, 0, false);
        nets.add((int) keys[k], last, 0, true);
      }
      for (; a < aliveKeys.length && aliveKeys[a] >>> 32 == home; a++) {
        int set = (int) aliveKeys[a];
        int count = phase.alive.get(aliveKeys[a]);
        nets.add(set, set == 0 ? count : 0, count, phase.last.get(aliveKeys[a]) > 0);
      }
      for (NetsOfHome.Net net : nets.all()) {
        out.number(home - previousHome + 1L);
        previousHome = home;
        out.number(net.count);
        out.number(net.alive);
        out.number(net.earlier ? 1 : net.last ? 2 : 0);
        out.number(net.pins.length);
        int before = home;
        for (int pin : net.pins) {
          out.signed((long) pin - before);
          before = pin;
        }
      }
    }
    out.number(0);
  }

  /** The nets of one home, equal ones counted together whatever the order in which their sinks came. */
  private static final class NetsOfHome {
    static final class Net {
      final int[] pins;
      final boolean earlier;
      final boolean last;
      long count;
      long alive;

      Net(int[] pins, boolean earlier, boolean last) {
        this.pins = pins;
        this.earlier = earlier;
        this.last = last;
      }

      /** Whether the other is of the value before the first step, and used where this one was not. Grids that change places are used up. */
      boolean isContinuedBy(Net other) {
        return other.earlier && !Arrays.stream(other.pins).allMatch(pin -> Arrays.binarySearch(pins, pin) >= 0);
      }

      @Override
      public boolean equals(Object other) {
        return other instanceof Net net && earlier == net.earlier && last == net.last && Arrays.equals(pins, net.pins);
      }

      @Override
      public int hashCode() {
        return Arrays.hashCode(pins);
      }
    }

    private final SinkSets sets;
    private final Flow.PhaseRecord phase;
    private final Map<Net, Net> nets = new LinkedHashMap<>(2);

    NetsOfHome(SinkSets sets, Flow.PhaseRecord phase) {
      this.sets = sets;
      this.phase = phase;
    }

    void add(int set, int count, int alive, boolean last) {
      if (count == 0 && alive == 0) {
        return;
      }
      int[] pins = set == 0 ? new int[0] : sets.members(set);
      Arrays.sort(pins);
      Net net = nets.computeIfAbsent(new Net(pins, set != 0 && phase.earlierRoots.contains(sets.rootOf(set)), last), key -> key);
      net.count += count;
      net.alive += alive;
    }

    /** The nets; of those left over by the steps only such are told apart as the first step's use of the home's earlier value goes on. */
    Collection<Net> all() {
      for (Net left : nets.values().stream().filter(net -> net.last && nets.values().stream().noneMatch(net::isContinuedBy)).toList()) {
        nets.remove(left);
        Net plain = nets.computeIfAbsent(new Net(left.pins, left.earlier, false), key -> key);
        plain.count += left.count;
        plain.alive += left.alive;
      }
      return nets.values();
    }
  }
}
