package org.parcast.tracer.blocks;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.ir.Block;
import org.parcast.ir.Edge;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;
import org.parcast.ir.Type;
import org.parcast.ir.slice.CertainLoops;
import org.parcast.recording.trace.table.Reference.InRegister;
import org.parcast.tracer.method.CallEffects;

/**
 * Which loads an optimising compiler (gcc -O2, and not more) leaves out, since their value is certainly in a register: the same address
 * expression was loaded or stored before, on every path, in the same iteration of the innermost loop, or, where it does not vary in the loop,
 * in the iteration before or just before the loop; and nothing of the same type was stored, and no method called, in between. An analysis of
 * available expressions (Aho, Lam, Sethi, Ullman: Compilers, section 9.2.6), made for the first iteration of each loop and for the later ones.
 * Short methods stand in place of their calls, see {@link Inlining}.
 */
public final class RegisterRule {
  /** Methods of {@code Math} that C has too and that may set {@code errno}: a compiler does not keep loaded values over their calls. */
  private static final Set<String> SETTING_ERRNO = Set.of("acos", "asin", "atan2", "cosh", "exp", "expm1", "hypot", "log", "log10", "log1p", "pow", "sinh");

  /** In place of a level, see {@link InRegister#outer}: all loops are in their first iteration. */
  private static final int FIRST = -1;

  private final Method method;
  private final LoopForest loops;

  /** By index of the loop, whether it iterates at least once. */
  private final BitSet certain;

  private final CallFrame outermost;
  private final AddressKeys keys = new AddressKeys();
  private final Map<String, BitSet> killed = new HashMap<>();
  private final BitSet everything = new BitSet();

  /** The method's own accesses, and those of methods in place of its calls. */
  private final Map<CallFrame, Accesses> accesses = new HashMap<>();

  /** By id of the instruction, the address's number, and whether a load's value is in a register in the first iterations of all loops, and by level otherwise. */
  private record Accesses(int[] keys, boolean[] first, int[] levels) {
    Accesses(int size) {
      this(new int[size], new boolean[size], new int[size]);
    }

    private InRegister of(int id) {
      return new InRegister(first[id], (levels[id] & 1) != 0, levels[id] & InRegister.EVERY_OUTER, false);
    }
  }

  /** Told of each load. */
  private interface AtLoad {
    void load(BitSet available, Accesses of, int id);
  }

  RegisterRule(Method method, LoopForest loops, Inlining inlining) {
    this.method = method;
    this.loops = loops;
    this.certain = CertainLoops.of(method, loops);
    this.outermost = new CallFrame(method, inlining);
    number(outermost);
    everything.set(0, keys.size());
    find();
  }

  private void number(CallFrame frame) {
    Accesses own = new Accesses(frame.method.size());
    accesses.put(frame, own);
    for (Instruction instruction : frame.method.instructions()) {
      own.keys[instruction.id()] = keys.ofAccess(frame, instruction);
      CallFrame inPlace = instruction instanceof Instruction.Call call ? frame.inPlaceOf(call) : null;
      if (inPlace != null) {
        number(inPlace);
      }
    }
  }

  Method method() {
    return method;
  }

  /** By id of the instruction, for the method's own loads. */
  InRegister[] own() {
    return of(outermost);
  }

  /** What stands in place of the method's calls. */
  List<CallFrame> inPlaceOfCalls() {
    return outermost.within();
  }

  /** By id of the instruction, for the loads of a method in place of a call. */
  InRegister[] of(CallFrame frame) {
    Accesses of = accesses.get(frame);
    InRegister[] answers = new InRegister[of.keys.length];
    Arrays.setAll(answers, of::of);
    return answers;
  }

  /** Whether the call that the frame stands in place of is in a loop of the method. */
  boolean isInLoop(CallFrame frame) {
    return loops.innermost(method.blockOf(frame.callInOutermost()).index()) != null;
  }

  private void find() {
    BitSet all = new BitSet();
    all.set(0, method.blocks().size());
    BitSet[] in = solve(all, 0, new BitSet());
    mark(null, in, FIRST);
    mark(null, in, 0);
    for (Loop loop : loops.loops()) {
      BitSet[] inFirst = solve(loop.blocks(), loop.header(), atEntry(loop, in));
      BitSet[] inLater = solve(loop.blocks(), loop.header(), atNextIteration(loop, inFirst));
      mark(loop, inFirst, FIRST);
      mark(loop, inLater, 0);
      markWithin(loop, inLater, 1);
    }
  }

  /** The loops within one that is in a later iteration, each in its first. */
  private void markWithin(Loop outer, BitSet[] in, int level) {
    if (level > InRegister.MOST_OUTER) {
      return;
    }
    for (Loop loop : loops.loops()) {
      if (loop.parent() == outer) {
        BitSet[] inFirst = solve(loop.blocks(), loop.header(), atEntry(loop, in));
        mark(loop, inFirst, level);
        markWithin(loop, inFirst, level + 1);
      }
    }
  }

  /** What is available at the end of a block from which another is entered. */
  private BitSet outTo(int block, int before, BitSet[] in) {
    if (!isBehind(block, before)) {
      return out(before, in[before]);
    }
    BitSet[] out = new BitSet[in.length];
    loops.innermost(before).backEdges().forEach(back -> out[back.from()] = out(back.from(), in[back.from()]));
    return atExit(before, out);
  }

  /** What is available when the loop is entered. */
  private BitSet atEntry(Loop loop, BitSet[] in) {
    BitSet entry = (BitSet) everything.clone();
    for (int before : method.blocks().get(loop.header()).predecessors()) {
      if (!loop.contains(before)) {
        entry.and(in[before] == null ? new BitSet() : outTo(loop.header(), before, in));
      }
    }
    entry.andNot(varying(loop));
    return entry;
  }

  /** What is available when an iteration of the loop begins that is not the first. */
  private BitSet atNextIteration(Loop loop, BitSet[] inFirst) {
    BitSet header = (BitSet) everything.clone();
    header.andNot(varying(loop));
    atEnd(loop, inFirst, header);
    for (BitSet before = null; !header.equals(before); ) {
      before = (BitSet) header.clone();
      atEnd(loop, solve(loop.blocks(), loop.header(), before), header);
    }
    return header;
  }

  /** Leaves what is available at the end of an iteration, on whatever way. */
  private void atEnd(Loop loop, BitSet[] in, BitSet available) {
    for (Edge back : loop.backEdges()) {
      available.and(outTo(loop.header(), back.from(), in));
    }
  }

  /** What is available at the start of each block of the region, which is entered at {@code entry} in this state. */
  private BitSet[] solve(BitSet region, int entry, BitSet state) {
    BitSet[] in = new BitSet[method.blocks().size()];
    BitSet[] out = new BitSet[method.blocks().size()];
    region.stream().forEach(block -> out[block] = everything);
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int block = region.nextSetBit(0); block >= 0; block = region.nextSetBit(block + 1)) {
        in[block] = block == entry ? state : meet(block, region, out);
        BitSet now = out(block, in[block]);
        if (!now.equals(out[block])) {
          out[block] = now;
          changed = true;
        }
      }
    }
    return in;
  }

  private BitSet meet(int block, BitSet region, BitSet[] out) {
    List<Integer> predecessors = method.blocks().get(block).predecessors();
    BitSet met = new BitSet();
    if (predecessors.isEmpty()) {
      return met; // a handler
    }
    met.or(everything);
    for (int before : predecessors) {
      if (region.get(before)) {
        met.and(isBehind(block, before) ? atExit(before, out) : out[before]);
      }
    }
    Loop loop = loops.innermost(block);
    if (loop != null && loop.header() == block) {
      met.andNot(varying(loop));
    }
    return met;
  }

  /** Whether the block is entered from the head of a loop that it is not in, and that iterates at least once. */
  private boolean isBehind(int block, int head) {
    Loop loop = loops.innermost(head);
    return loop != null && loop.header() == head && !loop.contains(block) && certain.get(loop.index());
  }

  /** What is available when the test at a loop's head ends it after an iteration. */
  private BitSet atExit(int head, BitSet[] out) {
    Loop loop = loops.innermost(head);
    BitSet end = (BitSet) everything.clone();
    loop.backEdges().forEach(back -> end.and(out[back.from()]));
    end.andNot(varying(loop));
    return out(head, end);
  }

  private BitSet out(int block, BitSet in) {
    return transfer(method.blocks().get(block), in, (available, of, id) -> {});
  }

  private void mark(Loop loop, BitSet[] in, int level) {
    int aroundMethod = InRegister.EVERY_OUTER & -1 << depth(loop); // of loops in which the method is called nothing is known
    for (Block block : method.blocks()) {
      if (loops.innermost(block.index()) == loop && in[block.index()] != null) {
        transfer(block, in[block.index()], (available, of, id) -> {
          boolean inRegister = available.get(of.keys[id]);
          int levels = level == FIRST ? aroundMethod : 1 << level;
          of.first[id] |= inRegister && level == FIRST;
          of.levels[id] |= inRegister ? levels : 0;
        });
      }
    }
  }

  private static int depth(Loop loop) {
    return loop == null ? 0 : 1 + depth(loop.parent());
  }

  private BitSet transfer(Block block, BitSet in, AtLoad atLoad) {
    BitSet available = (BitSet) in.clone();
    transfer(outermost, block, available, atLoad);
    return available;
  }

  private void transfer(CallFrame frame, Block block, BitSet available, AtLoad atLoad) {
    Accesses of = accesses.get(frame);
    for (Instruction instruction : block.instructions()) {
      int key = of.keys[instruction.id()];
      if (instruction instanceof Instruction.ArrayLoad || instruction instanceof Instruction.FieldLoad) {
        atLoad.load(available, of, instruction.id());
        available.set(key);
      } else if (instruction instanceof Instruction.ArrayStore store) {
        store(available, key, store.elementType());
      } else if (instruction instanceof Instruction.FieldStore store) {
        store(available, key, store.field().type());
      } else if (instruction instanceof Instruction.Call call) {
        CallFrame inPlace = frame.inPlaceOf(call);
        if (inPlace != null) {
          transfer(inPlace, inPlace.method.blocks().get(0), available, atLoad);
        } else if (!touchesNothing(call)) {
          available.clear();
        }
      } else if (instruction instanceof Instruction.Monitor) {
        available.clear();
      }
    }
  }

  private void store(BitSet available, int key, Type type) {
    available.andNot(killed.computeIfAbsent(type.isReference() ? "L" : type.descriptor(), t -> killedBy(type)));
    if (!keys.addressReads(key, type)) {
      available.set(key);
    }
  }

  private BitSet killedBy(Type type) {
    BitSet all = new BitSet();
    for (int key = 0; key < keys.size(); key++) {
      all.set(key, keys.reads(key, type));
    }
    return all;
  }

  /** Whether a compiler knows that a call touches no memory, that of an instruction or two on real machines among them. */
  public static boolean touchesNothing(Instruction.Call call) {
    return CallEffects.isArithmetic(call) && !SETTING_ERRNO.contains(call.target().name());
  }

  private final Map<Loop, BitSet> varyingIn = new HashMap<>();

  /** The expressions over values that the loop defines. */
  private BitSet varying(Loop loop) {
    return varyingIn.computeIfAbsent(
        loop,
        l -> {
          BitSet varying = new BitSet();
          for (int key = 0; key < keys.size(); key++) {
            boolean varies = keys.leaves(key).stream().anyMatch(leaf -> l.contains(method.blockOf(leaf).index()));
            varying.set(key, varies);
          }
          return varying;
        });
  }
}
