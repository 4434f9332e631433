package org.parcast.tracer.plan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.ir.Block;
import org.parcast.ir.Edge;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.slice.PredicatedStore;
import org.parcast.tracer.method.MethodFacts;

/**
 * Which phis and materialised numbers share a register. A number that goes on gathering what a phi has gathered shares the phi's register
 * where the two are never alive together, so that gathering extends a register in place and copies nothing (coalescing of phi webs).
 */
public final class Webs {
  private final BackwardSlice demand;
  private final Method method;
  private final MethodFacts facts;
  private final BitSet nodes = new BitSet();
  private final Map<Integer, Integer> web = new HashMap<>();
  private final Map<Integer, BitSet> members = new HashMap<>();
  private final Map<Integer, BitSet> conflicts = new HashMap<>();
  private final List<List<Event>> events = new ArrayList<>();

  /** The nodes alive at the end of each block. */
  private BitSet[] out = new BitSet[0];

  public Webs(MethodFacts facts, BackwardSlice demand) {
    this.facts = facts;
    this.method = facts.method;
    this.demand = demand;
    for (int id = demand.registers().nextSetBit(0); id >= 0; id = demand.registers().nextSetBit(id + 1)) {
      if (method.instruction(id) instanceof Instruction.Phi || demand.isMaterialised(id)) {
        nodes.set(id);
        web.put(id, id);
        BitSet self = new BitSet();
        self.set(id);
        members.put(id, self);
        conflicts.put(id, new BitSet());
      }
    }
    if (!nodes.isEmpty()) {
      findConflicts();
      coalesce();
    }
  }

  /** The node that stands for the register of this one; the number itself where it is no phi and not materialised. */
  public int of(int node) {
    return web.getOrDefault(node, node);
  }

  private void coalesce() {
    for (int node = nodes.nextSetBit(0); node >= 0; node = nodes.nextSetBit(node + 1)) {
      if (method.instruction(node) instanceof Instruction.Phi phi && !demand.isMaterialised(node)) {
        if (!method.blockOf(node).predecessors().isEmpty()) {
          for (Instruction.Phi.Input input : phi.inputs()) {
            unite(node, demand.leavesOf(input.value()));
          }
        }
      } else {
        unite(node, facts.sources(node));
      }
    }
  }

  private void unite(int node, List<Integer> leaves) {
    for (int leaf : leaves) {
      if (nodes.get(leaf) && of(leaf) != of(node)) {
        int into = of(node);
        int from = of(leaf);
        if (!conflicts.get(into).intersects(members.get(from)) && !conflicts.get(from).intersects(members.get(into))) {
          members.get(into).or(members.get(from));
          conflicts.get(into).or(conflicts.get(from));
          members.get(from).stream().forEach(member -> web.put(member, into));
        }
      }
    }
  }

  /** Whether the node's register may still be used when control has gone along the edge. */
  public boolean isLiveInto(int node, Edge edge) {
    BitSet live = liveIn(edge.to());
    edgeUses(edge.from(), edge.to(), live);
    return live.get(node);
  }

  // ---- liveness of the nodes

  private void findConflicts() {
    int blocks = method.blocks().size();
    out = new BitSet[blocks];
    for (int block = 0; block < blocks; block++) {
      out[block] = new BitSet();
      events.add(events(method.blocks().get(block)));
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int block = blocks - 1; block >= 0; block--) {
        BitSet before = (BitSet) out[block].clone();
        for (int successor : method.blocks().get(block).successors()) {
          out[block].or(liveIn(successor));
          edgeUses(block, successor, out[block]);
        }
        for (int handler : method.blocks().get(block).handlers()) {
          out[block].or(liveIn(handler));
        }
        changed |= !before.equals(out[block]);
      }
    }
    for (int block = 0; block < blocks; block++) {
      BitSet live = (BitSet) out[block].clone();
      List<Event> list = events.get(block);
      for (int i = list.size() - 1; i >= 0; i--) {
        Event event = list.get(i);
        if (event.defines >= 0) {
          conflict(event.defines, live);
          live.clear(event.defines);
        }
        event.uses.forEach(live::set);
      }
      List<Instruction.Phi> phis = method.blocks().get(block).phis().stream().filter(this::isDefinedOnEdges).toList();
      phis.forEach(phi -> live.set(phi.id()));
      phis.forEach(phi -> conflict(phi.id(), live));
      phis.forEach(phi -> phi.inputs().forEach(input -> demand.deciding(phi, input).stream().filter(nodes::get).forEach(leaf -> conflict(phi.id(), leaf))));
    }
  }

  private boolean isDefinedOnEdges(Instruction.Phi phi) {
    return nodes.get(phi.id()) && !demand.isMaterialised(phi.id());
  }

  private void conflict(int defined, BitSet live) {
    for (int other = live.nextSetBit(0); other >= 0; other = live.nextSetBit(other + 1)) {
      if (other != defined) {
        conflicts.get(defined).set(other);
        conflicts.get(other).set(defined);
      }
    }
  }

  /** What decides is taken when the phi has its number: they may not share a register. */
  private void conflict(int phi, int deciding) {
    if (phi != deciding) {
      conflicts.get(phi).set(deciding);
      conflicts.get(deciding).set(phi);
    }
  }

  private BitSet liveIn(int block) {
    BitSet live = (BitSet) out[block].clone();
    List<Event> list = events.get(block);
    for (int i = list.size() - 1; i >= 0; i--) {
      if (list.get(i).defines >= 0) {
        live.clear(list.get(i).defines);
      }
      list.get(i).uses.forEach(live::set);
    }
    method.blocks().get(block).phis().forEach(phi -> live.clear(phi.id()));
    return live;
  }

  private void edgeUses(int from, int to, BitSet live) {
    keptUses(new Edge(from, to), live);
    for (Instruction.Phi phi : method.blocks().get(to).phis()) {
      if (isDefinedOnEdges(phi)) {
        for (Instruction.Phi.Input input : phi.inputs()) {
          if (input.block() == from) {
            demand.leavesOfInput(phi, input).stream().filter(nodes::get).forEach(live::set);
          }
        }
      }
    }
  }

  /** A word that a condition may have left as it is is told on the edges to where that has been decided. */
  private void keptUses(Edge edge, BitSet live) {
    for (Sink sink : demand.sinks()) {
      PredicatedStore kept = sink.kind() == Sink.Kind.STORE ? facts.slices.keptBy(sink.at()) : null;
      if (kept != null && (kept.changed().contains(edge) || kept.kept().contains(edge))) {
        demand.leavesOf(sink).stream().filter(nodes::get).forEach(live::set);
      }
    }
  }

  /** What a place in a block uses and defines. */
  private record Event(int defines, List<Integer> uses) {}

  private List<Event> events(Block block) {
    List<Event> events = new ArrayList<>();
    for (Instruction instruction : block.instructions()) {
      if (demand.isMaterialised(instruction.id()) && nodes.get(instruction.id())) {
        events.add(new Event(instruction.id(), facts.sources(instruction.id()).stream().filter(nodes::get).toList()));
      }
      for (Sink sink : demand.sinks()) {
        if (sink.at() == instruction) {
          events.add(new Event(-1, demand.leavesOf(sink).stream().filter(nodes::get).toList()));
        }
      }
    }
    return events;
  }
}
