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
    long queue;
    long turned;
    int mine;
    int partner;
    long count;
  }

  private final Counts own;
  private final int access;
  private final Kind[] kinds = new Kind[1 << KIND_BITS];

  /** The kind that was found last: most often the next is the same. */
  private Kind last;

  private int load;

  SteadyQueues(Counts own, int access) {
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

  /** Counts accesses, if they find a known queue and touch no other words than before. The queue is then taken to turn now and then only. */
  boolean count(long found, int words, int accesses) {
    Kind kind = last;
    if (kind.queue == found && Entry.touched(kind.mine, words)) {
      kind.count += accesses;
      return true;
    }
    return countOther(found, words, accesses);
  }

  /** Counts, without a branch for any, the visits that find the queue that was found last; see {@link Visits#countSteady}. */
  int countAll(BlockStates states, int offset, long key, long[] visits, int n) {
    Kind kind = last;
    long queue = kind.queue;
    long turned = kind.turned;
    int mine = kind.mine;
    long count = 0;
    int others = 0;
    for (int i = 0; i < n; i++) {
      long visit = visits[i];
      int block = Visit.block(visit);
      long found = states.queue(offset + block, key, block);
      int other = isNeither(found, queue, turned) | (Entry.touched(mine, Visit.words(visit)) ? 0 : 1);
      count += Visit.count(visit) & other - 1;
      visits[others] = visit;
      others += other;
    }
    kind.count += count;
    return others;
  }

  /** 1 where a queue is none of the two, else 0: which of the two it is can't be foreseen. */
  private static int isNeither(long found, long queue, long turned) {
    long a = found ^ queue;
    long b = found ^ turned;
    return (int) (((a | -a) & (b | -b)) >>> Long.SIZE - 1);
  }

  private boolean countOther(long found, int words, int accesses) {
    Kind kind = kinds[kind(found)];
    if (isNeither(found, kind.queue, kind.turned) > 0 || !Entry.touched(kind.mine, words)) {
      return false;
    }
    kind.count += accesses;
    last = kind;
    return true;
  }

  /** A visit has left this queue. */
  void learn(long left) {
    Kind kind = kinds[kind(left)];
    if (kind.queue == left || kind.turned == left) {
      return;
    }
    tell(kind);
    int newer = ThreadQueue.newer(left);
    int older = ThreadQueue.older(left);
    boolean isNewer = Entry.thread(newer) == own.thread;
    kind.queue = left;
    kind.turned = ThreadQueue.of(newer, older);
    kind.mine = isNewer ? newer : older;
    kind.partner = isNewer ? older : newer;
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
