package org.parcast.analyses.cache;

import java.util.List;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.Filter;

/**
 * What to find of caches.
 *
 * @param hierarchy the caches
 * @param models how; the first is the answer, others stand beside it
 * @param filter what a level sees
 * @param coherent whether stores take lines out of other cores' caches
 * @param sample share of the lines whose reuse distances are followed by the stack distance model, above 0 and at most 1
 */
public record CacheRequest(CacheHierarchy hierarchy, List<Model> models, Filter filter, boolean coherent, double sample) {
  public CacheRequest {
    models = List.copyOf(models);
  }
}
