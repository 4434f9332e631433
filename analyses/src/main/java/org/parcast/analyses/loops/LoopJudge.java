package org.parcast.analyses.loops;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.parcast.analyses.loops.access.Access;
import org.parcast.analyses.loops.access.AccessGroups;
import org.parcast.analyses.loops.access.MethodBody;
import org.parcast.analyses.loops.access.Ref;
import org.parcast.analyses.loops.access.StoredConstant;
import org.parcast.analyses.loops.algebra.Atoms;
import org.parcast.analyses.loops.effects.Appends;
import org.parcast.analyses.loops.effects.Effects;
import org.parcast.analyses.loops.effects.Exits;
import org.parcast.analyses.loops.effects.PrivateStorage;
import org.parcast.analyses.loops.effects.UntracedEffects;
import org.parcast.analyses.loops.names.StorageNames;
import org.parcast.analyses.loops.names.ValueText;
import org.parcast.analyses.loops.program.RunBlocks;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.reduction.CountedPlaces;
import org.parcast.analyses.loops.reduction.Scalars;
import org.parcast.analyses.loops.symbolic.DependenceEquations;
import org.parcast.analyses.loops.symbolic.SymbolicValues;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.Doubt;
import org.parcast.analyses.loops.verdict.LoopCondition;
import org.parcast.analyses.loops.verdict.LoopSite;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.Reduction;
import org.parcast.analyses.loops.verdict.Rounding;
import org.parcast.analyses.loops.verdict.SharedNames;
import org.parcast.analyses.loops.verdict.Verdict;
import org.parcast.ir.Method;

/** Judges one loop. */
public final class LoopJudge {
  /** Pairs of references compared at most: where the loop is known to be sequential, and where that is the question. */
  private static final int FEW_TESTS = 200;

  static final int MOST_TESTS = 12_000;

  private final WholeProgram program;
  private final LoopSite site;
  private final Atoms atoms = new Atoms();
  private final SymbolicValues values;
  private final Effects effects;
  private final StorageNames names;
  private final Scalars scalars;
  private final CountedPlaces counted;
  private final MethodBody body;
  private final List<MemoryConflict> conflicts = new ArrayList<>();
  private final Map<Access, List<Object>> places = new HashMap<>();
  private final List<Dependence> lifted = new ArrayList<>();
  private final Set<String> unreached = new TreeSet<>();
  private final List<String> rounding = new ArrayList<>();
  private int tests;

  /** A dependence through memory, not ruled out. */
  private record MemoryConflict(Access earlier, Access later, DependenceEquations.Conflict found) {

    /** Whether one of the two is to an object that the iteration has made, and the other to one that comes from memory. */
    boolean isOfOwnObject() {
      return isOwn(earlier) != isOwn(later);
    }

    private static boolean isOwn(Access access) {
      return access.holder() != null && access.holder().kind() == Ref.Kind.FRESH;
    }
  }

  private LoopJudge(WholeProgram program, LoopSite site) {
    this.program = program;
    this.site = site;
    this.body = program.body(site.method());
    this.values = new SymbolicValues(program, atoms, body, site.loop());
    this.effects = new Effects(program, values, atoms, site.loop());
    this.names = new StorageNames(effects.accesses());
    this.scalars = new Scalars(program, values, body, site.loop(), site.variable());
    this.counted = new CountedPlaces(program, values, body, site.loop());
  }

  static LoopVerdict judge(WholeProgram program, LoopSite site) {
    try {
      return new LoopJudge(program, site).verdict();
    } catch (ArithmeticException e) {
      return new LoopVerdict(Verdict.SEQUENTIAL, Certainty.ASSUMED, List.of(), List.of(), List.of(), List.of(tooLarge(site)), List.of());
    }
  }

  /** Products of numbers that do not fit a long: nothing is known of the loop then. */
  private static Dependence tooLarge(LoopSite site) {
    return Dependence.at(Dependence.Kind.CALL, "numbers too large to compare", site.line(), Certainty.ASSUMED);
  }

  /** What the code tells of a loop apart from memory, where a run was watched. */
  public static LocalFacts locals(WholeProgram program, LoopSite site, RunBlocks run) {
    try {
      return new LoopJudge(program, site).locals(run, new UntracedEffects(program, run, site.method(), site.loop()).doubts(), doubt -> !doubt.isDispelled());
    } catch (ArithmeticException e) {
      return new LocalFacts(List.of(tooLarge(site)), List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), Set.of(), Set.of(), Set.of(), Map.of(), new StorageNames(List.of()));
    }
  }

  /**
   * What the code tells of the loop apart from memory.
   *
   * @param effects what its calls may do
   * @param stops which doubts keep the iterations in order
   */
  private LocalFacts locals(RunBlocks run, List<Doubt> effects, Predicate<Doubt> stops) {
    Exits exits = new Exits(values, atoms, body, site.loop(), program, run);
    List<Doubt> doubts = new ArrayList<>(exits.doubts());
    doubts.addAll(effects);
    List<Dependence> obstacles = doubts.stream().filter(stops).map(Doubt::obstacle).distinct().collect(Collectors.toCollection(ArrayList::new));
    List<LoopCondition> conditions = doubts.stream().filter(stops.negate()).map(Doubt::unless).distinct().toList();
    obstacles.addAll(scalars.dependences());
    List<String> notes = new ArrayList<>(scalars.notes());
    if (exits.hasFurtherTests()) {
      notes.add("give the loop one bound, computed before it, as with Math.min: parallel loops are counted by one comparison");
    }
    List<String> privates = List.copyOf(scalars.privates(site.assigned()));
    Appends appends = new Appends(program.calls(), body, site.loop());
    List<Reduction> reductions = new ArrayList<>(scalars.reductions());
    reductions.addAll(appends.reductions());
    List<Dependence> lifted = new ArrayList<>(scalars.lifted(privates));
    lifted.addAll(appends.lifted());
    this.effects.accesses().stream().filter(this::isPacked).map(filled -> new Reduction(Reduction.APPEND, filled.name())).distinct().forEach(reductions::add);
    List<String> counters = new ArrayList<>(scalars.counters());
    for (int update : values.fieldCounters().updates()) {
      String name = ValueText.of(values.root(), update);
      counters.add(name);
      lifted.add(new Dependence(Dependence.Kind.FLOW, name, body.line(update), body.line(update), List.of(1L), 0, Certainty.PROVEN));
    }
    return new LocalFacts(obstacles, reductions, privates, counters, lifted, notes, conditions, exits.boundReads(), reads(values.fieldCounters().references()), reads(counted.counting()), lasts(), names);
  }

  private Set<WholeProgram.Read> reads(Set<Integer> ids) {
    return ids.stream().map(id -> new WholeProgram.Read(site.method(), site.method().instruction(id))).collect(Collectors.toSet());
  }

  /** What lets iterations run in any order that nothing but calls keep in order, those among them that fill a map. */
  public static List<String> remediesOfMaps(List<Dependence> obstacles) {
    boolean fills = obstacles.stream().anyMatch(LoopJudge::changesMap) && obstacles.stream().allMatch(obstacle -> obstacle.kind() == Dependence.Kind.CALL);
    return fills ? List.of("let parts of the iterations fill a map each, and merge these after the loop in the order of the parts") : List.of();
  }

  private static boolean changesMap(Dependence obstacle) {
    return obstacle.kind() == Dependence.Kind.CALL && obstacle.what().matches("\\w*Map\\.(put|putIfAbsent|merge|compute|computeIfAbsent|computeIfPresent)\\(\\)");
  }

  /** What is to fields and arrays of which only the value that the last iteration leaves counts, each with the operator of that. */
  private Map<WholeProgram.Read, String> lasts() {
    PrivateStorage storage = storage();
    Map<List<Object>, List<Access>> byPlace = effects.accesses().stream().collect(Collectors.groupingBy(LoopJudge::place, LinkedHashMap::new, Collectors.toList()));
    Map<WholeProgram.Read, String> lasts = new HashMap<>();
    byPlace.values().stream().filter(group -> storage.leavesLast(group) && byPlace.values().stream().allMatch(other -> other == group || areApart(group.get(0), other.get(0))))
        .forEach(group -> group.forEach(access -> lasts.put(new WholeProgram.Read(site.method(), site.method().instruction(access.id())), last(group))));
    return lasts;
  }

  /** Whether two references are to other fields, or to arrays that are certainly two. */
  private boolean areApart(Access one, Access other) {
    return !one.place().equals(other.place()) || one.isElement() && one.holder() != null && other.holder() != null && !one.holder().objects().isEmpty() && !other.holder().objects().isEmpty()
        && program.pointsTo().areDisjoint(one.holder().objects(), other.holder().objects());
  }

  private PrivateStorage storage() {
    return new PrivateStorage(program, atoms, values, body, site.loop());
  }

  private LoopVerdict verdict() {
    LocalFacts locals = locals(RunBlocks.ANY, effects.obstacles().stream().map(Doubt::certain).toList(), doubt -> true);
    lifted.addAll(locals.lifted());
    List<Dependence> dependences = new ArrayList<>(locals.obstacles());
    boolean inOrder = !dependences.isEmpty();
    Set<Reduction> reductions = new TreeSet<>(locals.reductions());
    Set<String> privates = new TreeSet<>(locals.privates());
    if (!findConflicts(inOrder ? FEW_TESTS : MOST_TESTS) && !inOrder) {
      inOrder = true;
      dependences.add(Dependence.at(Dependence.Kind.CALL, "too many references to compare", site.line(), Certainty.ASSUMED));
    }
    if (!inOrder) {
      forgetOwnObjects();
    }
    List<MemoryConflict> remaining = withoutReductions(reductions);
    remaining = withoutScratch(remaining, privates, reductions);
    List<Dependence> inMemory = remaining.stream().map(this::dependence).distinct().sorted(MOST_TELLING).toList();
    dependences = mostTellingFirst(dependences, inMemory);
    Verdict verdict = verdict(inOrder, inMemory, reductions, privates);
    boolean assumed = dependences.stream().allMatch(found -> found.certainty() == Certainty.ASSUMED);
    List<String> notes = verdict.isUnordered() ? Stream.concat(locals.notes().stream(), rounding.stream()).toList() : remedies(dependences, dependences.size() - inMemory.size(), remaining);
    return new LoopVerdict(
        verdict,
        verdict.isUnordered() || !assumed ? Certainty.PROVEN : Certainty.ASSUMED,
        List.copyOf(privates),
        List.of(),
        List.copyOf(reductions),
        locals.counters(),
        lifted,
        List.copyOf(unreached),
        dependences,
        notes,
        List.of());
  }

  /** What would let the iterations run in any order, if there is a simple way. */
  private List<String> remedies(List<Dependence> dependences, int obstacles, List<MemoryConflict> conflicts) {
    boolean unlessAscending = obstacles == 0 && !conflicts.isEmpty() && conflicts.stream().allMatch(conflict -> conflict.found.unlessAscending());
    if (!scalars.remedies().isEmpty()) {
      return List.copyOf(scalars.remedies());
    }
    return unlessAscending ? List.of("the order does not matter if the elements of the arrays that bound the loops inside ascend, as row pointers do") : remediesOfMaps(dependences);
  }

  /** By {@link Dependence#rank}; values of variables that are only needed after the loop stop it least, and come last. */
  public static List<Dependence> mostTellingFirst(List<Dependence> variables, List<Dependence> inMemory) {
    List<Dependence> lastValues = variables.stream().filter(found -> found.kind() == Dependence.Kind.OUTPUT).toList();
    List<Dependence> ordered = new ArrayList<>(variables);
    ordered.removeAll(lastValues);
    ordered.addAll(inMemory);
    ordered.sort(Comparator.comparingInt(Dependence::rank));
    ordered.addAll(lastValues);
    return ordered;
  }

  private static final Comparator<Dependence> MOST_TELLING =
      Comparator.comparing(Dependence::certainty).thenComparing(Dependence::kind).thenComparingInt(Dependence::toLine).thenComparing(Dependence::what);

  private static Verdict verdict(boolean inOrder, List<Dependence> inMemory, Set<Reduction> reductions, Set<String> privates) {
    if (inOrder) {
      return Verdict.SEQUENTIAL;
    } else if (!inMemory.isEmpty()) {
      return inMemory.stream().allMatch(LoopJudge::isWavefront) ? Verdict.PIPELINE : Verdict.SEQUENTIAL;
    } else if (!reductions.isEmpty()) {
      return Verdict.REDUCTION;
    }
    return privates.isEmpty() ? Verdict.PARALLEL : Verdict.PRIVATIZE;
  }

  /** Whether the loops inside can start on the next iteration before this one ends: the distances are constant in them too. */
  public static boolean isWavefront(Dependence dependence) {
    return dependence.distance().size() > 1;
  }

  /** Compares the references; whether all could be compared. */
  private boolean findConflicts(int most) {
    DependenceEquations equations = new DependenceEquations(program, values, atoms, values.counter(values.root(), site.loop()));
    AccessGroups groups = new AccessGroups(effects.accesses());
    for (Access write : effects.accesses()) {
      if (write.write()) {
        for (Access other : groups.thatMayMeet(write)) {
          add(write, other, equations);
          if (!other.write()) {
            add(other, write, equations);
          }
          if (tests > most) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private void add(Access earlier, Access later, DependenceEquations equations) {
    // Beside an extreme it tells whether there was a better one: of a part's own values, there is.
    boolean besideExtreme = earlier.update() != null || later.update() != null;
    if (earlier.write() && later.write() && !besideExtreme && storeTheSame(earlier, later) || isCounter(earlier) && isCounter(later)
        || isPacked(earlier) && isPacked(later) && (scalars.arePackedTogether(earlier.id(), later.id()) || counted.arePackedTogether(earlier.id(), later.id()))) {
      return;
    }
    tests += earlier.place().equals(later.place()) ? 1 : 0;
    Optional<DependenceEquations.Conflict> found = equations.conflict(earlier, later);
    found.ifPresent(conflict -> conflicts.add(new MemoryConflict(earlier, later, conflict)));
  }

  /**
   * Another iteration gets at an object that an iteration makes only by a reference that it reads where the other has put it. That would be a conflict by
   * itself, of references. Where there is none such, conflicts over what is in these objects are none.
   */
  private void forgetOwnObjects() {
    boolean handedOn = conflicts.stream().filter(conflict -> !conflict.isOfOwnObject())
        .anyMatch(conflict -> conflict.earlier.write() && !conflict.later.write() && conflict.earlier.holdsReferences());
    if (!handedOn) {
      conflicts.removeIf(MemoryConflict::isOfOwnObject);
    }
  }

  /** Whether a field is loaded or stored that the loop counts with. */
  private boolean isCounter(Access access) {
    return access.at().isRoot() && values.fieldCounters().references().contains(access.id());
  }

  /** Whether it fills an array one element after the other. */
  private boolean isPacked(Access access) {
    return access.at().isRoot() && (scalars.isPacked(access.id()) || counted.isPacked(access.id()));
  }

  /** The operator of the update that the reference is part of, or null. */
  private String update(Access access) {
    return access.at().isRoot() && counted.counting().contains(access.id()) ? "+" : access.update();
  }

  private static boolean storeTheSame(Access one, Access other) {
    StoredConstant first = stored(one);
    return first != null && first.equals(stored(other));
  }

  private static StoredConstant stored(Access access) {
    Method method = access.at().body().method();
    return StoredConstant.of(method, method.instruction(access.id()));
  }

  /** Drops conflicts between updates of what is updated by one operator only, and names these. */
  private List<MemoryConflict> withoutReductions(Set<Reduction> reductions) {
    Set<Access> otherwise = new LinkedHashSet<>();
    for (MemoryConflict conflict : conflicts) {
      boolean updates = update(conflict.earlier) != null && Objects.equals(update(conflict.earlier), update(conflict.later))
          && !isUsedOtherwise(conflict.earlier);
      if (!updates) {
        otherwise.add(conflict.earlier);
        otherwise.add(conflict.later);
      }
    }
    // What one conflict spoils is spoiled for those that it meets by others.
    boolean spread = true;
    while (spread) {
      spread = false;
      for (MemoryConflict conflict : conflicts) {
        if (otherwise.contains(conflict.earlier) != otherwise.contains(conflict.later)) {
          spread = otherwise.add(conflict.earlier) | otherwise.add(conflict.later);
        }
      }
    }
    List<MemoryConflict> remaining = new ArrayList<>();
    for (MemoryConflict conflict : conflicts) {
      if (otherwise.contains(conflict.earlier)) {
        remaining.add(conflict);
      } else {
        String name = conflict.earlier.name();
        Reduction reduction = new Reduction(update(conflict.earlier), name, conflict.earlier.isElement());
        if (reductions.add(reduction)) {
          Rounding.note(reduction, conflict.earlier.place()).ifPresent(rounding::add);
        }
        lift(conflict, name);
      }
    }
    return remaining;
  }

  /** Whether other elements of the array that is gathered into are used too: partial results, which begin at nothing, would stand in for them. */
  private boolean isUsedOtherwise(Access update) {
    return update.isElement() && effects.accesses().stream().anyMatch(other -> other.isElement() && other.place().equals(update.place())
        && other.name().equals(update.name()) && !update.update().equals(other.update()));
  }

  private List<MemoryConflict> withoutScratch(List<MemoryConflict> found, Set<String> privates, Set<Reduction> reductions) {
    if (found.isEmpty()) {
      return found;
    }
    effects.accesses().forEach(access -> places.put(access, place(access)));
    Map<List<Object>, List<MemoryConflict>> byPlace = new LinkedHashMap<>();
    Set<List<Object>> mixed = new HashSet<>();
    for (MemoryConflict conflict : found) {
      List<Object> place = places.get(conflict.earlier);
      List<Object> other = places.get(conflict.later);
      byPlace.computeIfAbsent(place, key -> new ArrayList<>()).add(conflict);
      if (!place.equals(other)) {
        mixed.add(place);
        mixed.add(other);
      }
    }
    PrivateStorage storage = storage();
    Map<List<Object>, List<Access>> groups = effects.accesses().stream().collect(Collectors.groupingBy(places::get));
    List<MemoryConflict> remaining = new ArrayList<>();
    byPlace.forEach(
        (place, together) -> {
          if (!mixed.contains(place) && storage.isScratch(groups.get(place))) {
            String name = SharedNames.join(groups.get(place).stream().map(Access::name));
            privates.add(name);
            lift(together.get(0), name);
          } else if (!mixed.contains(place) && storage.leavesLast(groups.get(place))) {
            String name = SharedNames.join(groups.get(place).stream().map(Access::name));
            reductions.add(new Reduction(last(groups.get(place)), name));
            lift(together.get(0), name);
          } else {
            remaining.addAll(together);
          }
        });
    return remaining;
  }

  /** Which last value a field or array, all accesses to which are given, keeps. */
  private String last(List<Access> accesses) {
    return accesses.get(0).isElement() ? Reduction.LAST_CONTENT : accesses.stream().anyMatch(access -> scalars.isOfGathered(access.id())) ? Reduction.LAST_OF : Reduction.LAST;
  }

  private void lift(MemoryConflict conflict, String name) {
    lifted.add(dependence(conflict).of(name));
    if (names.isUnreached(name)) {
      unreached.add(name);
    }
  }

  /** What names the array or field that an access is to: accesses to one have equal places. */
  private static List<Object> place(Access access) {
    Ref root = access.holder();
    while (root != null && root.kind() == Ref.Kind.ELEMENT) {
      root = root.parent();
    }
    // What is not the same object all the time stands for itself only.
    Object holder = root == null ? "static" : root.isInvariant() ? root.key() : access;
    return List.of(access.place(), holder);
  }

  private Dependence dependence(MemoryConflict conflict) {
    Access earlier = conflict.earlier;
    Access later = conflict.later;
    Dependence.Kind kind = !earlier.write() ? Dependence.Kind.ANTI : later.write() ? Dependence.Kind.OUTPUT : Dependence.Kind.FLOW;
    Access told = kind == Dependence.Kind.ANTI ? earlier : later;
    String what = told.text();
    if (!conflict.found.sameObject() && !earlier.name().equals(later.name())) {
      what += " (" + earlier.name() + " and " + later.name() + " may be the same)";
    }
    boolean certain = conflict.found.sameObject() && !conflict.found.distance().isEmpty();
    return new Dependence(
        kind, what, earlier.line(), later.line(), conflict.found.distance(), 0, certain ? Certainty.PROVEN : Certainty.ASSUMED);
  }
}
