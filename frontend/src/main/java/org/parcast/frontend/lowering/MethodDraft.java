package org.parcast.frontend.lowering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.Method.LocalLoad;
import org.parcast.ir.Method.LocalName;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Type;
import org.parcast.ir.Variable;

/** The instructions of a method as they are found, block by block, numbered in the order found. */
final class MethodDraft {
  private final List<Draft> drafts = new ArrayList<>();
  private final List<Type> types = new ArrayList<>();
  private final List<List<Integer>> blocks = new ArrayList<>();
  private final SortedMap<Integer, String> names = new TreeMap<>();
  private final SortedMap<Integer, List<LocalLoad>> loads = new TreeMap<>();

  MethodDraft(int blockCount) {
    for (int block = 0; block < blockCount; block++) {
      blocks.add(new ArrayList<>());
    }
  }

  SsaValue add(int block, Type type, Draft draft) {
    int id = drafts.size();
    drafts.add(draft);
    types.add(type);
    blocks.get(block).add(id);
    return new SsaValue(id, Math.max(1, type.slots()));
  }

  PhiDraft addPhi(int block, Type type, Variable variable) {
    PhiDraft phi = new PhiDraft(drafts.size(), type, variable);
    add(block, type, phi);
    return phi;
  }

  /** A variable of the source holds the value; the first that does names it. */
  void name(SsaValue value, String variable) {
    if (variable != null) {
      names.putIfAbsent(value.id(), variable);
    }
  }

  /** A value is taken from a variable of the source, null where that has no name. */
  void load(SsaValue value, int position, LocalName from) {
    if (from != null) {
      loads.computeIfAbsent(value.id(), made -> new ArrayList<>()).add(new LocalLoad(position, from));
    }
  }

  Type type(SsaValue value) {
    return types.get(value.id());
  }

  /** The method, with phis that merge nothing left out and all that remains numbered in order. */
  Method settle(MethodRef ref, int access, Code code, FlowGraph graph) {
    int[] replacement = TrivialPhis.replacements(drafts);
    int[] ids = number(replacement);
    IntUnaryOperator value = draft -> ids[replacement[draft]];
    List<Block> settled = new ArrayList<>();
    for (int index = 0; index < blocks.size(); index++) {
      List<Instruction> instructions = new ArrayList<>();
      for (int draft : blocks.get(index)) {
        if (ids[draft] >= 0) {
          instructions.add(drafts.get(draft).settle(ids[draft], value));
        }
      }
      settled.add(block(index, graph, instructions));
    }
    Map<Integer, String> settledNames = new HashMap<>();
    names.forEach((draft, name) -> settledNames.putIfAbsent(value.applyAsInt(draft), name));
    Map<Integer, List<LocalLoad>> settledLoads = new HashMap<>();
    loads.forEach((draft, found) -> settledLoads.computeIfAbsent(value.applyAsInt(draft), made -> new ArrayList<>()).addAll(found));
    return new Method(ref, access, settled, code.lines(), code.localNames(), settledNames, settledLoads);
  }

  private int[] number(int[] replacement) {
    int[] ids = new int[drafts.size()];
    Arrays.fill(ids, -1);
    int next = 0;
    for (List<Integer> block : blocks) {
      for (int draft : block) {
        if (replacement[draft] == draft) {
          ids[draft] = next++;
        }
      }
    }
    return ids;
  }

  private static Block block(int index, FlowGraph graph, List<Instruction> instructions) {
    FlowGraph.Region region = graph.region(index);
    return new Block(
        index, region.start(), region.end(), instructions, graph.predecessors(index), region.successors(), region.handlers());
  }
}
