package org.parcast.recording;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.parcast.recording.file.PagedInts;
import org.parcast.recording.file.RecordingException;
import org.parcast.recording.file.RecordingFormat;
import org.parcast.recording.file.RecordingInput;

/** Collects nets whose number is not known beforehand. */
final class NetsReader {
  private static final int LARGEST = Integer.MAX_VALUE - 16;

  private final int vertices;
  private final IntChunks home = new IntChunks();
  /** By phase, one past its last net. */
  private int[] phaseEnd = {};
  private final Counts count = new Counts();
  private final PagedInts alive = new PagedInts();
  private final IntChunks start = new IntChunks();
  private final IntChunks end = new IntChunks();
  private int[] pins = new int[1 << 12];
  private final BitSet earlier = new BitSet();
  private final BitSet last = new BitSet();
  private int size;
  private int pinCount;

  /** How many of them move with the home. */
  private int movingPins;

  /** Large sets of sinks, by the number under which later nets name them. */
  private int[] sharedStart = new int[16];

  private int[] sharedEnd = new int[16];
  private int shared;

  /** @param vertices one more than the largest vertex that nets may name */
  NetsReader(int vertices) {
    this.vertices = vertices;
  }

  void read(RecordingInput in, int ofPhase) throws IOException {
    phaseEnd = Arrays.copyOf(phaseEnd, ofPhase + 1);
    phaseEnd[ofPhase] = size;
    int before = 0;
    for (int step; (step = in.count()) != 0; ) {
      int first = before + step - 1;
      int homes = in.count();
      if (first < Nets.FIRST_VERTEX || homes < 1 || (long) first + homes > vertices) {
        throw noVertex(first);
      }
      boolean move = in.number() == 1;
      int each = in.count();
      if (size + (long) homes * each > LARGEST) {
        throw new OutOfMemoryError("more than 2^31 nets");
      }
      List<Described> nets = new ArrayList<>();
      for (int i = 0; i < each; i++) {
        nets.add(describe(in, first, move ? homes : 0));
      }
      for (int at = first; at < first + homes; at++) {
        for (Described net : nets) {
          add(at == first || net.shared ? net : withPinsOfItsOwn(net), at, ofPhase);
        }
      }
      before = first + homes - 1;
    }
  }

  /** A net that some homes have, with the places of its pins, and whether all share these. */
  private record Described(long count, int alive, long when, int start, int end, boolean shared) {}

  private Described describe(RecordingInput in, int first, int moving) throws IOException {
    long values = values(in.number());
    int inTheEnd = in.count();
    long when = in.number();
    int known = in.count();
    if (known > shared) {
      throw new RecordingException("a net has the sinks of one that comes later: the recording is damaged");
    }
    if (known > 0) {
      return new Described(values, inTheEnd, when, sharedStart[known - 1], sharedEnd[known - 1], true);
    }
    int from = pinCount;
    readPins(in, first, moving);
    movingPins += moving > 0 ? pinCount - from : 0;
    boolean large = pinCount - from >= RecordingFormat.SHARED_SINKS;
    if (moving == 0 && large) {
      share(from);
    }
    return new Described(values, inTheEnd, when, from, pinCount, large || moving > 0);
  }

  private Described withPinsOfItsOwn(Described net) {
    int from = pinCount;
    for (int i = net.start; i < net.end; i++) {
      addPin(pins[i]);
    }
    return new Described(net.count, net.alive, net.when, from, pinCount, false);
  }

  private void addPin(int pin) {
    if (pinCount == pins.length) {
      if (pinCount == LARGEST) {
        throw new OutOfMemoryError("more than 2^31 sinks");
      }
      pins = Arrays.copyOf(pins, (int) Math.min(LARGEST, pinCount + (long) (pinCount >> 1)));
    }
    pins[pinCount++] = pin;
  }

  private void add(Described net, int at, int ofPhase) {
    home.add(at);
    count.set(size, net.count);
    alive.set(size, net.alive);
    earlier.set(size, net.when == 1);
    last.set(size, net.when == 2);
    start.add(net.start);
    end.add(net.end);
    phaseEnd[ofPhase] = ++size;
  }

  /** A net is one of values. */
  private static long values(long number) throws RecordingException {
    if (number < 1) {
      throw new RecordingException("a net has " + number + " values: the recording is damaged");
    }
    return number;
  }

  private static RecordingException noVertex(int number) {
    return new RecordingException("a net names vertex " + number + ", which there is not: the recording is damaged");
  }

  /** @param moving homes with which the sinks move, which then stand as distances; 0 where they do not */
  private void readPins(RecordingInput in, int at, int moving) throws IOException {
    int before = at;
    int sinks = in.count();
    int runs = sinks < RecordingFormat.SHARED_SINKS ? 0 : in.count();
    for (int left = runs == 0 ? sinks : 0; left > 0; left--) {
      before += (int) in.signed();
      addSink(before, at, moving);
    }
    int left = sinks;
    for (int run = 0; run < runs; run++) {
      before += (int) in.signed();
      int length = in.count();
      int step = length > 1 ? (int) in.signed() : 0;
      left -= length;
      if (length < 1 || left < 0 || run == runs - 1 && left > 0) {
        throw new RecordingException("a run of sinks has another length than they leave: the recording is damaged");
      }
      addSink(before, at, moving);
      for (int i = 1; i < length; i++) {
        before += step;
        addSink(before, at, moving);
      }
    }
  }

  private void addSink(int sink, int at, int moving) throws RecordingException {
    boolean moves = moving > 0 && sink >= Nets.FIRST_VERTEX;
    if (sink < Nets.ALL || (long) sink + (moves ? moving - 1 : 0) >= vertices) {
      throw noVertex(sink);
    }
    addPin(moves ? Pins.distance(at, sink) : sink);
  }

  private void share(int from) {
    if (shared == sharedStart.length) {
      sharedStart = Arrays.copyOf(sharedStart, 2 * shared);
      sharedEnd = Arrays.copyOf(sharedEnd, 2 * shared);
    }
    sharedStart[shared] = from;
    sharedEnd[shared++] = pinCount;
  }

  /** The nets; nothing more can be read then. Each array goes as its copy is there, since there may be no room for all of them twice. */
  Nets nets() {
    byte[] phase = new byte[size];
    for (int p = 1; p < phaseEnd.length; p++) {
      Arrays.fill(phase, phaseEnd[p - 1], phaseEnd[p], (byte) p);
    }
    pins = Arrays.copyOf(pins, pinCount);
    alive.pack();
    count.pack();
    return new Nets(home.take(), phase, count, alive, start.take(), end.take(), pins, movingPins, earlier, last);
  }
}
