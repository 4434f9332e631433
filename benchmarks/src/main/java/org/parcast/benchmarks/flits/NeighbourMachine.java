package org.parcast.benchmarks.flits;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;

/**
 * A machine that runs the paper's application: each thread reads the words of its four neighbours, one after the other, then writes its own word, again and
 * again. A read is a request to the neighbour's node and its answer; a write takes the copies away from the four neighbours at once: in all 16 messages in 5
 * transactions, g = 3.2. Channels are eight bits wide, lines 16 bytes long: an answer with a line has 24 flits, all others have 8, B = 12. There is an instance of the application for each context of a processor, one thread of each on every node.
 */
public final class NeighbourMachine {
  private static final int LINE_FLITS = 24;
  private static final int CONTROL_FLITS = 8;
  private static final int WARM_UP = 3_000;
  private static final int STEPS = Torus.DIRECTIONS + 1;

  private final MachineSettings settings;
  private final ThreadMapping mapping;
  private final Torus torus;
  private final int[] threadOf;
  private final WormholeNetwork network;
  private final List<Processor> processors = new ArrayList<>();
  private final Deque<Message> served = new ArrayDeque<>();
  private final Deque<Long> servedAt = new ArrayDeque<>();
  private long messages;
  private long messageCycles;
  private long transactions;
  private long transactionCycles;

  private NeighbourMachine(MachineSettings settings, ThreadMapping mapping, Random random) {
    this.settings = settings;
    this.mapping = mapping;
    torus = ThreadMapping.torus();
    network = new WormholeNetwork(torus, settings.buffer(), this::delivered);
    threadOf = new int[torus.nodes()];
    for (int thread = 0; thread < threadOf.length; thread++) {
      threadOf[mapping.nodeOf(thread)] = thread;
      processors.add(new Processor(settings.contexts(), () -> random.nextInt(STEPS)));
    }
  }

  /**
   * Runs 64 nodes in a torus of radix eight with each of nine mappings, by rising distance.
   *
   * @param cycles that are counted, after those in which the machine warms up
   * @param seed of when processors start, and where in their loops
   */
  public static List<Measured> run(MachineSettings settings, long cycles, long seed) {
    return ThreadMapping.NINE.stream().map(mapping -> run(mapping, settings, cycles, seed)).toList();
  }

  static Measured run(ThreadMapping mapping, MachineSettings settings, long cycles, long seed) {
    Random random = new Random(seed);
    return new NeighbourMachine(settings, mapping, random).measure(cycles, random);
  }

  private Measured measure(long cycles, Random random) {
    int[] starts = processors.stream().mapToInt(processor -> random.nextInt(settings.runLength() + settings.overhead() + 1)).toArray();
    while (network.cycle() < WARM_UP + cycles) {
      for (int node = 0; node < starts.length; node++) {
        if (network.cycle() >= starts[node]) {
          work(node);
        }
      }
      while (!served.isEmpty() && servedAt.peek() <= network.cycle()) {
        servedAt.remove();
        network.send(answer(served.remove()));
      }
      network.step();
    }
    return new Measured(mapping.distance(), (double) cycles * starts.length / messages, (double) messageCycles / messages, (double) transactionCycles / transactions);
  }

  private void work(int node) {
    int context = processors.get(node).issues(network.cycle(), settings.runLength());
    if (context < 0) {
      return;
    }
    int step = processors.get(node).nextStep(context, STEPS);
    boolean write = step == Torus.DIRECTIONS;
    Transaction transaction = new Transaction(node, context, network.cycle(), write ? Torus.DIRECTIONS : 1);
    for (int direction = write ? 0 : step; direction <= (write ? Torus.DIRECTIONS - 1 : step); direction++) {
      int neighbour = mapping.nodeOf(torus.neighbour(threadOf[node], direction));
      network.send(new Message(node, neighbour, CONTROL_FLITS, network.cycle(), transaction, write ? CONTROL_FLITS : LINE_FLITS));
    }
  }

  private Message answer(Message request) {
    return new Message(request.to(), request.from(), request.answer(), network.cycle(), request.transaction(), 0);
  }

  private void delivered(Message message) {
    boolean counts = network.cycle() > WARM_UP;
    if (counts) {
      messages++;
      messageCycles += network.cycle() - message.sent();
    }
    Transaction transaction = message.transaction();
    if (message.answer() > 0) {
      served.add(message);
      servedAt.add(network.cycle() + settings.overhead());
    } else if (transaction.answered()) {
      processors.get(transaction.node).resume(transaction.context);
      if (counts) {
        transactions++;
        transactionCycles += network.cycle() - transaction.issued;
      }
    }
  }
}
