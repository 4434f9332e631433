package org.parcast.ir;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class LoopForestTest {

  @Provide
  Arbitrary<List<List<Integer>>> graphs() {
    return Graphs.any();
  }

  /** By the definition: the header, and what reaches the source of a back edge without passing the header. */
  @Property
  void membersReachABackEdgeWithoutTheHeader(@ForAll("graphs") List<List<Integer>> graph) {
    Method method = Graphs.method(graph);
    Dominators dominators = Dominators.of(method);
    LoopForest forest = LoopForest.of(method);
    BitSet headers = new BitSet();
    for (Loop loop : forest.loops()) {
      headers.set(loop.header());
      BitSet expected = new BitSet();
      expected.set(loop.header());
      for (int block = 0; block < graph.size(); block++) {
        BitSet reached = Graphs.reachable(graph, block, loop.header());
        if (loop.backEdges().stream().anyMatch(edge -> reached.get(edge.from()))) {
          expected.set(block);
        }
      }
      expected.stream().filter(block -> !dominators.isReachable(block)).boxed().toList().forEach(expected::clear);
      BitSet members = loop.blocks();
      members.stream().filter(block -> !dominators.isReachable(block)).boxed().toList().forEach(members::clear);
      assertThat(members).isEqualTo(expected);
    }
    for (int from = 0; from < graph.size(); from++) {
      for (int to : graph.get(from)) {
        assertThat(dominators.dominates(to, from) && !headers.get(to)).isFalse();
      }
    }
  }

  /** A program of nested statements, and the loops that it is written with, as "depth:header". */
  private static final class Structured {
    final List<List<Integer>> graph = new ArrayList<>();
    final List<String> loops = new ArrayList<>();

    int block() {
      graph.add(new ArrayList<>());
      return graph.size() - 1;
    }

    /** Adds a statement after a block; returns the block where control goes on. Digits of {@code shape} choose what is written. */
    int add(int at, List<Integer> shape, int[] next, int depth) {
      int choice = next[0] < shape.size() ? shape.get(next[0]++) : 0;
      int head = block();
      graph.get(at).add(head);
      if (choice == 0 || depth > 4) {
        return head;
      }
      switch (choice) {
        case 1 -> {
          return add(add(head, shape, next, depth + 1), shape, next, depth + 1);
        }
        case 2 -> {
          int taken = add(head, shape, next, depth + 1);
          int end = block();
          graph.get(taken).add(end);
          graph.get(head).add(end);
          return end;
        }
        case 3 -> {
          loops.add(loopDepth + ":" + head);
          loopDepth++;
          int body = add(head, shape, next, depth + 1);
          graph.get(body).add(head);
          loopDepth--;
          int end = block();
          graph.get(head).add(end);
          return end;
        }
        default -> {
          loops.add(loopDepth + ":" + head);
          loopDepth++;
          int last = add(head, shape, next, depth + 1);
          int test = block();
          graph.get(last).add(test);
          graph.get(test).add(head);
          loopDepth--;
          int end = block();
          graph.get(test).add(end);
          return end;
        }
      }
    }

    private int loopDepth = 1;
  }

  @Provide
  Arbitrary<List<Integer>> shapes() {
    return Arbitraries.integers().between(0, 4).list().ofMinSize(3).ofMaxSize(20);
  }

  @Property
  void structuredProgramsHaveTheLoopsTheyAreWrittenWith(@ForAll("shapes") List<Integer> shape) {
    Structured program = new Structured();
    program.add(program.block(), shape, new int[1], 0);
    LoopForest forest = LoopForest.of(Graphs.method(program.graph));
    assertThat(forest.loops().stream().map(loop -> loop.depth() + ":" + loop.header()))
        .containsExactlyInAnyOrderElementsOf(program.loops);
    for (Loop loop : forest.loops()) {
      assertThat(loop.parent() == null || loop.parent().encloses(loop)).isTrue();
      assertThat(loop.parent() == null || loop.parent().index() < loop.index()).isTrue();
      assertThat(forest.innermost(loop.header())).isSameAs(loop);
    }
  }

  @Test
  void aLoopTellsItsEdgesAndLine() {
    // 0 -> 1; 1 -> 2, 4; 2 -> 1, 3; 3 -> 1, 4
    List<List<Integer>> graph = List.of(List.of(1), List.of(2, 4), List.of(1, 3), List.of(1, 4), List.of());
    Loop loop = LoopForest.of(Graphs.method(graph)).loops().get(0);
    assertThat(loop.header()).isEqualTo(1);
    assertThat(loop.backEdges()).containsExactly(new Edge(2, 1), new Edge(3, 1));
    assertThat(loop.exits()).containsExactly(new Edge(1, 4), new Edge(3, 4));
    assertThat(loop.line()).isEqualTo(11);
    assertThat(loop).hasToString("loop at block 1 (line 11)");
  }

  @Test
  void aCycleWithTwoEntriesIsNoLoop() {
    List<List<Integer>> graph = List.of(List.of(1, 2), List.of(2), List.of(1, 3), List.of());
    assertThat(LoopForest.of(Graphs.method(graph)).loops()).isEmpty();
  }

  /** As javac writes synchronized: what releases the lock is in its own protected range, so that it is tried again where that fails. */
  @Test
  void aHandlerOfItsOwnExceptionsIsNoLoop() {
    List<Instruction> release = List.of(new Instruction.Caught(1, 1, Type.ofInternalName("java/lang/Throwable")), new Instruction.Throw(2, 1, 1));
    List<Block> blocks =
        List.of(
            new Block(0, 0, 1, List.of(new Instruction.Return(0, 0, -1)), List.of(), List.of(), List.of(1)),
            new Block(1, 1, 2, release, List.of(), List.of(), List.of(1)));
    Method method = new Method(new MethodRef("Test", "test", "()V"), 0x0008, blocks, new int[2], List.of(), Map.of());
    assertThat(LoopForest.of(method).loops()).isEmpty();
  }
}
