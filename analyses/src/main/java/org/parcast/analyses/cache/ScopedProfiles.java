package org.parcast.analyses.cache;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntFunction;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.CacheLevel;
import org.parcast.analyses.reuse.ReuseDistances;
import org.parcast.analyses.reuse.ReuseProfile;
import org.parcast.analyses.reuse.WalkRecorder;
import org.parcast.analyses.trace.ReferenceConsumer;
import org.parcast.analyses.trace.ThreadTrace;

/**
 * Reuse profiles of a program, in all and by loop, basic block and array, as the caches of each level would see the references if no level were before them
 * (PPT-SASMM, sections 2.2 and 3.4). The profiles of all blocks add up to that of the program, equation (4), and so do
 * those of loops and of arrays with what lies outside.
 */
public final class ScopedProfiles {
  private static final String OUTSIDE = "outside ";

  /** How a level looks at references. */
  private record Sight(int sharedBy, int line) {}

  private ScopedProfiles() {}

  /**
   * The profiles, private ones first, the whole program's before those of its parts.
   *
   * @throws IOException if the trace cannot be read
   */
  public static List<ScopedProfile> of(ThreadTrace trace, CacheHierarchy hierarchy, SiteNames names) throws IOException {
    int cores = trace.threads();
    List<ScopedProfile> profiles = new ArrayList<>();
    for (Sight sight : sights(hierarchy, cores)) {
      BySite bySite = new BySite(sight, cores);
      trace.replay(bySite);
      profiles.addAll(bySite.scoped(names, cores));
    }
    return profiles;
  }

  /** Those of the levels, and at least one core alone and all of them. */
  private static Set<Sight> sights(CacheHierarchy hierarchy, int cores) {
    List<CacheLevel> levels = hierarchy.levels();
    Set<Sight> sights = new LinkedHashSet<>();
    sights.add(new Sight(1, levels.get(0).line()));
    levels.forEach(level -> sights.add(new Sight(level.cores() == 0 ? cores : Math.min(level.cores(), cores), level.line())));
    sights.add(new Sight(cores, levels.get(levels.size() - 1).line()));
    return sights;
  }

  /** Distances in the caches of one sight, by the site of the reference. */
  private static final class BySite implements ReferenceConsumer {
    private final Sight sight;
    private final int shift;
    private final ReuseDistances[] caches;
    private final Map<Integer, ReuseProfile> profiles = new TreeMap<>();
    private final Map<Integer, WalkRecorder> walks = new TreeMap<>();
    private double references;

    BySite(Sight sight, int cores) {
      this.sight = sight;
      shift = Integer.numberOfTrailingZeros(sight.line());
      caches = new ReuseDistances[(cores + sight.sharedBy() - 1) / sight.sharedBy()];
      Arrays.setAll(caches, cache -> new ReuseDistances());
    }

    @Override
    public void accept(int thread, long address, int size, boolean write, int site) {
      if (site != ThreadTrace.FETCH) {
        profiles.computeIfAbsent(site, s -> new ReuseProfile()).add(caches[thread / sight.sharedBy()].use(address >>> shift));
        walks.computeIfAbsent(site, s -> new WalkRecorder(thread)).use(thread, address);
        references++;
      }
    }

    List<ScopedProfile> scoped(SiteNames names, int cores) {
      List<ScopedProfile> scoped = new ArrayList<>();
      by(site -> "all", "", cores, scoped);
      by(site -> named("loop ", names.loop(site)), OUTSIDE + "loops", cores, scoped);
      by(site -> named("block ", names.block(site)), OUTSIDE + "blocks", cores, scoped);
      by(site -> named("array ", names.array(site)), OUTSIDE + "arrays", cores, scoped);
      if (sight.sharedBy() == 1) {
        profiles.forEach((site, profile) -> {
          if (!names.block(site).isEmpty()) {
            scoped.add(new ScopedProfile(cores, sight.sharedBy(), sight.line(), "reference " + site, names.block(site), walks.get(site).walk(), profile.references() / references, profile));
          }
        });
      }
      return scoped;
    }

    private static String named(String kind, String name) {
      return name.isEmpty() ? "" : kind + name;
    }

    /** @param rest what references of no scope are called, where others have one: so the scopes of a kind add up to the program */
    private void by(IntFunction<String> scopeOf, String rest, int cores, List<ScopedProfile> scoped) {
      Map<String, ReuseProfile> byScope = new TreeMap<>();
      profiles.forEach((site, profile) -> byScope.computeIfAbsent(scopeOf.apply(site), scope -> new ReuseProfile()).add(profile));
      ReuseProfile outside = byScope.remove("");
      if (outside != null && !byScope.isEmpty()) {
        byScope.put(rest, outside);
      }
      byScope.forEach((scope, profile) -> scoped.add(
          new ScopedProfile(cores, sight.sharedBy(), sight.line(), scope, "", null, profile.references() / references, profile)));
    }
  }
}
