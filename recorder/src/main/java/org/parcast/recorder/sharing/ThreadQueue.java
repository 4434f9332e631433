package org.parcast.recorder.sharing;

/**
 * The queue of Algorithm 1 in the lower bits of a long: the two distinct threads that touched a block last, each an {@link Entry}, the older one above.
 * A queue of one thread has nobody as the older; that of a block which was never touched is 0.
 */
final class ThreadQueue {
  static final int BITS = 2 * Entry.BITS;

  private static final int ENTRY = (1 << Entry.BITS) - 1;

  private ThreadQueue() {}

  static long of(int older, int newer) {
    return (long) older << Entry.BITS | newer;
  }

  static int newer(long queue) {
    return (int) queue & ENTRY;
  }

  static int older(long queue) {
    return (int) (queue >>> Entry.BITS) & ENTRY;
  }

  /** The queue after accesses of a thread. */
  static long after(long queue, int self) {
    int newer = newer(queue);
    int older = older(queue);
    if (newer == Entry.NOBODY) {
      return self;
    }
    if (Entry.sameThread(newer, self)) {
      return of(older, Entry.joined(newer, self));
    }
    return of(newer, Entry.sameThread(older, self) ? Entry.joined(older, self) : self);
  }

  /** Whether accesses of a thread change nothing but which of the two is the newer. */
  static boolean onlyTurns(long queue, int self) {
    int older = older(queue);
    return older != Entry.NOBODY && Entry.joined(older, self) == older;
  }

  /**
   * Counts the events of accesses that a thread makes to blocks one after the other.
   *
   * @param queue of each block, as they find it
   * @param blocks how many
   * @param count accesses to each of them
   */
  static void tell(ThreadCounts own, long queue, int self, int access, int load, int count, int blocks) {
    int newer = newer(queue);
    int older = older(queue);
    if (newer == Entry.NOBODY) {
      return;
    }
    int all = count * blocks;
    if (Entry.sameThread(newer, self)) {
      if (older != Entry.NOBODY) {
        events(own, older, Entry.joined(newer, self), access, load, all);
      }
    } else if (Entry.sameThread(older, self)) {
      events(own, newer, Entry.joined(older, self), access, load, all);
    } else {
      if (older != Entry.NOBODY) {
        own.events(older, self, access, blocks); // a third thread: then the oldest is forgotten
      }
      events(own, newer, self, access, load, all);
    }
  }

  private static void events(ThreadCounts own, int other, int self, int access, int load, int count) {
    own.events(other, self, access, count);
    if (load != 0) {
      own.events(other, Entry.loading(self), load, count);
    }
  }
}
