package org.parcast.analyses.scale.reuse;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.parcast.analyses.reuse.Walk;
import org.parcast.analyses.reuse.WalkCacheModel;

/**
 * Reuse distances of all groups of references over the sizes.
 *
 * @param groups with formulas
 * @param without formulas: their references have none, as they depend on the data, or occur at some of the sizes only
 */
public record ReuseModels(List<GroupModel> groups, List<String> without) {
  public ReuseModels {
    groups = List.copyOf(groups);
    without = List.copyOf(without);
  }

  /** Finds the formulas of each group that occurs at every size. */
  public static ReuseModels of(List<String> parameters, List<SizedProfile> profiles) {
    Map<String, List<SizedProfile>> byGroup = new LinkedHashMap<>();
    profiles.forEach(profile -> byGroup.computeIfAbsent(profile.group(), name -> new ArrayList<>()).add(profile));
    int sizes = byGroup.values().stream().mapToInt(List::size).max().orElse(0);
    Map<String, Long> walks = byGroup.values().stream().collect(Collectors.groupingBy(group -> group.get(0).block(), Collectors.counting()));
    List<GroupModel> groups = new ArrayList<>();
    List<String> without = new ArrayList<>();
    byGroup.forEach((name, group) -> {
      Optional<GroupModel> model = group.size() == sizes ? GroupModel.of(parameters, group, walks.get(group.get(0).block()).intValue()) : Optional.empty();
      model.ifPresentOrElse(groups::add, () -> without.add(name));
    });
    return new ReuseModels(groups, without);
  }

  /**
   * A hit rate at a size that was not run.
   *
   * @param value expected, 0 to 1
   * @param unsure share of the references whose distances have no formula that foretells them; the rate may be off by more, where a distance lies near the size of a cache
   */
  public record HitRate(double value, double unsure) {}

  /** Returns the hit rate of a cache that sees all references; empty where no group has formulas. */
  public Optional<HitRate> hitRate(WalkCacheModel cache, long... sizes) {
    Map<String, List<GroupModel>> blocks = groups.stream().collect(Collectors.groupingBy(GroupModel::block, LinkedHashMap::new, Collectors.toList()));
    double references = 0;
    double hits = 0;
    double unsure = 0;
    for (GroupModel group : groups) {
      Walk own = group.walk(sizes);
      List<Walk> others = blocks.get(group.block()).stream().filter(other -> other != group).map(other -> other.walk(sizes)).toList();
      GroupModel.Hits found = group.hits(distance -> cache.hitProbability(distance, own, others), sizes);
      references += group.references(sizes);
      hits += found.expected();
      unsure += found.unsure();
    }
    return references > 0 ? Optional.of(new HitRate(hits / references, unsure / references)) : Optional.empty();
  }

  /** The hit rate of a cache at a size that was run. */
  public static double hitRate(WalkCacheModel cache, List<SizedProfile> profiles) {
    double references = 0;
    double hits = 0;
    for (SizedProfile profile : profiles) {
      List<Walk> others = profiles.stream().filter(other -> other != profile && other.block().equals(profile.block())).map(SizedProfile::walk).toList();
      hits += profile.profile().sum(distance -> cache.hitProbability(distance, profile.walk(), others));
      references += profile.profile().references();
    }
    return hits / references;
  }
}
