package org.parcast.tracer.blocks;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;
import org.parcast.ir.Type;
import org.parcast.recording.trace.table.Reference;
import org.parcast.recording.trace.table.Reference.InRegister;
import org.parcast.recording.trace.table.Reference.Kind;
import org.parcast.recording.trace.table.TraceLoop;
import org.parcast.recording.trace.table.TraceMethod;
import org.parcast.tracer.emission.RepeatableNest;
import org.parcast.tracer.method.CallEffects;
import org.parcast.tracer.method.SuperCall;
import org.parcast.tracer.run.TraceRequest;

/** The references, blocks and loops of one method, numbered. */
public final class BlockMethod {
  /**
   * A loop all of whose addresses advance by strides, or that refers to none: its blocks, which follow each other, the local that counts the
   * iterations that have begun, and the instructions of an iteration.
   */
  record Strided(int firstBlock, int lastBlock, String counter, int instructions, boolean testsFirst, boolean refers) {}

  public final Method method;
  public final LoopForest loops;
  final int number;
  final String sourceFile;

  /** Bytecode index of the constructor's call of another constructor, before which {@code this} can't be used; else -1. */
  public final int superCall;

  private final BlockTables tables;
  private final ObjectLayouts layouts;
  private final CallEffects calls;
  private final InRegister[] inRegister;
  private final Map<Loop, Integer> loopNumbers = new LinkedHashMap<>();
  private final Map<Loop, Strided> strided = new HashMap<>();
  private final Map<Loop, BranchedLoop> branched = new HashMap<>();

  /** Loops that fall silent, see {@link EvenCalls}: the local that counts the iterations that have begun. */
  private final Map<Loop, String> calling = new HashMap<>();

  private final Set<Method> called = new HashSet<>();
  private final Map<Integer, Integer> references = new HashMap<>();

  /** By block, the recorder's number, where it has references. */
  private final Map<Integer, Integer> numbers = new HashMap<>();

  BlockMethod(Method method, LoopForest loops, InRegister[] inRegister, String sourceFile, BlockTables tables, ObjectLayouts layouts, CallEffects calls,
      CallTargets targets, Map<String, Integer> loopLines) {
    this.method = method;
    this.sourceFile = sourceFile;
    this.tables = tables;
    this.layouts = layouts;
    this.calls = calls;
    this.loops = loops;
    this.number = tables.methods.size();
    this.superCall = SuperCall.positionIn(method);
    this.inRegister = inRegister;
    tables.methods.add(new TraceMethod(number, method.ref().owner(), method.ref().name(), method.ref().descriptor(), sourceFile));
    loops.loops().forEach(loop -> numberLoop(loop, loopLines));
    BitSet done = new BitSet();
    for (Loop loop : loopNumbers.keySet()) {
      numberStrided(loop, done);
    }
    method.blocks().stream().filter(block -> !done.get(block.index())).forEach(this::numberBlock);
    for (Loop loop : loopNumbers.keySet()) {
      List<Block> blocks = strided.containsKey(loop) ? null : StridedLoops.branches(method, calls, loop, superCall);
      if (blocks != null && tables.blocks.size() <= Character.MAX_VALUE) {
        branched.put(loop, BranchedLoop.of(loop, blocks, numbers));
      } else if (!strided.containsKey(loop)) {
        Set<Method> methods = EvenCalls.called(method, calls, targets, loop, superCall);
        if (!methods.isEmpty()) {
          calling.put(loop, "iteration" + loop.index());
          called.addAll(methods);
        }
      }
    }
  }

  /** Number of an access, 0 where it is none that is recorded. */
  int reference(Instruction access) {
    return references.getOrDefault(access.id(), 0);
  }

  /** Whether there are references in the block. */
  boolean refers(Block block) {
    return numbers.containsKey(block.index());
  }

  /** All loops, outer ones first, with their numbers. */
  public Map<Loop, Integer> loops() {
    return loopNumbers;
  }

  /** Number of the innermost loop around the block, 0 for none. */
  int loopAt(int block) {
    Loop loop = loops.innermost(block);
    return loop == null ? 0 : loopNumbers.get(loop);
  }

  Strided strided(Loop loop) {
    return strided.get(loop);
  }

  /** The loop as one that may come again as it was, or null. */
  RepeatableNest repeatable(Loop loop) {
    return RepeatableNest.of(method, calls, loop);
  }

  /** The strided loop that holds the access, or null. */
  Strided stridedAround(Instruction access) {
    return stridedAround(method.blockOf(access.id()));
  }

  /** The strided loop that holds the block, or null. */
  Strided stridedAround(Block block) {
    Loop loop = loops.innermost(block.index());
    return loop == null ? null : strided.get(loop);
  }

  /** The local that counts the iterations of a loop that falls silent, null where it does not. */
  String calling(Loop loop) {
    return calling.get(loop);
  }

  /** The methods that are called in loops that fall silent. */
  Set<Method> called() {
    return called;
  }

  BranchedLoop branched(Loop loop) {
    return branched.get(loop);
  }

  /** The loop with branches that holds the block, all of whose addresses advance by strides, or null. */
  BranchedLoop branchedAround(Block block) {
    Loop loop = loops.innermost(block.index());
    return loop == null ? null : branched.get(loop);
  }

  /** The accesses in an innermost loop, by id, that move by strides or through an array that does: all or some. */
  public BitSet advancing(Loop loop) {
    return StridedLoops.advancing(method, calls, loop, superCall);
  }

  /** The reference that loads the row, where the access in a strided loop is to an element of a row that varies; else 0. */
  int varyingRow(Instruction access) {
    int row = varyingRowLoad(access);
    return row < 0 ? 0 : reference(method.instruction(row));
  }

  /** The load of the row or object, where the access in a strided loop is to an element or field of one that varies; else -1. */
  public int varyingRowLoad(Instruction access) {
    return StridedLoops.varyingRow(method, calls, innermost(access), access);
  }

  /** The load of the index, where the access in a strided loop is to an element whose index is loaded; else -1. */
  public int loadedIndex(Instruction access) {
    return StridedLoops.loadedIndex(method, calls, innermost(access), access);
  }

  /** Whether a store in a strided loop is to the same word in every iteration. */
  public boolean staysInPlace(Instruction access) {
    return StridedLoops.staysInPlace(method, calls, innermost(access), access);
  }

  /** Whether a call only computes with numbers. */
  public boolean isPure(Instruction.Call call) {
    return calls.isPure(call);
  }

  public boolean isInLoop(Instruction access) {
    return innermost(access) != null;
  }

  /** Whether a load's value is in a register whenever it is executed: memory is not touched. */
  public boolean isInRegister(Instruction load) {
    return inRegister[load.id()].first() && inRegister[load.id()].later() && !inRegister[load.id()].inPlace();
  }

  /** Whether only the first iteration of the loop around it touches memory: in the others the load's value is in a register. */
  public boolean isLoadedOnce(Instruction load) {
    return inRegister[load.id()].later() && !inRegister[load.id()].first() && isInLoop(load);
  }

  public Loop innermost(Instruction access) {
    return loops.innermost(method.blockOf(access.id()).index());
  }

  public static boolean isAccess(Instruction instruction) {
    return instruction instanceof Instruction.ArrayLoad
        || instruction instanceof Instruction.ArrayStore
        || instruction instanceof Instruction.FieldLoad
        || instruction instanceof Instruction.FieldStore;
  }

  /** Whether the loop goes on only where a test at its head succeeds. */
  public boolean testsFirst(Loop loop) {
    Block header = method.blocks().get(loop.header());
    List<Integer> successors = header.successors().stream().distinct().toList();
    return successors.size() == 2
        && successors.stream().filter(loop::contains).count() == 1
        && successors.stream().noneMatch(successor -> successor == loop.header());
  }

  // ---- loops

  /** Whether nothing in the innermost loop can refer to memory, itself or in a called method. */
  private boolean onlyComputes(Loop loop) {
    return loops.loops().stream().noneMatch(inner -> inner.parent() == loop)
        && loop.blocks().stream()
            .mapToObj(method.blocks()::get)
            .flatMap(block -> block.instructions().stream())
            .noneMatch(i -> isAccess(i) || i instanceof Instruction.Call call && !calls.isPure(call) || i instanceof Instruction.NewObject
                || i instanceof Instruction.NewArray || i instanceof Instruction.Monitor);
  }

  private void numberLoop(Loop loop, Map<String, Integer> loopLines) {
    int id = tables.loops.size();
    Loop parent = loop.parent();
    int line = loopLines.getOrDefault(TraceRequest.loopKey(method, loop), loop.line());
    tables.loops.add(new TraceLoop(id, number, parent == null ? 0 : loopNumbers.get(parent), sourceFile, line, loop.header(), false));
    loopNumbers.put(loop, id);
  }

  private int instructions(Loop loop) {
    return instructions(loop.blocks().stream().mapToObj(method.blocks()::get).toList());
  }

  static int instructions(List<Block> blocks) {
    return blocks.stream().mapToInt(block -> block.end() - block.start()).sum();
  }

  /** Number of references in the blocks. */
  int references(List<Block> blocks) {
    return (int) blocks.stream().flatMap(block -> block.instructions().stream()).filter(instruction -> reference(instruction) > 0).count();
  }

  private void numberStrided(Loop loop, BitSet done) {
    if (onlyComputes(loop) && method.blocks().get(loop.header()).start() > superCall) {
      int block = tables.block(number, loop.header(), loop.line(), loopNumbers.get(loop), List.of());
      strided.put(loop, new Strided(block, block, "iteration" + loop.index(), instructions(loop), testsFirst(loop), false));
      return;
    }
    List<Block> path = StridedLoops.path(method, calls, loop, superCall);
    if (path == null) {
      return;
    }
    int first = tables.blocks.size();
    path.forEach(this::numberBlock);
    if (tables.blocks.size() > first) {
      path.forEach(block -> done.set(block.index()));
      strided.put(loop, new Strided(first, tables.blocks.size() - 1, "iteration" + loop.index(), instructions(loop), testsFirst(loop), true));
    }
  }

  // ---- references

  /** Calls, in which other blocks are executed, divide a block. */
  private void numberBlock(Block block) {
    List<Integer> part = new ArrayList<>();
    for (Instruction instruction : block.instructions()) {
      if (isAccess(instruction)) {
        int reference = number(instruction);
        if (reference > 0) {
          part.add(reference);
        }
      } else if (instruction instanceof Instruction.Call call && !calls.isPure(call)) {
        close(block, part);
      }
    }
    close(block, part);
  }

  private void close(Block block, List<Integer> part) {
    if (!part.isEmpty()) {
      numbers.put(block.index(), tables.block(number, block.index(), tables.references.get(part.get(0)).line(), loopAt(block.index()), part));
      part.clear();
    }
  }

  private int number(Instruction access) {
    if (access instanceof Instruction.ArrayLoad load) {
      return add(access, load.type().isReference() ? Kind.ROW : Kind.ELEMENT, false, load.type(), nameOf(load.array()));
    } else if (access instanceof Instruction.ArrayStore store) {
      Type type = store.elementType();
      return add(access, type.isReference() ? Kind.ROW : Kind.ELEMENT, true, type, nameOf(store.array()));
    } else if (access instanceof Instruction.FieldLoad load) {
      return field(access, load.field(), load.isStatic(), false);
    }
    Instruction.FieldStore store = (Instruction.FieldStore) access;
    return field(access, store.field(), store.isStatic(), true);
  }

  /** Static fields of the library, and fields of an object that is not constructed yet, are left out. */
  private int field(Instruction access, org.parcast.ir.FieldRef field, boolean isStatic, boolean write) {
    if (isStatic ? layouts.addressOf(field) < 0 : access.position() < superCall) {
      return 0;
    }
    return add(access, isStatic ? Kind.STATIC : Kind.FIELD, write, field.type(), nameOf(field));
  }

  private int add(Instruction access, Kind kind, boolean write, Type type, String name) {
    int id = tables.references.size();
    int block = method.blockOf(access.id()).index();
    tables.references.add(
        new Reference(
            id,
            kind,
            write,
            type.descriptor(),
            ObjectLayouts.bytes(type),
            name,
            number,
            method.line(access.position()),
            access.id(),
            access.position(),
            loopAt(block),
            write ? InRegister.NEVER : inRegister[access.id()]));
    references.put(access.id(), id);
    return id;
  }

  private static String nameOf(org.parcast.ir.FieldRef field) {
    return field.owner().substring(field.owner().lastIndexOf('/') + 1) + "." + field.name();
  }

  /** The name of the field that a new array is put into; empty where there is none. */
  private String nameOfField(int array) {
    for (int use : method.uses(array)) {
      if (method.instruction(use) instanceof Instruction.FieldStore store && store.value() == array) {
        return nameOf(store.field());
      }
    }
    return "";
  }

  /** The name of the variable or field that holds an array, of the root's for a row; empty where unknown. */
  String nameOf(int array) {
    Instruction instruction = method.instruction(array);
    String name = method.name(array);
    if (instruction instanceof Instruction.FieldLoad load) {
      return nameOf(load.field());
    } else if (instruction instanceof Instruction.NewArray && name == null) {
      return nameOfField(array);
    } else if (instruction instanceof Instruction.ArrayLoad load) {
      return nameOf(load.array());
    } else if (instruction instanceof Instruction.CheckCast cast) {
      return nameOf(cast.value());
    } else if (name != null) {
      return name;
    } else if (instruction instanceof Instruction.Parameter parameter) {
      String local = method.localName(parameter.slot(), 0);
      return local == null ? "" : local;
    } else if (instruction instanceof Instruction.Phi phi && !phi.variable().onStack()) {
      String local = method.localName(phi.variable().index(), method.blockOf(array).start());
      return local == null ? "" : local;
    }
    return "";
  }
}
