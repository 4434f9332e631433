package org.parcast.analyses.loops.names;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.parcast.analyses.loops.verdict.SharedNames;
import org.parcast.ir.MethodRef;
import org.parcast.recording.trace.table.Reference;
import org.parcast.recording.trace.table.TraceMethod;
import org.parcast.recording.trace.table.TraceTables;

/** What clauses have to call the arrays and fields of a run: as the method of the loop does, whatever the methods that it calls say. */
public final class ClauseNames {
  private final TraceTables tables;
  private final IntFunction<String> texts;

  /** @param texts each reference as it stands in the source */
  public ClauseNames(TraceTables tables, IntFunction<String> texts) {
    this.tables = tables;
    this.texts = texts;
  }

  /**
   * The name of what references in a loop are to; several that it may be, or that it has at the same time, are told in words that are no name.
   *
   * @param names what is known of those in called methods
   */
  public String of(int loop, List<Reference> references, StorageNames names) {
    int own = tables.loops().get(loop).method();
    Set<String> common = new TreeSet<>();
    Set<String> further = new TreeSet<>();
    references.stream().filter(reference -> reference.method() == own).forEach(reference -> narrow(common, further, inLoop(reference, names)));
    references.forEach(reference -> narrow(common, further, inLoop(reference, names)));
    return common.isEmpty() ? bare(references.get(0)) : SharedNames.join(Stream.concat(Stream.of(String.join(" or ", common)), further.stream()));
  }

  /** Whether called methods come to what the loop calls by a name by themselves; those that are not followed do so to static fields. */
  public boolean isUnreached(int loop, List<Reference> references, String name, StorageNames names) {
    int own = tables.loops().get(loop).method();
    return names.isUnreached(name)
        || references.stream().anyMatch(reference -> reference.kind() == Reference.Kind.STATIC && reference.method() != own);
  }

  /** What the loop calls a reference's array or field; nothing where its iterations are not known to make the reference. */
  public Set<String> inLoop(Reference reference, StorageNames names) {
    return names.of(method(reference), reference.instruction());
  }

  /** @param further names of references that are never called as the others are */
  private static void narrow(Set<String> common, Set<String> further, Set<String> found) {
    if (common.isEmpty()) {
      common.addAll(found);
    } else if (common.stream().anyMatch(found::contains)) {
      common.retainAll(found);
    } else {
      further.addAll(found);
    }
  }

  private MethodRef method(Reference reference) {
    TraceMethod method = tables.methods().get(reference.method());
    return new MethodRef(method.owner(), method.name(), method.descriptor());
  }

  /** Without subscripts and what holds it. */
  public String bare(Reference reference) {
    String name = reference.name().isEmpty() ? texts.apply(reference.id()).replaceAll("\\[.*", "") : reference.name();
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
