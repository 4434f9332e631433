package org.parcast.analyses.loops.observation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.parcast.analyses.loops.LocalFacts;
import org.parcast.analyses.loops.LoopJudge;
import org.parcast.analyses.loops.names.ClauseNames;
import org.parcast.analyses.loops.names.StorageNames;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.Reduction;
import org.parcast.analyses.loops.verdict.Rounding;
import org.parcast.analyses.loops.verdict.Verdict;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.recording.trace.coding.Allocations;
import org.parcast.recording.trace.table.Reference;
import org.parcast.recording.trace.table.TraceLoop;
import org.parcast.recording.trace.table.TraceMethod;

/** The verdict on a loop by what a run showed of its memory, and by what the code tells of the rest. */
final class ObservedVerdict {
  private final Allocations allocations;
  private final List<Reference> references;
  private final List<TraceLoop> loops;
  private final List<TraceMethod> methods;
  private final TraceObserver observer;
  private final ClauseNames names;
  private final IntFunction<String> texts;
  private final IntFunction<String> updates;
  private final IntFunction<WholeProgram.Read> instructions;
  private final Predicate<IntStream> untraced;

  /**
   * @param texts each reference as it stands in the source
   * @param updates the operator of the update that the reference is part of, or null
   * @param instructions the instruction of each reference, or null
   * @param untraced whether the array that references are to may be read by code that is not traced
   */
  ObservedVerdict(BlockTraceReader trace, TraceObserver observer, IntFunction<String> texts, IntFunction<String> updates, IntFunction<WholeProgram.Read> instructions,
      Predicate<IntStream> untraced) {
    this.allocations = trace.allocations();
    this.references = trace.tables().references();
    this.loops = trace.tables().loops();
    this.methods = trace.tables().methods();
    this.observer = observer;
    this.texts = texts;
    this.names = new ClauseNames(trace.tables(), texts);
    this.updates = updates;
    this.instructions = instructions;
    this.untraced = untraced;
  }

  LoopVerdict judge(int loop, LocalFacts locals) {
    Map<Object, List<ObservedDependence>> byStorage = new LinkedHashMap<>();
    for (ObservedDependence dependence : observer.dependences(loop)) {
      if (dependence.kind == Dependence.Kind.OUTPUT && isOfOneConstant(loop, dependence)) {
        continue;
      } else if (IntStream.of(dependence.from, dependence.to).mapToObj(instructions).allMatch(read -> read != null && locals.counted().contains(read))) {
        continue;
      }
      byStorage.computeIfAbsent(storage(dependence), key -> new ArrayList<>()).add(dependence);
    }
    Clauses clauses = new Clauses(loop, locals);
    byStorage.values().forEach(clauses::settle);
    return clauses.verdict();
  }

  /** Whether the iterations do nothing to the word but put the same constant there. */
  private boolean isOfOneConstant(int loop, ObservedDependence dependence) {
    return touching(loop, List.of(dependence)).stream().allMatch(reference -> observer.storeTheSame(reference, dependence.to));
  }

  /**
   * The ends of dependences, and whatever touched in the same iteration what these wrote. A word knows its last write alone, so what an iteration did before
   * that, or does after it, is in no dependence of its own: the ends stand for it.
   */
  private BitSet touching(int loop, List<ObservedDependence> together) {
    BitSet touching = new BitSet();
    BitSet open = new BitSet();
    together.forEach(dependence -> {
      open.set(dependence.from);
      open.set(dependence.to);
    });
    while (!open.isEmpty()) {
      int reference = open.nextSetBit(0);
      touching.set(reference);
      open.or(observer.uses().othersWithin(loop, reference));
      open.andNot(touching);
    }
    return touching;
  }

  /** What the clauses of a loop's directive take out of its way, and what remains. */
  private final class Clauses {
    private final int loop;
    private final LocalFacts locals;
    private final Set<Reduction> reductions;
    private final Set<String> privates;
    private final Set<String> firstPrivates = new TreeSet<>();
    private final List<Dependence> lifted;
    private final Set<String> unreached = new TreeSet<>();
    private final List<String> rounding = new ArrayList<>();
    private final List<Dependence> remaining = new ArrayList<>();

    Clauses(int loop, LocalFacts locals) {
      this.loop = loop;
      this.locals = locals;
      this.reductions = new TreeSet<>(locals.reductions());
      this.privates = new TreeSet<>(locals.privates());
      this.lifted = new ArrayList<>(locals.lifted());
    }

    /** Finds the clause for one array or field, by all dependences that it carries. */
    void settle(List<ObservedDependence> together) {
      String operator = operator(loop, together, locals);
      if (together.stream().anyMatch(this::changesBound)) {
        keep(together);
      } else if (operator != null) {
        Reference gathered = references.get(together.get(0).to);
        Reduction reduction = new Reduction(operator, lift(together), isElement(gathered));
        if (reductions.add(reduction)) {
          Rounding.note(reduction, gathered.type()).ifPresent(rounding::add);
        }
      } else if ((!isScratch(loop, together) || isHandedOut(together)) && isLast(together)) {
        reductions.add(new Reduction(locals.lasts().get(instructions.apply(together.get(0).to)), lift(together)));
      } else if (!isScratch(loop, together)) {
        keep(together);
      } else if (isHandedOut(together)) {
        remaining.add(readByLibrary(together.get(0)));
        keep(together);
      } else {
        (usesFromBefore(loop, together) ? firstPrivates : privates).add(lift(together));
      }
    }

    /** Whether the loop writes what its bound reads. */
    private boolean changesBound(ObservedDependence dependence) {
      return !locals.bounds().isEmpty() && IntStream.of(dependence.from, dependence.to).mapToObj(instructions).anyMatch(read -> read != null && locals.bounds().contains(read));
    }

    /** Whether each iteration stores the word anew before it reads it, so that only what the last one leaves counts. */
    private boolean isLast(List<ObservedDependence> together) {
      return together.stream().flatMapToInt(dependence -> IntStream.of(dependence.from, dependence.to)).mapToObj(instructions).allMatch(read -> read != null && locals.lasts().containsKey(read));
    }

    private void keep(List<ObservedDependence> together) {
      together.forEach(dependence -> remaining.add(dependence(dependence)));
    }

    /** Notes that a clause takes the dependences out of the way; answers what the clause names. */
    private String lift(List<ObservedDependence> together) {
      List<Reference> meant = allReferences(loop, together);
      String name = names.of(loop, meant, locals.names());
      lifted.add(dependence(together.get(0)).of(name));
      if (names.isUnreached(loop, meant, name, locals.names())) {
        unreached.add(name);
      }
      return name;
    }

    LoopVerdict verdict() {
      List<Dependence> all = LoopJudge.mostTellingFirst(locals.obstacles(), remaining.stream().distinct().toList());
      Verdict verdict = verdict(all.isEmpty());
      return new LoopVerdict(
          verdict,
          verdict.isUnordered() ? Certainty.OBSERVED : all.stream().map(Dependence::certainty).min(Comparator.naturalOrder()).orElseThrow(),
          List.copyOf(privates),
          List.copyOf(firstPrivates),
          List.copyOf(reductions),
          locals.counters(),
          lifted,
          List.copyOf(unreached),
          all,
          verdict.isUnordered() ? Stream.concat(locals.notes().stream(), rounding.stream()).toList() : LoopJudge.remediesOfMaps(all),
          List.of());
    }

    private Verdict verdict(boolean free) {
      if (!free) {
        return locals.obstacles().isEmpty() && remaining.stream().allMatch(LoopJudge::isWavefront) ? Verdict.PIPELINE : Verdict.SEQUENTIAL;
      } else if (!reductions.isEmpty()) {
        return Verdict.REDUCTION;
      }
      return privates.isEmpty() && firstPrivates.isEmpty() ? Verdict.PARALLEL : Verdict.PRIVATIZE;
    }
  }

  /** What tells one array or field from another: the outermost array that the word belongs to, or the class of the object and its field. */
  private Object storage(ObservedDependence dependence) {
    Reference reference = references.get(dependence.to);
    int holder = allocations.find(dependence.address);
    return isElement(reference) && holder >= 0 ? (Object) allocations.root(holder) : reference.name();
  }

  private static boolean isElement(Reference reference) {
    return reference.kind() != Reference.Kind.FIELD && reference.kind() != Reference.Kind.STATIC;
  }

  private List<Reference> references(List<ObservedDependence> together) {
    return together.stream().flatMapToInt(d -> IntStream.of(d.to, d.from)).mapToObj(references::get).toList();
  }

  /** With what reads or overwrites in the same iteration, under whatever name. */
  private List<Reference> allReferences(int loop, List<ObservedDependence> together) {
    IntStream ends = together.stream().flatMapToInt(d -> IntStream.of(d.to, d.from));
    IntStream others = together.stream().flatMapToInt(d -> IntStream.of(d.to, d.from)).filter(this::writes).flatMap(writer -> observer.uses().othersWithin(loop, writer).stream());
    return IntStream.concat(ends, others).distinct().mapToObj(references::get).toList();
  }

  /** The one operator that all references gather with, if nothing else reads or overwrites what they have gathered; else null. */
  private String operator(int loop, List<ObservedDependence> together, LocalFacts locals) {
    String operator = null;
    for (ObservedDependence dependence : together) {
      String from = update(dependence.from, locals);
      String to = update(dependence.to, locals);
      if (from == null || !from.equals(to) || operator != null && !operator.equals(from)) {
        return null;
      }
      operator = from;
    }
    String gathering = operator;
    boolean touchedOtherwise = touching(loop, together).stream().anyMatch(reference -> !gathering.equals(update(reference, locals)));
    return touchedOtherwise || isUsedOtherwise(loop, together, locals.names(), gathering) ? null : operator;
  }

  private String update(int reference, LocalFacts locals) {
    WholeProgram.Read read = instructions.apply(reference);
    return read != null && locals.counting().contains(read) ? "+" : updates.apply(reference);
  }

  /** Whether the loop names other elements of the array that is gathered into: partial results, which begin at nothing, would stand in for them. */
  private boolean isUsedOtherwise(int loop, List<ObservedDependence> together, StorageNames called, String gathering) {
    Reference update = references.get(together.get(0).to);
    String name = names.of(loop, references(together), called);
    return isElement(update) && references.stream().anyMatch(other -> other != null && isElement(other) && other.type().equals(update.type())
        && (isNamedAlike(loop, update, other) || names.inLoop(other, called).contains(name)) && !gathering.equals(updates.apply(other.id())));
  }

  private boolean isNamedAlike(int loop, Reference update, Reference other) {
    return other.name().equals(update.name()) && other.method() == update.method() && isWithin(other.loop(), loop);
  }

  private boolean isWithin(int inner, int loop) {
    int at = inner;
    while (at != 0 && at != loop) {
      at = loops.get(at).parent();
    }
    return at == loop;
  }

  /** Whether no iteration read what an earlier one wrote, and nothing after the loop, to the end of the run, what any of them did. */
  private boolean isScratch(int loop, List<ObservedDependence> together) {
    ValueUses uses = observer.uses();
    boolean usedAfter = touching(loop, together).stream().anyMatch(reference -> uses.isUsedAfter(loop, reference))
        || storages(together).anyMatch(storage -> uses.isStorageUsedAfter(loop, storage));
    return observer.isWhole() && !usedAfter && together.stream().allMatch(d -> d.kind != Dependence.Kind.FLOW);
  }

  /** Whether the library may read, unseen by the run, what the iterations leave in an array. */
  private boolean isHandedOut(List<ObservedDependence> together) {
    return isElement(references.get(together.get(0).to)) && untraced.test(together.stream().flatMapToInt(d -> IntStream.of(d.from, d.to)));
  }

  private Dependence readByLibrary(ObservedDependence seen) {
    String what = "of the library, which may read " + names.bare(references.get(seen.to)) + " unseen by the run";
    int line = references.get(seen.to).line();
    String file = otherFile(seen, seen.to);
    return new Dependence(Dependence.Kind.CALL, what, line, line, List.of(), 0, Certainty.ASSUMED, file, file);
  }

  private boolean usesFromBefore(int loop, List<ObservedDependence> together) {
    ValueUses uses = observer.uses();
    Set<String> fields = together.stream().map(d -> references.get(d.to)).filter(reference -> !isElement(reference)).map(Reference::name).collect(Collectors.toSet());
    boolean ofField = references.stream().anyMatch(reference -> reference != null && fields.contains(reference.name()) && uses.usesFromBefore(loop, reference.id()));
    return ofField || together.stream().anyMatch(d -> !writes(d.from) && uses.usesFromBefore(loop, d.from))
        || storages(together).anyMatch(storage -> uses.usesStorageFromBefore(loop, storage));
  }

  /** The outermost arrays that the references were to. */
  private IntStream storages(List<ObservedDependence> together) {
    return together.stream().filter(d -> isElement(references.get(d.to))).mapToInt(d -> allocations.find(d.address)).filter(holder -> holder >= 0)
        .map(allocations::root).distinct();
  }

  private boolean writes(int reference) {
    return references.get(reference).write();
  }

  /** As it is reported. */
  Dependence dependence(ObservedDependence seen) {
    int told = seen.kind == Dependence.Kind.ANTI ? seen.from : seen.to;
    return new Dependence(
        seen.kind,
        texts.apply(told),
        references.get(seen.from).line(),
        references.get(seen.to).line(),
        seen.distance(),
        seen.iterations(),
        Certainty.OBSERVED,
        otherFile(seen, seen.from),
        otherFile(seen, seen.to));
  }

  /** The file that a reference is in, where the loop that carries the dependence is in another; else empty. */
  private String otherFile(ObservedDependence seen, int reference) {
    String file = file(references.get(reference).method());
    return file.equals(file(loops.get(seen.loop).method())) ? "" : file;
  }

  /** Path of a method's source file below the root of its packages; that of its class file where it tells no source. */
  private String file(int number) {
    TraceMethod method = methods.get(number);
    String owner = method.owner();
    return method.file().isEmpty() ? owner + ".class" : owner.substring(0, owner.lastIndexOf('/') + 1) + method.file();
  }
}
