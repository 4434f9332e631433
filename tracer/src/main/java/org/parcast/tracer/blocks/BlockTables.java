package org.parcast.tracer.blocks;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.parcast.recording.trace.StackTable;
import org.parcast.recording.trace.table.AllocationSite;
import org.parcast.recording.trace.table.Reference;
import org.parcast.recording.trace.table.TraceBlock;
import org.parcast.recording.trace.table.TraceClass;
import org.parcast.recording.trace.table.TraceLoop;
import org.parcast.recording.trace.table.TraceMethod;
import org.parcast.recording.trace.table.TraceTables;

/** Numbers what the block trace knows by number: methods, loops, blocks, references, sites. Numbers start at 1. */
public final class BlockTables {
  final List<TraceMethod> methods = startingAtOne();
  final List<TraceLoop> loops = startingAtOne();
  final List<TraceBlock> blocks = startingAtOne();
  final List<Reference> references = startingAtOne();
  final List<AllocationSite> sites = startingAtOne();

  /** Blocks without references that call methods. */
  int callingBlocks;

  /** By number of the method, its accesses to local variables. */
  final Map<Integer, List<StackTable.Access>> locals = new TreeMap<>();

  private static <T> List<T> startingAtOne() {
    List<T> list = new ArrayList<>();
    list.add(null);
    return list;
  }

  int block(int method, int block, int line, int loop, List<Integer> of) {
    blocks.add(new TraceBlock(blocks.size(), method, block, line, loop, of));
    return blocks.size() - 1;
  }

  int site(String name, String file, int line, int method, int loop, boolean temporary) {
    sites.add(new AllocationSite(sites.size(), name, file, line, method, loop, temporary));
    return sites.size() - 1;
  }

  public StackTable stackTable() {
    return new StackTable(locals.values().stream().flatMap(List::stream).toList());
  }

  /** The tables; blocks of single references, for what an exception leaves of a block, follow the program's own. */
  public TraceTables tables(List<TraceClass> classes, List<String> warnings) {
    List<TraceBlock> all = new ArrayList<>(blocks);
    for (Reference reference : references.subList(1, references.size())) {
      all.add(new TraceBlock(all.size(), reference.method(), -1, reference.line(), reference.loop(), List.of(reference.id())));
    }
    return new TraceTables(methods, loops, all, references, sites, classes, warnings);
  }
}
