package org.parcast.tracer;

import java.util.LinkedHashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;

/** The sites of a method: in a method with a loop each is fetched once, on entry, and kept in a local; else it is fetched where it is passed. */
final class SiteLocals {
  static final String THREADS = "org/parcast/recorder/sharing/Threads";
  static final String SITE = "Lorg/parcast/recorder/sharing/Site;";
  private static final int MOST = 64;

  private final Locals locals;
  private final boolean loops;
  private final Set<Integer> kept = new LinkedHashSet<>();

  SiteLocals(Locals locals, boolean loops) {
    this.locals = locals;
    this.loops = loops;
  }

  /** Leaves the site on the stack. */
  Emission push(Emission to, int access) {
    if (loops && (kept.contains(access) || kept.size() < MOST)) {
      kept.add(access);
      return to.local(Opcodes.ALOAD, local(access));
    }
    return to.push(access).call(THREADS, "site", "(I)" + SITE);
  }

  private int local(int access) {
    return locals.site("site" + access);
  }

  /** Fills the locals. */
  void fill(Emission entry) {
    for (int access : kept) {
      entry.push(access).call(THREADS, "site", "(I)" + SITE).local(Opcodes.ASTORE, local(access));
      locals.filledAtEntry(local(access));
    }
  }
}
