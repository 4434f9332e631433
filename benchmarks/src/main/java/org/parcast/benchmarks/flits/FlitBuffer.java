package org.parcast.benchmarks.flits;

/**
 * The flits that wait at an input of a switch, first in, first out. The message whose head has got a place on its way keeps it until its last flit has left.
 */
final class FlitBuffer {
  private final Message[] messages;
  private final int[] numbers;
  private int first;
  private int count;

  /** The buffer on the far side of the channel that the first message has been given; null where it has none, or is to be delivered here. */
  FlitBuffer next;

  /** The output that the first message has been given; -1 for none. */
  int output = -1;

  /** Whether a message on its way into this buffer holds it: others' flits may not come between its own. */
  boolean held;

  FlitBuffer(int flits) {
    messages = new Message[flits];
    numbers = new int[flits];
  }

  boolean isEmpty() {
    return count == 0;
  }

  boolean hasRoom() {
    return count < messages.length;
  }

  void add(Message message, int number) {
    int at = (first + count++) % messages.length;
    messages[at] = message;
    numbers[at] = number;
  }

  Message message() {
    return messages[first];
  }

  /** Number of the first flit within its message, 0 for the head. */
  int number() {
    return numbers[first];
  }

  void remove() {
    first = (first + 1) % messages.length;
    count--;
  }
}
