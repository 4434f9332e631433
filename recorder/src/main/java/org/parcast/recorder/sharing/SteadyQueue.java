package org.parcast.recorder.sharing;

/**
 * What a site finds again and again where two threads use the same blocks: their queue, the one or the other of them the newer. Events of visits that
 * find it so are only counted, and told of when it changes.
 */
final class SteadyQueue {
  private final Counts own;
  private final int access;
  private long queue;
  private long turned;
  private int mine;
  private int partner;
  private long count;

  SteadyQueue(Counts own, int access) {
    this.own = own;
    this.access = access;
  }

  /** Counts accesses, if they find this queue and touch no other words than before. The queue is then taken to turn now and then only. */
  boolean count(long found, int words, int accesses) {
    // One branch for both orders: which of the two is the newer can't be foreseen.
    long a = found ^ queue;
    long b = found ^ turned;
    if (((a | -a) & (b | -b)) < 0 || !Entry.touched(mine, words)) {
      return false;
    }
    count += accesses;
    return true;
  }

  /** A visit has left this queue. */
  void learn(long left) {
    tell();
    int newer = ThreadQueue.newer(left);
    int older = ThreadQueue.older(left);
    if (older == Entry.NOBODY) {
      mine = 0;
      return;
    }
    boolean isNewer = Entry.thread(newer) == own.thread;
    queue = left;
    turned = ThreadQueue.of(newer, older);
    mine = isNewer ? newer : older;
    partner = isNewer ? older : newer;
  }

  /** Tells of what was counted. */
  void tell() {
    if (count > 0) {
      own.events(partner, mine, access, count);
      count = 0;
    }
  }
}
