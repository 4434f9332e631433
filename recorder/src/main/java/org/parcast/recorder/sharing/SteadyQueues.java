package org.parcast.recorder.sharing;

/**
 * What a site finds again and again: a queue of this thread and at most one other, the one or the other of them the newer. Events of visits that find a
 * known queue are only counted, and told of at the end. A site remembers a few kinds of queues, since objects of a kind, the leaves of a tree, are
 * touched in a way of their own.
 */
final class SteadyQueues {
  private static final int KIND_BITS = 3;
  private static final int SPREAD = 0x9E3779B9;

  /** A queue and how often it was found. */
  private static final class Kind {
    /** With this thread as the newer, and as the older. */
    long asNewer;
    long asOlder;
    int mine;
    int partner;
    long count;
  }

  private final ThreadCounts own;
  private final int access;
  private final Kind[] kinds = new Kind[1 << KIND_BITS];

  /** The kind that was found last: most often the next is the same. */
  private Kind last;

  private int load;

  SteadyQueues(ThreadCounts own, int access) {
    this.own = own;
    this.access = access;
    for (int i = 0; i < kinds.length; i++) {
      kinds[i] = new Kind();
    }
    last = kinds[0];
  }

  /** Each access stores to what the access {@code loading} has loaded before. */
  void updating(int loading) {
    load = loading;
  }

  /**
   * Counts accesses, if they find a known queue and touch no other words than before. A queue of which another thread is the newer is known where it need
   * not be turned.
   */
  boolean count(long found, int words, int accesses) {
    return count(last, found, words, accesses) || countOther(found, words, accesses);
  }

  private boolean count(Kind kind, long found, int words, int accesses) {
    if ((isOther(found, kind.asNewer, counted(kind)) | isUntouched(kind, words)) != 0) {
      return false;
    }
    kind.count += accesses;
    return true;
  }

  private boolean countOther(long found, int words, int accesses) {
    Kind kind = kinds[kind(found)];
    boolean counted = count(kind, found, words, accesses);
    if (counted) {
      last = kind;
    }
    return counted;
  }

  /** The other order of a queue that is only counted. */
  private long counted(Kind kind) {
    return own.turnsExactly() ? kind.asNewer : kind.asOlder;
  }

  /** Counts, without a branch for any, the visits that find the queue that was found last; see {@link Visits#countSteady}. */
  int countAll(BlockStates states, int offset, long key, long[] visits, int n) {
    Kind kind = last;
    long queue = kind.asNewer;
    long turned = counted(kind);
    long count = 0;
    int others = 0;
    for (int i = 0; i < n; i++) {
      long visit = visits[i];
      int block = Visit.block(visit);
      int other = isOther(states.queue(offset + block, key, block), queue, turned) | isUntouched(kind, Visit.words(visit));
      count += Visit.count(visit) & other - 1;
      visits[others] = visit;
      others += other;
    }
    kind.count += count;
    return others;
  }

  /** 1 where a queue is none of the two, else 0: which of the two it is can't be foreseen. */
  private static int isOther(long found, long queue, long turned) {
    long a = found ^ queue;
    long b = found ^ turned;
    return (int) (((a | -a) & (b | -b)) >>> Long.SIZE - 1);
  }

  /** 1 where the thread has not touched these words, else 0. */
  private static int isUntouched(Kind kind, int words) {
    return Entry.touched(kind.mine, words) ? 0 : 1;
  }

  /** A visit has left this queue. */
  void learn(long left) {
    Kind kind = kinds[kind(left)];
    if (kind.asNewer == left || kind.asOlder == left) {
      return;
    }
    tell(kind);
    int newer = ThreadQueue.newer(left);
    int older = ThreadQueue.older(left);
    boolean isNewer = Entry.thread(newer) == own.thread;
    kind.mine = isNewer ? newer : older;
    kind.partner = isNewer ? older : newer;
    kind.asNewer = ThreadQueue.of(kind.partner, kind.mine);
    kind.asOlder = ThreadQueue.of(kind.mine, kind.partner);
  }

  /** The same for both orders of a queue. */
  private static int kind(long queue) {
    return (ThreadQueue.newer(queue) ^ ThreadQueue.older(queue)) * SPREAD >>> Integer.SIZE - KIND_BITS;
  }

  /** Tells of what was counted. */
  void tell() {
    for (Kind kind : kinds) {
      tell(kind);
    }
  }

  private void tell(Kind kind) {
    if (kind.count > 0 && kind.partner != Entry.NOBODY) {
      own.events(kind.partner, kind.mine, access, kind.count);
      if (load != 0) {
        own.events(kind.partner, Entry.loading(kind.mine), load, kind.count);
      }
    }
    kind.count = 0;
  }
}
