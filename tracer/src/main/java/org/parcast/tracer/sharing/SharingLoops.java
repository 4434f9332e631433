package org.parcast.tracer.sharing;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.parcast.ir.Block;
import org.parcast.ir.Edge;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.tracer.blocks.BlockMethod;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.emission.Insertions;
import org.parcast.tracer.emission.Locals;
import org.parcast.tracer.emission.PlainCopy;
import org.parcast.tracer.method.LoopEdges;

/**
 * Loops that stride through memory: counted as they run, and told of when they are left. Their first two iterations tell from where and how far apart.
 * Accesses in them that do not stride are told one by one.
 */
final class SharingLoops {
  /** Iterations after which a loop that stays in place tells of them. */
  private static final int LONGEST = 4096;

  private final BlockMethod facts;
  private final Method method;
  private final MethodNode node;
  private final Insertions insertions;
  private final Locals locals;
  private final SiteLocals sites;
  private final boolean copying;
  private final Map<Loop, List<StridedAccess>> told = new LinkedHashMap<>();
  private final Map<Loop, BitSet> advancing = new HashMap<>();
  private final Set<Loop> mixed = new HashSet<>();
  private final Set<Loop> meeting = new HashSet<>();
  private final List<PlainCopy> copies = new ArrayList<>();
  private final List<LeftByException> exceptions = new ArrayList<>();

  /** @param copying whether most iterations run without telling of each access */
  SharingLoops(BlockMethod facts, MethodNode node, Insertions insertions, Locals locals, SiteLocals sites, boolean copying) {
    this.facts = facts;
    this.method = facts.method;
    this.node = node;
    this.insertions = insertions;
    this.locals = locals;
    this.sites = sites;
    this.copying = copying;
  }

  /**
   * Threads talk to each other by this instruction while they are in a loop: the thread hands something on, or looks whether another has. Accesses
   * of the loop around it can't wait for its end.
   */
  void meet(Instruction instruction) {
    meeting.add(facts.loops.innermost(method.blockOf(instruction.id()).index()));
  }

  /** The loop at whose end the access is told, or null. */
  Loop stridedAround(Instruction access) {
    Loop loop = facts.loops.innermost(method.blockOf(access.id()).index());
    if (loop == null || !meeting.contains(loop) && advancing.computeIfAbsent(loop, facts::advancing).get(access.id())) {
      return loop;
    }
    mixed.add(loop);
    return null;
  }

  /** The local that counts the iterations of a strided loop that have begun. */
  int counter(Loop loop) {
    return locals.value("iteration" + loop.index());
  }

  /** A local that is 0 whenever the loop around the instruction is entered. */
  int zeroAtEntry(Instruction instruction) {
    int local = locals.value("executions" + instruction.id());
    for (Edge entry : LoopEdges.entries(method, facts.loops.innermost(method.blockOf(instruction.id()).index()))) {
      insertions.onEdge(entry).op(Opcodes.ICONST_0).local(Opcodes.ISTORE, local);
    }
    return local;
  }

  /** The access is in a strided loop. */
  void tellAtEnd(StridedAccess access) {
    Loop loop = facts.loops.innermost(method.blockOf(access.instruction().id()).index());
    told.computeIfAbsent(loop, l -> new ArrayList<>()).add(access);
  }

  void rewrite() {
    for (Map.Entry<Loop, List<StridedAccess>> entry : told.entrySet()) {
      Loop loop = entry.getKey();
      exits(loop, counter(loop), entry.getValue());
      iterations(loop, counter(loop));
      Extent extent = extent(loop);
      if (isGuardedAsOne(extent.first(), extent.last())) {
        PlainCopy copy = mixed.contains(loop) || !copying ? null : copy(loop, extent, counter(loop), entry.getValue());
        leftByException(extent, entry.getValue(), counter(loop), copy);
      }
    }
  }

  /** The first instruction of a loop, its last, and the first of its head. */
  private record Extent(AbstractInsnNode first, AbstractInsnNode last, AbstractInsnNode head) {}

  private Extent extent(Loop loop) {
    int from = loop.blocks().stream().map(block -> method.blocks().get(block).start()).min().orElseThrow();
    int to = loop.blocks().stream().map(block -> method.blocks().get(block).end()).max().orElseThrow();
    int head = method.blocks().get(loop.header()).start();
    return new Extent(insertions.instruction(from), insertions.instruction(to - 1), insertions.instruction(head));
  }

  /** An iteration that an exception ends is not told of. */
  private void leftByException(Extent extent, List<StridedAccess> accesses, int counter, PlainCopy copy) {
    Emission tell = new Emission();
    accesses.forEach(access -> access.tell(tell, sites, counter, 1));
    List<TryCatchBlockNode> outer = node.tryCatchBlocks.stream().filter(guard -> covers(guard, extent.first())).toList();
    exceptions.add(new LeftByException(node, extent.first(), extent.last(), extent.head(), tell, outer, copy));
  }

  private void exits(Loop loop, int counter, List<StridedAccess> accesses) {
    for (Edge exit : LoopEdges.exits(method, loop)) {
      Emission edge = insertions.onEdge(exit);
      List<Block> executed = LoopEdges.upTo(exit.from(), method, loop);
      accesses.forEach(access -> access.tell(edge, sites, counter, executed.contains(method.blockOf(access.instruction().id())) ? 0 : 1));
    }
  }

  /** Counts the iterations that begin, also one that comes no further than a test at the head. */
  private void iterations(Loop loop, int counter) {
    LoopEdges.entries(method, loop).forEach(entry -> insertions.onEdge(entry).op(Opcodes.ICONST_1).local(Opcodes.ISTORE, counter));
    loop.backEdges().stream().distinct().forEach(edge -> insertions.onEdge(edge).list.add(new IincInsnNode(counter, 1)));
  }

  /**
   * From the third iteration on nothing is told: they run in a copy of the loop as it was, which the compiler can turn into vector instructions. A loop
   * that stores to one word all the time tells now and then, so that those who run beside it and do the same are met. Null where the loop has another
   * form.
   */
  private PlainCopy copy(Loop loop, Extent extent, int counter, List<StridedAccess> accesses) {
    if (extent.head() != extent.first() || !facts.testsFirst(loop)) {
      return null;
    }
    AbstractInsnNode test = insertions.instruction(method.blocks().get(loop.header()).end() - 1);
    PlainCopy copy = PlainCopy.of(extent.first(), extent.last(), test, counter);
    if (copy != null) {
      if (accesses.stream().anyMatch(access -> facts.staysInPlace(access.instruction()))) {
        Emission tell = new Emission();
        accesses.forEach(access -> access.tell(tell, sites, counter, 0));
        copy.tellEvery(LONGEST, tell);
      }
      guard(copy, extent.first());
      copies.add(copy);
    }
    return copy;
  }

  /** Whether each handler of exceptions is there for all of the loop or for nothing of it. */
  private boolean isGuardedAsOne(AbstractInsnNode first, AbstractInsnNode last) {
    return node.tryCatchBlocks.stream().allMatch(guard -> covers(guard, first) == covers(guard, last)
        && (covers(guard, first) || !isBetween(first, guard.start, last)));
  }

  /** The copy gets the handlers of the loop. */
  private void guard(PlainCopy copy, AbstractInsnNode first) {
    node.tryCatchBlocks = node.tryCatchBlocks.stream().flatMap(guard -> covers(guard, first)
        ? Stream.of(guard, new TryCatchBlockNode(copy.start(), copy.end(), guard.handler, guard.type)) : Stream.of(guard))
        .collect(Collectors.toCollection(ArrayList::new));
  }

  private boolean covers(TryCatchBlockNode guard, AbstractInsnNode insn) {
    return isBetween(guard.start, insn, guard.end);
  }

  private boolean isBetween(AbstractInsnNode from, AbstractInsnNode insn, AbstractInsnNode to) {
    int at = node.instructions.indexOf(insn);
    return node.instructions.indexOf(from) <= at && at < node.instructions.indexOf(to);
  }

  /** What is to be done when all insertions have been made. */
  void finish() {
    copies.forEach(copy -> copy.apply(node.instructions));
    exceptions.forEach(exception -> exception.apply(node));
  }
}
