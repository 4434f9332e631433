package org.parcast.frontend.lowering;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.parcast.frontend.lowering.FlowGraph.Region;
import org.parcast.ir.Type;

/**
 * Cuts a method into the basic blocks that control reaches. A block ends where control branches or meets and where a protected range starts
 * or ends. Blocks without instructions of their own are added so that
 *
 * <ul>
 *   <li>the entry is no one's successor,
 *   <li>a handler is entered by exceptions only and catches one type.
 * </ul>
 */
final class ControlFlow {

  /** An entry of the exception table without its range. */
  private record Handler(int position, Type type) {}

  private final Code code;
  private final BitSet leaders = new BitSet();
  private final BitSet reachable = new BitSet();
  private final BitSet branchedTo = new BitSet();
  private final Map<Integer, Set<Handler>> handlersAt = new TreeMap<>();

  ControlFlow(Code code) {
    this.code = code;
  }

  /** The blocks in the order of their instructions, the entry first. */
  static FlowGraph of(Code code) {
    ControlFlow flow = new ControlFlow(code);
    flow.findLeaders();
    flow.reach();
    return flow.graph();
  }

  private void findLeaders() {
    leaders.set(0);
    for (int position = 0; position < code.size(); position++) {
      if (endsBlock(code.instruction(position))) {
        targets(position).forEach(leaders::set);
        leaders.set(position + 1);
      }
    }
    for (TryCatchBlockNode block : code.tryCatchBlocks()) {
      leaders.set(code.position(block.start));
      leaders.set(code.position(block.end));
      leaders.set(code.position(block.handler));
    }
    leaders.clear(code.size());
  }

  private void reach() {
    Deque<Integer> work = new ArrayDeque<>(List.of(0));
    while (!work.isEmpty()) {
      int start = work.pop();
      if (!reachable.get(start)) {
        reachable.set(start);
        for (int target : successors(start)) {
          branchedTo.set(target);
          work.push(target);
        }
        for (Handler handler : handlers(start)) {
          handlersAt.computeIfAbsent(handler.position(), position -> new LinkedHashSet<>()).add(handler);
          work.push(handler.position());
        }
      }
    }
  }

  private FlowGraph graph() {
    Map<Integer, Integer> blockAt = new HashMap<>();
    Map<Handler, Integer> blockOf = new HashMap<>();
    boolean addedEntry = branchedTo.get(0) || handlersAt.containsKey(0);
    int count = addedEntry ? 1 : 0;
    for (int start = reachable.nextSetBit(0); start >= 0; start = reachable.nextSetBit(start + 1)) {
      Set<Handler> here = handlersAt.getOrDefault(start, Set.of());
      for (Handler handler : here) {
        blockOf.put(handler, isOwnHandler(start, here) ? count : count++);
      }
      blockAt.put(start, count++);
    }
    List<Region> regions = new ArrayList<>();
    if (addedEntry) {
      regions.add(new Region(0, 0, List.of(blockAt.get(0)), List.of(), null));
    }
    for (int start = reachable.nextSetBit(0); start >= 0; start = reachable.nextSetBit(start + 1)) {
      Set<Handler> here = handlersAt.getOrDefault(start, Set.of());
      boolean own = isOwnHandler(start, here);
      if (!own) {
        for (Handler handler : here) {
          regions.add(new Region(start, start, List.of(blockAt.get(start)), List.of(), handler.type()));
        }
      }
      regions.add(
          new Region(
              start,
              end(start),
              successors(start).stream().map(blockAt::get).toList(),
              handlers(start).stream().map(blockOf::get).toList(),
              own ? here.iterator().next().type() : null));
    }
    return new FlowGraph(code, regions, blockAt);
  }

  /** Whether the block at this position can itself be the handler that the exception table names. */
  private boolean isOwnHandler(int start, Set<Handler> here) {
    return here.size() == 1 && !branchedTo.get(start) && start != 0;
  }

  private int end(int start) {
    int next = leaders.nextSetBit(start + 1);
    return next < 0 ? code.size() : next;
  }

  private List<Integer> successors(int start) {
    int last = end(start) - 1;
    List<Integer> successors = new ArrayList<>(targets(last));
    AbstractInsnNode instruction = code.instruction(last);
    boolean conditional = instruction instanceof JumpInsnNode && instruction.getOpcode() != GOTO;
    if (conditional || !endsBlock(instruction)) {
      if (last + 1 >= code.size()) {
        throw new IllegalStateException("control falls off the end of the code");
      }
      successors.add(last + 1);
    }
    return successors;
  }

  /** Positions to which an instruction jumps. */
  private List<Integer> targets(int position) {
    AbstractInsnNode instruction = code.instruction(position);
    if (instruction instanceof JumpInsnNode jump) {
      return List.of(code.position(jump.label));
    }
    List<Integer> targets = new ArrayList<>();
    if (instruction instanceof TableSwitchInsnNode table) {
      targets.addAll(code.positions(table.labels));
      targets.add(code.position(table.dflt));
    } else if (instruction instanceof LookupSwitchInsnNode lookup) {
      targets.addAll(code.positions(lookup.labels));
      targets.add(code.position(lookup.dflt));
    }
    return targets;
  }

  static boolean endsBlock(AbstractInsnNode instruction) {
    int opcode = instruction.getOpcode();
    boolean isReturn = opcode >= IRETURN && opcode <= RETURN;
    boolean isSwitch = opcode == TABLESWITCH || opcode == LOOKUPSWITCH;
    return instruction instanceof JumpInsnNode || isReturn || isSwitch || opcode == ATHROW;
  }

  /** What catches the exceptions of a block, up to the entry that catches all. */
  private List<Handler> handlers(int start) {
    Set<Handler> handlers = new LinkedHashSet<>();
    if (mayThrow(start)) {
      for (TryCatchBlockNode block : code.tryCatchBlocks()) {
        if (code.position(block.start) <= start && start < code.position(block.end)) {
          Type type = block.type == null ? Types.THROWABLE : Type.ofInternalName(block.type);
          handlers.add(new Handler(code.position(block.handler), type));
          if (type.equals(Types.THROWABLE)) {
            break;
          }
        }
      }
    }
    return List.copyOf(handlers);
  }

  private boolean mayThrow(int start) {
    int end = end(start);
    for (int position = start; position < end; position++) {
      if (Throwing.mayThrow(code.instruction(position))) {
        return true;
      }
    }
    return false;
  }
}
