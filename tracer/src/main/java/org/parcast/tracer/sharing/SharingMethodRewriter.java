package org.parcast.tracer.sharing;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.parcast.ir.Block;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.tracer.blocks.BlockMethod;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.emission.Insertions;
import org.parcast.tracer.emission.Locals;
import org.parcast.tracer.method.BlockUpdates;
import org.parcast.tracer.method.InvariantRows;
import org.parcast.tracer.method.MeetingPoints;

/** Rewrites one method so that it tells the detection of its accesses: one by one, or at the end of a loop that strides. */
final class SharingMethodRewriter {
  private static final String ANY = "Ljava/lang/Object;";
  private static final int NONE = -1;
  private static final String STREAMS = "org/parcast/recorder/sharing/Streams";

  private final MethodNode node;
  private final BlockMethod facts;
  private final ClassDeclaration declared;
  private final FieldOffsets offsets;
  private final SharingSites sites;
  private final boolean streams;
  private final Insertions insertions;
  private final Locals locals;
  private final SiteLocals siteLocals;
  private final SharingLoops loops;

  /** By access: twice its site, plus one for a store. */
  private final Map<Integer, Integer> numbers = new HashMap<>();

  /** Loads that touch memory only when a loop executes them first. */
  private final BitSet once = new BitSet();

  /** Of the stores that update what they have loaded, the number of the load by their own. */
  private final Map<Integer, Integer> updates = new HashMap<>();

  SharingMethodRewriter(MethodNode node, BlockMethod facts, ClassDeclaration declared, FieldOffsets offsets, SharingSites sites, boolean streams) {
    this.node = node;
    this.facts = facts;
    this.declared = declared;
    this.offsets = offsets;
    this.sites = sites;
    this.streams = streams;
    this.insertions = new Insertions(node, facts.method);
    this.locals = new Locals(node);
    this.siteLocals = new SiteLocals(locals, !facts.loops().isEmpty(), updates);
    this.loops = new SharingLoops(facts, node, insertions, locals, siteLocals, !streams);
  }

  /** @param task whether the method is what a thread or a pool is given to run */
  void rewrite(boolean task) {
    BitSet through = through();
    number(through);
    facts.method.instructions().stream().filter(instruction -> releases(instruction) || isVolatile(instruction)).forEach(loops::meet);
    boolean endsTask = task || (facts.method.access() & Opcodes.ACC_SYNCHRONIZED) != 0;
    BitSet untold = pairUpdates(through);
    for (Block block : facts.method.blocks()) {
      for (Instruction instruction : block.instructions()) {
        if (numbers.containsKey(instruction.id())) {
          tell(instruction, numbers.get(instruction.id()), untold.get(instruction.id()));
        }
        if (endsTask && instruction instanceof Instruction.Return || releases(instruction)) {
          insertions.before(instruction.position()).call(SiteLocals.THREADS, "meet", "()V");
        }
        if (instruction instanceof Instruction.Call call && MeetingPoints.isOne(call)) {
          insertions.before(call.position()).call(SiteLocals.THREADS, "meet", "()V");
          if (MeetingPoints.waitsForTheEnd(call)) {
            insertions.after(call.position()).call(SiteLocals.THREADS, "joined", "()V");
          }
        }
      }
    }
    loops.rewrite();
    siteLocals.fill(insertions.atEntry());
    locals.initialise(insertions.atEntry());
    insertions.apply();
    loops.finish();
    locals.extendFrames(node);
  }

  /** Whether the thread gives a lock back or stores what others may be waiting for. */
  private boolean releases(Instruction instruction) {
    return instruction instanceof Instruction.Monitor monitor && !monitor.enter()
        || instruction instanceof Instruction.FieldStore && offsets.isVolatile(insertions.instruction(instruction.position()));
  }

  /**
   * Values in registers are not loaded, unless a loop's addresses are to be found through them; an object that is not yet constructed can't be handed
   * on.
   */
  private void number(BitSet through) {
    InvariantRows rows = new InvariantRows(facts.method);
    FirstLoads first = new FirstLoads(facts, this::isVolatile);
    for (Instruction instruction : facts.method.instructions()) {
      boolean loaded = through.get(instruction.id()) || isVolatile(instruction) || !facts.isInRegister(instruction);
      once.set(instruction.id(), !through.get(instruction.id()) && first.contains(instruction));
      boolean element = instruction instanceof Instruction.ArrayStore || instruction instanceof Instruction.ArrayLoad load && loaded && !rows.contains(load);
      boolean field = instruction instanceof Instruction.FieldLoad && loaded
          || instruction instanceof Instruction.FieldStore store && (store.isStatic() || store.position() > facts.superCall);
      if (element) {
        numbers.put(instruction.id(), access(sites.ofArray(insertions.instruction(instruction.position()), instruction, facts.method, declared), instruction));
      } else if (field && insertions.instruction(instruction.position()) instanceof FieldInsnNode at && offsets.known(at)) {
        numbers.put(instruction.id(), access(sites.ofField(at, declared, offsets.isFixed(at)), instruction));
      }
    }
  }

  private boolean isVolatile(Instruction access) {
    return (access instanceof Instruction.FieldLoad || access instanceof Instruction.FieldStore)
        && offsets.isVolatile(insertions.instruction(access.position()));
  }

  /** Finds the stores that tell of a load too; answers those loads. */
  private BitSet pairUpdates(BitSet through) {
    BitSet untold = new BitSet();
    Predicate<Instruction> told = access -> numbers.containsKey(access.id()) && !through.get(access.id()) && !once.get(access.id());
    BlockUpdates.in(facts.method, told, facts::isPure).forEach((store, load) -> {
      untold.set(load.id());
      updates.put(numbers.get(store), numbers.get(load.id()));
    });
    return untold;
  }

  /** The loads of rows, objects and indices through which a loop's accesses are told of. */
  private BitSet through() {
    BitSet through = new BitSet();
    for (Instruction access : facts.method.instructions()) {
      if (BlockMethod.isAccess(access) && facts.isInLoop(access)) {
        IntStream.of(facts.varyingRowLoad(access), facts.loadedIndex(access)).filter(load -> load >= 0).forEach(through::set);
      }
    }
    return through;
  }

  private static int access(int site, Instruction instruction) {
    boolean write = instruction instanceof Instruction.ArrayStore || instruction instanceof Instruction.FieldStore;
    return 2 * site + (write ? 1 : 0);
  }

  private void tell(Instruction instruction, int access, boolean toldLater) {
    Emission before = insertions.before(instruction.position());
    Loop loop = loops.stridedAround(instruction);
    int executions = once.get(instruction.id()) && (streams || loop == null) ? loops.zeroAtEntry(instruction) : NONE;
    if (streams) {
      stream(before, instruction, access, executions);
    }
    if (toldLater) {
      return;
    }
    if (instruction instanceof Instruction.ArrayLoad || instruction instanceof Instruction.ArrayStore) {
      arrayAndIndex(before, instruction);
      element(before, instruction, access, loop, executions);
    } else {
      field(before, instruction, access, loop, executions);
    }
    if (executions != NONE) {
      before.list.add(new IincInsnNode(executions, 1));
    }
  }

  private void stream(Emission before, Instruction instruction, int access, int executions) {
    if (instruction instanceof Instruction.ArrayLoad || instruction instanceof Instruction.ArrayStore) {
      arrayAndIndex(before, instruction);
      before.push(Integer.numberOfTrailingZeros(bytes(elementType(instruction)))).push(access);
      pushExecutions(before, executions).call(STREAMS, "element", "(" + ANY + "IIII)V");
    } else {
      FieldInsnNode field = (FieldInsnNode) insertions.instruction(instruction.position());
      holder(before, field);
      before.push(offsets.of(field)).push(access);
      pushExecutions(before, executions).call(STREAMS, "field", "(" + ANY + "III)V");
    }
  }

  /** Leaves on the stack how often the loop has executed the access before, where only the first time counts; else 0. */
  private static Emission pushExecutions(Emission before, int executions) {
    return executions == NONE ? before.push(0) : before.local(Opcodes.ILOAD, executions);
  }

  /** Leaves the array and the index of the access on the stack, above what it takes. */
  private static void arrayAndIndex(Emission before, Instruction access) {
    if (access instanceof Instruction.ArrayLoad) {
      before.op(Opcodes.DUP2);
    } else if (elementType(access).getSize() == 2) {
      before.op(Opcodes.DUP2_X2).op(Opcodes.POP2).op(Opcodes.DUP2_X2);
    } else {
      before.op(Opcodes.DUP_X2).op(Opcodes.POP).op(Opcodes.DUP2_X1);
    }
  }

  private static Type elementType(Instruction access) {
    return Locals.asmType(access instanceof Instruction.ArrayLoad load ? load.type() : ((Instruction.ArrayStore) access).elementType());
  }

  private void element(Emission before, Instruction instruction, int access, Loop loop, int executions) {
    int bytes = bytes(elementType(instruction));
    if (loop == null && executions != NONE) {
      siteLocals.push(pushExecutions(before, executions), access).call(SiteLocals.THREADS, "first" + bytes, "(" + ANY + "II" + SiteLocals.SITE + ")V");
    } else if (loop == null) {
      siteLocals.push(before, access).call(SiteLocals.THREADS, "element" + bytes, "(" + ANY + "I" + SiteLocals.SITE + ")V");
    } else {
      before.local(Opcodes.ILOAD, loops.counter(loop));
      siteLocals.push(before, access).call(SiteLocals.THREADS, "strided" + bytes, "(" + ANY + "II" + SiteLocals.SITE + ")V");
      loops.tellAtEnd(strided(instruction, access, bytes));
    }
  }

  private StridedAccess strided(Instruction instruction, int access, int bytes) {
    int row = facts.varyingRowLoad(instruction);
    int index = facts.loadedIndex(instruction);
    boolean first = once.get(instruction.id());
    if (row >= 0) {
      return new StridedAccess(instruction, access, bytes, StridedAccess.Way.ROWS, numbers.get(row), first);
    } else if (index >= 0) {
      return new StridedAccess(instruction, access, bytes, StridedAccess.Way.INDICES, numbers.get(index), first);
    }
    return new StridedAccess(instruction, access, bytes, StridedAccess.Way.DIRECT, 0, first);
  }

  private static int bytes(Type type) {
    return switch (type.getSort()) {
      case Type.BOOLEAN, Type.BYTE -> 1;
      case Type.CHAR, Type.SHORT -> 2;
      case Type.LONG, Type.DOUBLE -> 8;
      default -> 4;
    };
  }

  private void field(Emission before, Instruction instruction, int access, Loop loop, int executions) {
    FieldInsnNode field = (FieldInsnNode) insertions.instruction(instruction.position());
    holder(before, field);
    boolean watched = offsets.isWatched(field);
    String holder = watched ? "L" + SharingRewriter.WATCHED + ";" : ANY;
    before.push(watched ? offsets.wordOf(field) : offsets.of(field));
    boolean fixed = !watched && offsets.isFixed(field) && instruction instanceof Instruction.FieldLoad;
    String kind = watched ? "Object" : fixed ? "FixedField" : "Field";
    if (loop == null && executions != NONE) {
      siteLocals.push(pushExecutions(before, executions), access).call(SiteLocals.THREADS, "first" + kind, "(" + holder + "II" + SiteLocals.SITE + ")V");
    } else if (loop == null) {
      String name = watched ? "object" : fixed ? "fixedField" : "field";
      siteLocals.push(before, access).call(SiteLocals.THREADS, name, "(" + holder + "I" + SiteLocals.SITE + ")V");
    } else {
      before.local(Opcodes.ILOAD, loops.counter(loop));
      siteLocals.push(before, access).call(SiteLocals.THREADS, "strided" + kind, "(" + holder + "II" + SiteLocals.SITE + ")V");
      StridedAccess strided = strided(instruction, access, bytes(Type.getType(field.desc)));
      loops.tellAtEnd(watched ? strided.toObjects() : strided);
    }
  }

  /** Leaves the object of the access on the stack, above what it takes; the class of a static field. */
  private void holder(Emission before, FieldInsnNode field) {
    switch (field.getOpcode()) {
      case Opcodes.GETFIELD -> before.op(Opcodes.DUP);
      case Opcodes.PUTFIELD -> {
        if (Type.getType(field.desc).getSize() == 2) {
          before.op(Opcodes.DUP2_X1).op(Opcodes.POP2).op(Opcodes.DUP_X2);
        } else {
          before.op(Opcodes.DUP2).op(Opcodes.POP);
        }
      }
      default -> before.list.add(new LdcInsnNode(Type.getObjectType(offsets.holder(field))));
    }
  }
}
