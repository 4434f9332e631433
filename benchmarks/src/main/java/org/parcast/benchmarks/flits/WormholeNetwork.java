package org.parcast.benchmarks.flits;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * Switches and channels. In a cycle a channel carries one flit, to a node too; a flit that came in the last cycle can leave in this one, so that a message of B
 * flits over d hops that meets no other takes d + B cycles, as in the paper's equation (11) with T_h of one. Each channel has two virtual ones: a message
 * changes to the second where it wraps round a dimension, which keeps rings from locking up.
 */
final class WormholeNetwork {
  private static final int VIRTUAL = 2;

  private final Torus torus;
  private final Consumer<Message> delivered;
  private final List<Deque<Message>> waiting = new ArrayList<>();
  private final int[] injected;

  /** By node: buffers of the channels that come in, by direction and virtual channel, and that of the node itself. */
  private final FlitBuffer[][] buffers;

  /** By node and output: the input that is asked first, the one after that which was served last. */
  private final int[][] turn;

  private final List<FlitBuffer> senders = new ArrayList<>();
  private long cycle;

  /**
   * An empty network.
   *
   * @param buffer flits that fit into the buffer of a virtual channel, at least 2 for a channel to be used in every cycle
   * @param delivered is told of a message when its last flit is out of the network
   */
  WormholeNetwork(Torus torus, int buffer, Consumer<Message> delivered) {
    this.torus = torus;
    this.delivered = delivered;
    int inputs = Torus.DIRECTIONS * VIRTUAL + 1;
    buffers = new FlitBuffer[torus.nodes()][inputs];
    turn = new int[torus.nodes()][Torus.DIRECTIONS + 1];
    injected = new int[torus.nodes()];
    for (FlitBuffer[] node : buffers) {
      java.util.Arrays.setAll(node, input -> new FlitBuffer(buffer));
      waiting.add(new ArrayDeque<>());
    }
  }

  /** Cycles that have passed. */
  long cycle() {
    return cycle;
  }

  /** Hands a message to its node's channel, behind those that wait there. */
  void send(Message message) {
    waiting.get(message.from()).add(message);
  }

  /** One cycle: channels are given to heads, then each moves a flit. */
  void step() {
    for (int node = 0; node < buffers.length; node++) {
      inject(node);
      for (int i = 0; i < buffers[node].length; i++) {
        allocate(node, buffers[node][(i + turn[node][Torus.HERE]) % buffers[node].length]);
      }
    }
    senders.clear();
    for (int node = 0; node < buffers.length; node++) {
      for (int output = 0; output <= Torus.HERE; output++) {
        choose(node, output);
      }
    }
    cycle++;
    senders.forEach(this::move);
  }

  /** The node's own channel: a flit a cycle while there is room. */
  private void inject(int node) {
    Message message = waiting.get(node).peek();
    FlitBuffer own = buffers[node][Torus.DIRECTIONS * VIRTUAL];
    if (message != null && own.hasRoom()) {
      own.add(message, injected[node]++);
      if (injected[node] == message.flits()) {
        waiting.get(node).remove();
        injected[node] = 0;
      }
    }
  }

  /** Gives a head its output, and the virtual channel there if it is free. */
  private void allocate(int node, FlitBuffer from) {
    if (from.isEmpty() || from.output >= 0) {
      return;
    }
    int output = torus.next(node, from.message().to());
    if (output == Torus.HERE) {
      from.output = output;
      return;
    }
    FlitBuffer next = buffers[torus.neighbour(node, output)][output * VIRTUAL + virtual(node, output, from.message())];
    if (!next.held) {
      next.held = true;
      from.next = next;
      from.output = output;
    }
  }

  /** 1 for a message that wraps round with this hop, or did before in this dimension. */
  private int virtual(int node, int output, Message message) {
    boolean up = output % 2 == 0;
    int coordinate = output < 2 ? node % torus.radix() : node / torus.radix();
    int start = output < 2 ? message.from() % torus.radix() : message.from() / torus.radix();
    boolean wrapped = up ? coordinate < start : coordinate > start;
    return wrapped || torus.wraps(node, output) ? 1 : 0;
  }

  /** The input whose flit an output takes in this cycle. */
  private void choose(int node, int output) {
    int inputs = buffers[node].length;
    for (int i = 0; i < inputs; i++) {
      int input = (turn[node][output] + i) % inputs;
      FlitBuffer from = buffers[node][input];
      if (from.output == output && !from.isEmpty() && (from.next == null || from.next.hasRoom())) {
        turn[node][output] = (input + 1) % inputs;
        senders.add(from);
        return;
      }
    }
  }

  private void move(FlitBuffer from) {
    Message message = from.message();
    int number = from.number();
    boolean last = number == message.flits() - 1;
    from.remove();
    if (from.next != null) {
      from.next.add(message, number);
    }
    if (last) {
      if (from.next == null) {
        delivered.accept(message);
      } else {
        from.next.held = false;
      }
      from.next = null;
      from.output = -1;
    }
  }
}
