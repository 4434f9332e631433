package org.parcast.ir;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.Stream;

/** A method in static single assignment form. Immutable. */
public final class Method {

  /**
   * The name that the source gives a local variable.
   *
   * @param slot its local variable
   * @param start bytecode index of the first instruction of its scope
   * @param end bytecode index after the last
   */
  public record LocalName(int slot, int start, int end, String name, Type type) {
    /** The local variable at a bytecode instruction, or null where none of the names covers it. */
    public static LocalName find(List<LocalName> names, int slot, int position) {
      for (LocalName local : names) {
        // A variable's scope starts after the store that first fills it.
        if (local.slot == slot && local.start <= position + 1 && position < local.end) {
          return local;
        }
      }
      return null;
    }
  }

  /**
   * A reference is taken from a local variable that the source names.
   *
   * @param position bytecode index of the instruction that loads it
   */
  public record LocalLoad(int position, LocalName from) {}

  private final MethodRef ref;
  private final int access;
  private final List<Block> blocks;
  private final int[] lines;
  private final List<LocalName> localNames;
  private final Map<Integer, String> names;
  private final Map<Integer, List<LocalLoad>> loads;
  private final Instruction[] instructions;
  private final List<Instruction> inBlocks;
  private final List<Instruction.Parameter> parameters;
  private final int[] blockOf;
  private final int[][] uses;

  /**
   * @param access access flags of the class file
   * @param blocks the basic blocks by index; empty for a method without code
   * @param lines source line of each bytecode instruction by its index, 0 where unknown
   * @param names by id, the variable that first holds the value, as far as it is known
   * @param loads by id, where an array or object is taken from which variable
   */
  public Method(
      MethodRef ref, int access, List<Block> blocks, int[] lines, List<LocalName> localNames, Map<Integer, String> names, Map<Integer, List<LocalLoad>> loads) {
    this.ref = ref;
    this.access = access;
    this.blocks = List.copyOf(blocks);
    this.lines = lines.clone();
    this.localNames = List.copyOf(localNames);
    this.names = Map.copyOf(names);
    this.loads = Map.copyOf(loads);
    this.inBlocks = blocks.stream().flatMap(block -> block.instructions().stream()).toList();
    this.parameters = blocks.isEmpty() ? List.of()
        : blocks.get(0).instructions().stream().filter(Instruction.Parameter.class::isInstance).map(Instruction.Parameter.class::cast).toList();
    int size = blocks.stream().flatMap(b -> b.instructions().stream()).mapToInt(Instruction::id).max().orElse(-1) + 1;
    this.instructions = new Instruction[size];
    this.blockOf = new int[size];
    Arrays.fill(blockOf, -1);
    int[] count = new int[size];
    for (Block block : blocks) {
      for (Instruction instruction : block.instructions()) {
        instructions[instruction.id()] = instruction;
        blockOf[instruction.id()] = block.index();
        instruction.operands().forEach(operand -> count[operand]++);
      }
    }
    this.uses = new int[size][];
    Arrays.setAll(uses, id -> new int[count[id]]);
    for (Block block : blocks) {
      for (Instruction instruction : block.instructions()) {
        instruction.operands().forEach(operand -> uses[operand][--count[operand]] = instruction.id());
      }
    }
    for (int[] of : uses) {
      Arrays.sort(of);
    }
  }

  /** A method whose values are not known to be taken from variables. */
  public Method(MethodRef ref, int access, List<Block> blocks, int[] lines, List<LocalName> localNames, Map<Integer, String> names) {
    this(ref, access, blocks, lines, localNames, names, Map.of());
  }

  /** The same method with other instructions in its blocks. */
  public Method with(List<Block> others) {
    return new Method(ref, access, others, lines, localNames, names, loads);
  }

  public MethodRef ref() {
    return ref;
  }

  public int access() {
    return access;
  }

  public boolean isStatic() {
    return (access & 0x0008) != 0;
  }

  public List<Block> blocks() {
    return blocks;
  }

  /** One more than the largest instruction id. */
  public int size() {
    return instructions.length;
  }

  /** The instruction with this id, or null where none has it. */
  public Instruction instruction(int id) {
    return instructions[id];
  }

  /** The block of the instruction with this id. */
  public Block blockOf(int id) {
    return blocks.get(blockOf[id]);
  }

  /** Ids of the instructions that use the value, ascending, once for each use. */
  public int[] uses(int id) {
    return uses[id].clone();
  }

  /** All instructions, block by block. */
  public List<Instruction> instructions() {
    return inBlocks;
  }

  /** The instructions of some blocks, as of a loop, block by block. */
  public Stream<Instruction> instructions(BitSet of) {
    return of.stream().mapToObj(blocks::get).flatMap(block -> block.instructions().stream());
  }

  /**
   * The blocks that control may come to from the end of a block; that block itself only where control may come back to it.
   *
   * @param through the blocks that control may enter on its way
   */
  public BitSet reachable(int from, IntPredicate through) {
    return reachable(from, through, block -> block.successors().stream());
  }

  /** The same, be it by an exception: from within a block too, to what catches that. */
  public BitSet reachableAnyhow(int from, IntPredicate through) {
    return reachable(from, through, Block::next);
  }

  private BitSet reachable(int from, IntPredicate through, Function<Block, Stream<Integer>> after) {
    BitSet reached = new BitSet();
    Deque<Integer> work = new ArrayDeque<>(List.of(from));
    while (!work.isEmpty()) {
      after.apply(blocks.get(work.pop())).filter(next -> through.test(next) && !reached.get(next)).forEach(next -> {
        reached.set(next);
        work.push(next);
      });
    }
    return reached;
  }

  public List<Instruction.Parameter> parameters() {
    return parameters;
  }

  /** The source name of the variable that first holds the value, or null for an intermediate result or where the name is not known. */
  public String name(int id) {
    return names.get(id);
  }

  /** Where a value, an array or object, is taken from local variables; several variables may have the same. */
  public List<LocalLoad> loads(int id) {
    return loads.getOrDefault(id, List.of());
  }

  /** Source line of a bytecode instruction, 0 where unknown. */
  public int line(int position) {
    return position < 0 || position >= lines.length ? 0 : lines[position];
  }

  public List<LocalName> localNames() {
    return localNames;
  }

  /** The source name of a local variable at a bytecode instruction, or null where the class file does not tell. */
  public String localName(int slot, int position) {
    LocalName found = LocalName.find(localNames, slot, position);
    return found == null ? null : found.name();
  }

  @Override
  public String toString() {
    return ref.toString();
  }
}
