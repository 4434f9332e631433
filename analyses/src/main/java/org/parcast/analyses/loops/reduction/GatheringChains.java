package org.parcast.analyses.loops.reduction;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.analyses.loops.access.MethodBody;
import org.parcast.analyses.loops.program.BranchRegion;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.symbolic.SymbolicValues;
import org.parcast.ir.Instruction.Phi;
import org.parcast.ir.Loop;

/** The variables that the iterations of a loop gather into: each by itself, or the position of an extreme along with the extreme. */
final class GatheringChains {
  private final WholeProgram program;
  private final SymbolicValues values;
  private final MethodBody body;
  private final Loop loop;
  private final Map<Phi, GatheringChain> chains = new LinkedHashMap<>();
  private final Map<Phi, String> takingNaN = new HashMap<>();
  /** What the choice of an extreme decides upon: its own chain, and those of its positions. */
  private final Map<GatheringChain, List<GatheringChain>> positions = new HashMap<>();

  private GatheringChains(WholeProgram program, SymbolicValues values, MethodBody body, Loop loop) {
    this.program = program;
    this.values = values;
    this.body = body;
    this.loop = loop;
  }

  /** The chains of those phis at the loop's head that are gathered into. */
  static GatheringChains find(WholeProgram program, SymbolicValues values, MethodBody body, Loop loop, List<Phi> phis) {
    GatheringChains found = new GatheringChains(program, values, body, loop);
    for (Phi phi : phis) {
      found.add(phi, GatheringChain.of(values, body, loop, phi, Map.of(), found.takingNaN));
    }
    for (GatheringChain extreme : List.copyOf(found.chains.values())) {
      found.findPositions(extreme, phis);
    }
    found.dropThoseThatDecideMore();
    return found;
  }

  /** By the phi, in their order. */
  Map<Phi, GatheringChain> chains() {
    return chains;
  }

  /** {@code min} or {@code max} by the phi of what would be such an extreme if it did not take a NaN for one. */
  Map<Phi, String> takingNaN() {
    return takingNaN;
  }

  private void add(Phi phi, GatheringChain chain) {
    if (chain != null) {
      chains.put(phi, chain);
    }
  }

  private void findPositions(GatheringChain extreme, List<Phi> phis) {
    if (extreme.selections().isEmpty()) {
      return;
    }
    for (Phi phi : phis) {
      if (!chains.containsKey(phi)) {
        GatheringChain position = GatheringChain.of(values, body, loop, phi, extreme.selections(), takingNaN);
        if (position != null) {
          chains.put(phi, position);
          positions.computeIfAbsent(extreme, key -> new ArrayList<>()).add(position);
        }
      }
    }
  }

  private void dropThoseThatDecideMore() {
    for (GatheringChain extreme : List.copyOf(chains.values())) {
      List<GatheringChain> together = new ArrayList<>(positions.getOrDefault(extreme, List.of()));
      together.add(extreme);
      Set<Integer> members = new HashSet<>();
      together.forEach(chain -> members.addAll(chain.members()));
      boolean only = extreme.deciding().stream().allMatch(block -> program.region(body.method(), loop, block).decidesOnly(members));
      if (!only) {
        chains.values().removeAll(together);
      }
    }
  }
}
