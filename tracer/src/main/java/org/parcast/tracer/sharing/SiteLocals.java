package org.parcast.tracer.sharing;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.emission.Locals;

/** The sites of a method: in a method with a loop each is fetched once, on entry, and kept in a local; else it is fetched where it is passed, from a local. */
final class SiteLocals {
  static final String THREADS = "org/parcast/recorder/sharing/Threads";
  static final String SITE = "Lorg/parcast/recorder/sharing/AccessSite;";
  private static final String COUNTS = "org/parcast/recorder/sharing/ThreadCounts";
  private static final int MOST = 64;

  private final Locals locals;
  private final boolean loops;
  private final Map<Integer, Integer> updates;
  private final Set<Integer> kept = new LinkedHashSet<>();

  /** @param updates the accesses that store to what another loads, which is told of with them */
  SiteLocals(Locals locals, boolean loops, Map<Integer, Integer> updates) {
    this.locals = locals;
    this.loops = loops;
    this.updates = updates;
  }

  /** Leaves the site on the stack. */
  Emission push(Emission to, int access) {
    if (loops && (kept.contains(access) || kept.size() < MOST)) {
      kept.add(access);
      return to.local(Opcodes.ALOAD, local(access));
    }
    return site(to.local(Opcodes.ALOAD, counts()), access);
  }

  private int counts() {
    return locals.of("counts", COUNTS);
  }

  private Emission site(Emission to, int access) {
    to.push(access);
    boolean updates = this.updates.containsKey(access);
    if (updates) {
      to.push(this.updates.get(access));
    }
    to.list.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, COUNTS, "site", (updates ? "(II)" : "(I)") + SITE, false));
    return to;
  }

  private int local(int access) {
    return locals.of("site" + access, "org/parcast/recorder/sharing/AccessSite");
  }

  /** Fills the locals. */
  void fill(Emission entry) {
    if (kept.isEmpty() && !locals.has("counts")) {
      return;
    }
    entry.call(THREADS, "counts", "()L" + COUNTS + ";").local(Opcodes.ASTORE, counts());
    locals.filledAtEntry(counts());
    for (int access : kept) {
      site(entry.local(Opcodes.ALOAD, counts()), access).local(Opcodes.ASTORE, local(access));
      locals.filledAtEntry(local(access));
    }
  }
}
