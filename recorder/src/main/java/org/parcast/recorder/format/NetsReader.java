package org.parcast.recorder.format;

import java.io.IOException;
import java.util.Arrays;
import java.util.BitSet;

/** Collects nets whose number is not known beforehand. */
final class NetsReader {
  private static final int LARGEST = Integer.MAX_VALUE - 16;

  private final int vertices;
  private int[] home = new int[1 << 10];
  private byte[] phase = new byte[1 << 10];
  private final Counts count = new Counts();
  private final PagedInts alive = new PagedInts();
  private int[] start = new int[1 << 10];
  private int[] end = new int[1 << 10];
  private int[] pins = new int[1 << 12];
  private final BitSet earlier = new BitSet();
  private final BitSet last = new BitSet();
  private int size;
  private int pinCount;

  /** Large sets of sinks, by the number under which later nets name them. */
  private int[] sharedStart = new int[16];

  private int[] sharedEnd = new int[16];
  private int shared;

  /** @param vertices one more than the largest vertex that nets may name */
  NetsReader(int vertices) {
    this.vertices = vertices;
  }

  void read(RecordingInput in, int ofPhase) throws IOException {
    int at = 0;
    for (int step; (step = in.count()) != 0; ) {
      at += step - 1;
      if (at < Nets.FIRST_VERTEX || at >= vertices) {
        throw noVertex(at);
      }
      makeRoom();
      home[size] = at;
      phase[size] = (byte) ofPhase;
      count.set(size, values(in.number()));
      alive.set(size, in.count());
      long when = in.number();
      earlier.set(size, when == 1);
      last.set(size, when == 2);
      int known = in.count();
      if (known > shared) {
        throw new RecordingException("a net has the sinks of one that comes later: the recording is damaged");
      }
      if (known > 0) {
        start[size] = sharedStart[known - 1];
        end[size] = sharedEnd[known - 1];
      } else {
        start[size] = pinCount;
        readPins(in, at);
        end[size] = pinCount;
        if (pinCount - start[size] >= RecordingFormat.SHARED_SINKS) {
          share();
        }
      }
      size++;
    }
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

  /** The net that was being read has no end. */
  void dropUnfinished() {
    earlier.clear(size);
    last.clear(size);
  }

  private void readPins(RecordingInput in, int at) throws IOException {
    int before = at;
    for (int left = in.count(); left > 0; left--) {
      if (pinCount == pins.length) {
        if (pinCount == LARGEST) {
          throw new OutOfMemoryError("more than 2^31 sinks");
        }
        pins = Arrays.copyOf(pins, (int) Math.min(LARGEST, pinCount + (long) (pinCount >> 1)));
      }
      before += (int) in.signed();
      if (before < Nets.ALL || before >= vertices) {
        throw noVertex(before);
      }
      pins[pinCount++] = before;
    }
  }

  private void makeRoom() {
    if (size == home.length) {
      int length = size + (size >> 1);
      home = Arrays.copyOf(home, length);
      phase = Arrays.copyOf(phase, length);
      start = Arrays.copyOf(start, length);
      end = Arrays.copyOf(end, length);
    }
  }

  private void share() {
    if (shared == sharedStart.length) {
      sharedStart = Arrays.copyOf(sharedStart, 2 * shared);
      sharedEnd = Arrays.copyOf(sharedEnd, 2 * shared);
    }
    sharedStart[shared] = start[size];
    sharedEnd[shared++] = pinCount;
  }

  /** The nets; nothing more can be read then. Each array goes as its copy is there, since there may be no room for all of them twice. */
  Nets nets() {
    home = Arrays.copyOf(home, size);
    phase = Arrays.copyOf(phase, size);
    start = Arrays.copyOf(start, size);
    end = Arrays.copyOf(end, size);
    pins = Arrays.copyOf(pins, pinCount);
    return new Nets(home, phase, count, alive, start, end, pins, earlier, last);
  }
}
