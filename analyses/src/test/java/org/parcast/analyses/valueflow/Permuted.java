package org.parcast.analyses.valueflow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.parcast.recording.Nets;
import org.parcast.recording.Terms;
import org.parcast.recording.ValueFlowRecording;
import org.parcast.recording.WordBlock;
import org.parcast.recording.file.PagedInts;

/** A recording whose vertices have other numbers, and whose nets come in another order. */
final class Permuted {
  private final ValueFlowRecording recording;
  private final Random random;
  /** By vertex, the one that it becomes. */
  private final int[] becomes;

  private Permuted(ValueFlowRecording recording, long seed) {
    this.recording = recording;
    random = new Random(seed);
    becomes = IntStream.range(0, recording.vertices()).toArray();
  }

  static ValueFlowRecording of(ValueFlowRecording recording, long seed) {
    return new Permuted(recording, seed).permuted();
  }

  private ValueFlowRecording permuted() {
    // The words of a block stay together; blocks, and vertices of none, are shuffled.
    List<int[]> ranges = new ArrayList<>();
    BitSet covered = new BitSet();
    for (WordBlock block : recording.blocks()) {
      if (block.firstVertex() >= Nets.FIRST_VERTEX && block.length() > 0) {
        ranges.add(new int[] {block.firstVertex(), block.length()});
        covered.set(block.firstVertex(), block.firstVertex() + block.length());
      }
    }
    IntStream.range(Nets.FIRST_VERTEX, recording.vertices()).filter(v -> !covered.get(v)).forEach(v -> ranges.add(new int[] {v, 1}));
    Collections.shuffle(ranges, random);
    int next = Nets.FIRST_VERTEX;
    for (int[] range : ranges) {
      for (int i = 0; i < range[1]; i++) {
        becomes[range[0] + i] = next++;
      }
    }
    List<WordBlock> blocks = recording.blocks().stream().map(b -> new WordBlock(b.id(), b.kind(), b.name(), b.type(), b.parent(), b.index(), b.length(),
        b.firstVertex() < 0 || b.length() == 0 ? b.firstVertex() : becomes[b.firstVertex()], b.wordBytes(), b.words(), b.original(), b.round(), b.temporary(), b.strides(), b.site())).toList();
    int[] placedWith = recording.placedWith();
    return new ValueFlowRecording(recording.partial(), recording.reason(), recording.phases(), blocks, recording.vertices(),
        placedWith == null ? null : scattered(v -> becomes[placedWith[v]]), terms(), recording.weight().stream().map(this::moved).toList(),
        recording.storedAt().stream().map(this::moved).toList(), recording.sites(), nets(), recording.births(), recording.copies(), recording.warnings());
  }

  private int[] scattered(IntUnaryOperator value) {
    int[] scattered = new int[recording.vertices()];
    for (int v = 0; v < scattered.length; v++) {
      scattered[becomes[v]] = value.applyAsInt(v);
    }
    return scattered;
  }

  private PagedInts moved(PagedInts values) {
    return PagedInts.of(scattered(values::get));
  }

  private Terms terms() {
    Terms terms = recording.terms();
    List<Integer> order = IntStream.range(0, terms.size()).boxed().sorted(Comparator.comparingInt(t -> becomes[terms.vertex()[t]])).toList();
    return new Terms(order.stream().mapToInt(t -> becomes[terms.vertex()[t]]).toArray(), order.stream().mapToInt(t -> becomes[terms.reduced()[t]]).toArray(),
        order.stream().mapToInt(t -> becomes[terms.first()[t]]).toArray());
  }

  private Nets nets() {
    Nets nets = recording.nets();
    List<Integer> order = new ArrayList<>(IntStream.range(0, nets.size()).boxed().toList());
    Collections.shuffle(order, random);
    int[] home = new int[order.size()];
    byte[] phase = new byte[order.size()];
    long[] count = new long[order.size()];
    int[] alive = new int[order.size()];
    long[] offsets = new long[order.size() + 1];
    List<Integer> pins = new ArrayList<>();
    BitSet earlier = new BitSet();
    BitSet last = new BitSet();
    for (int n = 0; n < home.length; n++) {
      int from = order.get(n);
      home[n] = becomes[nets.home(from)];
      phase[n] = (byte) nets.phase(from);
      count[n] = nets.count(from);
      alive[n] = nets.alive(from);
      earlier.set(n, nets.earlier(from));
      last.set(n, nets.last(from));
      IntStream.range(nets.offset(from), nets.end(from)).map(i -> becomes[nets.pin(from, i)]).sorted().forEach(pins::add);
      offsets[n + 1] = pins.size();
    }
    return new Nets(home, phase, count, alive, offsets, pins.stream().mapToInt(Integer::intValue).toArray(), earlier, last);
  }
}
