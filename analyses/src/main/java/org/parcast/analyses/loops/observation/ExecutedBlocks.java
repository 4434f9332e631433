package org.parcast.analyses.loops.observation;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.parcast.analyses.loops.program.RunBlocks;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.recording.trace.table.Reference;
import org.parcast.recording.trace.table.TraceBlock;
import org.parcast.recording.trace.table.TraceMethod;
import org.parcast.recording.trace.table.TraceTables;

/**
 * Which blocks a run came to, as far as its trace shows: of a block without references, calls and throws nothing is known but what follows from
 * those before and behind it.
 */
final class ExecutedBlocks {
  private final BlockTraceReader trace;
  private final Set<String> traced = new HashSet<>();
  /** Methods in which an exception was thrown or caught. */
  private final Set<String> throwing = new HashSet<>();
  private final Map<String, BitSet> referring = new HashMap<>();
  private final Map<String, BitSet> executed = new HashMap<>();
  private final Map<List<Object>, BitSet> dead = new HashMap<>();

  /** @param blocks numbers of those that the trace tells of, by number in its tables */
  ExecutedBlocks(Program classes, BlockTraceReader trace, BitSet blocks) {
    this.trace = trace;
    TraceTables tables = trace.tables();
    List<TraceBlock> all = tables.blocks();
    for (TraceBlock block : all.subList(1, all.size())) {
      if (block.block() >= 0 && !block.references().isEmpty()) {
        set(referring, block.method(), block.block());
      }
    }
    trace.reached().ifPresent(reached -> reached.forEach((place, loops) -> {
      if (loops.stream().anyMatch(loop -> loop != BlockTraceReader.ANY_LOOP)) {
        throwing.add(place.substring(0, place.lastIndexOf(' ')));
      }
    }));
    tables.methods().stream().filter(Objects::nonNull).forEach(method -> traced.add(name(method)));
    blocks.stream().mapToObj(all::get).forEach(block -> {
      if (block.block() >= 0) {
        set(executed, block.method(), block.block());
      } else {
        block.references().forEach(reference -> referred(classes, tables.references().get(reference)));
      }
    });
  }

  /** A reference of a block that an exception has left stands for itself. */
  private void referred(Program classes, Reference reference) {
    TraceMethod of = trace.tables().methods().get(reference.method());
    Method method = classes.find(new MethodRef(of.owner(), of.name(), of.descriptor()));
    if (method != null && reference.instruction() >= 0) {
      set(executed, reference.method(), method.blockOf(reference.instruction()).index());
    }
  }

  private void set(Map<String, BitSet> blocks, int method, int block) {
    blocks.computeIfAbsent(name(trace.tables().methods().get(method)), key -> new BitSet()).set(block);
  }

  private static String name(TraceMethod method) {
    return new MethodRef(method.owner(), method.name(), method.descriptor()).toString();
  }

  /** Which blocks may have been executed while the loop of this number was open, as far as they are told apart; in the whole run for {@code ANY_LOOP}. */
  RunBlocks within(int loop) {
    return (method, block) -> !dead(method, loop).get(block.index());
  }

  private synchronized BitSet dead(Method method, int loop) {
    String name = method.ref().toString();
    if (!trace.reason().isEmpty() || !traced.contains(name) || trace.reached().isEmpty()) {
      return new BitSet(); // What came after the cut, or was not traced, is not known.
    }
    return dead.computeIfAbsent(List.of(method.ref(), throwing.contains(name) ? loop : 0), key -> findDead(method, loop));
  }

  private BitSet findDead(Method method, int loop) {
    String name = method.ref().toString();
    BitSet dead = new BitSet();
    BitSet handlers = new BitSet();
    method.blocks().forEach(block -> block.handlers().forEach(handlers::set));
    dead.or(referring.getOrDefault(name, new BitSet()));
    dead.andNot(executed.getOrDefault(name, new BitSet()));
    for (Block block : method.blocks()) {
      if (calls(block) && !refers(name, block) && !isReached(method, block, BlockTraceReader.ANY_LOOP)) {
        dead.set(block.index());
      }
      boolean throwsIt = block.end() > block.start() && block.terminator() instanceof Instruction.Throw;
      if ((throwsIt || handlers.get(block.index())) && !isReached(method, block, loop)) {
        dead.set(block.index());
      }
    }
    while (method.blocks().stream().anyMatch(block -> !dead.get(block.index()) && leadsToDead(block, dead))) {
      method.blocks().stream().filter(block -> leadsToDead(block, dead)).forEach(block -> dead.set(block.index()));
    }
    handlers.set(0);
    BitSet all = new BitSet();
    all.set(0, method.blocks().size());
    all.andNot(reachable(method, handlers, dead));
    return all;
  }

  private boolean refers(String method, Block block) {
    return referring.getOrDefault(method, new BitSet()).get(block.index());
  }

  /** Whether a block calls more than arithmetic: the trace tells whether the run came to it. */
  private static boolean calls(Block block) {
    return block.end() > block.start()
        && block.instructions().stream().anyMatch(i -> i instanceof Instruction.Call call && !call.target().owner().startsWith("java/lang/"));
  }

  /** Blocks that control comes to from the given ones, through no dead one. */
  private static BitSet reachable(Method method, BitSet from, BitSet dead) {
    BitSet reached = new BitSet();
    Deque<Integer> work = new ArrayDeque<>();
    from.stream().filter(block -> !dead.get(block)).forEach(work::add);
    while (!work.isEmpty()) {
      int at = work.pop();
      if (!reached.get(at)) {
        reached.set(at);
        method.blocks().get(at).successors().stream().filter(next -> !dead.get(next)).forEach(work::add);
      }
    }
    return reached;
  }

  /** The loops that were open when the run came to a block of which the trace tells; null where it did not. */
  private Set<Integer> loopsAt(Method method, int block) {
    return trace.reached().orElseThrow().get(BlockTraceReader.place(method.ref().toString(), block));
  }

  private boolean isReached(Method method, Block block, int loop) {
    int at = block.start() == block.end() && !block.successors().isEmpty() ? block.successors().get(0) : block.index();
    return isReached(method, at, loop) || isReached(method, block.index(), loop);
  }

  private boolean isReached(Method method, int block, int loop) {
    Set<Integer> loops = loopsAt(method, block);
    return loops != null && (loop == BlockTraceReader.ANY_LOOP || loops.contains(loop));
  }

  /** Whether control can only have gone on from a block to such as were not executed, and the block does nothing of which a trace does not tell. */
  private static boolean leadsToDead(Block block, BitSet dead) {
    boolean callsNothing = block.instructions().stream().noneMatch(i -> i instanceof Instruction.Call || i instanceof Instruction.Monitor);
    return callsNothing && !block.successors().isEmpty() && block.successors().stream().allMatch(dead::get);
  }
}
