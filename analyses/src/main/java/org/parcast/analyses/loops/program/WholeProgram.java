package org.parcast.analyses.loops.program;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.parcast.analyses.loops.access.Access;
import org.parcast.analyses.loops.access.MethodBody;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.Program;

/** What is known of the whole program, shared by the loops that are judged, which may be several at a time. */
public final class WholeProgram {
  private final CallGraph calls;
  private final FreshResults fresh;
  private final OwnFields own;
  private final PointsTo pointsTo;
  private final SingleHolders holders;
  private final Distinct distinct;
  private final Purity purity;
  private final Map<Method, MethodBody> bodies = new ConcurrentHashMap<>();

  private final Map<Method, Written> written = new ConcurrentHashMap<>();
  private final Map<Method, List<Read>> readsWithin = new ConcurrentHashMap<>();
  private final Map<Branching, BranchRegion> regions = new ConcurrentHashMap<>();
  private final Map<String, List<Read>> readsByPlace = new HashMap<>();
  private final Set<String> changing = new HashSet<>();

  private static final String BY_LIBRARY = "by the library";
  private static final String REFERENCES = "[L";
  private static final String NUMBERS = "[";

  /** A block that decides, in a loop or, if that is null, in a run of the method. */
  private record Branching(Method method, Loop loop, int block) {}

  /** An instruction that reads, and the method that holds it. */
  public record Read(Method method, Instruction instruction) {}

  public WholeProgram(Program program, boolean closed) {
    this.calls = new CallGraph(program, closed);
    this.fresh = new FreshResults(calls);
    this.own = new OwnFields(calls);
    this.pointsTo = new PointsTo(calls, fresh, own, RunBlocks.ANY);
    this.holders = new SingleHolders(calls, pointsTo, fresh);
    reads(calls).forEach(read -> readsByPlace.computeIfAbsent(place(read.instruction()), key -> new ArrayList<>()).add(read));
    this.distinct = new Distinct(calls, pointsTo, fresh);
    this.purity = new Purity(calls);
    calls.methods().forEach(this::noteChanges);
  }

  private void noteChanges(Method method) {
    int self = method.ref().name().equals("<init>") ? method.parameters().get(0).id() : -1;
    for (Instruction instruction : method.instructions()) {
      if (instruction instanceof Instruction.FieldStore store && store.object() != self) {
        changing.add(store.field().nameAndType());
      }
    }
  }

  /** Whether anything but the constructor of an object may write a field of this name. */
  public boolean changesAfterConstruction(FieldRef field) {
    return changing.contains(field.nameAndType());
  }

  public CallGraph calls() {
    return calls;
  }

  public FreshResults fresh() {
    return fresh;
  }

  public OwnFields ownFields() {
    return own;
  }

  public PointsTo pointsTo() {
    return pointsTo;
  }

  public SingleHolders holders() {
    return holders;
  }

  public Distinct distinct() {
    return distinct;
  }

  public Purity purity() {
    return purity;
  }

  /**
   * What a branch decides.
   *
   * @param loop the loop of whose iterations; null for a run of the whole method
   */
  public BranchRegion region(Method method, Loop loop, int branching) {
    return regions.computeIfAbsent(new Branching(method, loop, branching), key -> new BranchRegion(this, method, loop, branching));
  }

  /** What a method and all that it calls may write. */
  Written writtenBy(Method method) {
    Written known = written.get(method);
    if (known == null) {
      known = Written.by(this, method);
      written.put(method, known);
    }
    return known;
  }

  /** The same where it was asked for before, else null. */
  Written knownWrites(Method method) {
    return written.get(method);
  }

  /** Every instruction of the program that may read what an access is to: the field of this name, or elements of arrays of its kind. */
  public List<Read> readsOf(Access access) {
    if (!access.isElement()) {
      return readsByPlace.getOrDefault(access.place(), List.of());
    }
    List<Read> all = new ArrayList<>(readsByPlace.getOrDefault(BY_LIBRARY, List.of()));
    all.addAll(readsByPlace.getOrDefault(access.place().equals(REFERENCES) ? REFERENCES : NUMBERS, List.of()));
    return all;
  }

  /** What a method and all that it calls reads. */
  public List<Read> readsWithin(Method method) {
    return readsWithin.computeIfAbsent(method, this::findReads);
  }

  private List<Read> findReads(Method method) {
    List<Read> found = new ArrayList<>();
    Set<Method> visited = new HashSet<>(List.of(method));
    Deque<Method> work = new ArrayDeque<>(visited);
    while (!work.isEmpty()) {
      Method at = work.pop();
      for (Instruction instruction : at.instructions()) {
        if (isRead(calls, instruction)) {
          found.add(new Read(at, instruction));
        }
        if (instruction instanceof Instruction.Call call) {
          calls.mayRun(call).stream().filter(visited::add).forEach(work::add);
        }
      }
    }
    return found;
  }

  private static String place(Instruction instruction) {
    if (instruction instanceof Instruction.FieldLoad load) {
      return (load.isStatic() ? "static " : "") + load.field().nameAndType();
    }
    return !(instruction instanceof Instruction.ArrayLoad load) ? BY_LIBRARY : load.type().isReference() ? REFERENCES : NUMBERS;
  }

  private static List<Read> reads(CallGraph calls) {
    List<Read> reads = new ArrayList<>();
    for (Method method : calls.methods()) {
      for (Instruction instruction : method.instructions()) {
        if (isRead(calls, instruction)) {
          reads.add(new Read(method, instruction));
        }
      }
    }
    return reads;
  }

  private static boolean isRead(CallGraph calls, Instruction instruction) {
    boolean copies = instruction instanceof Instruction.Call call && calls.mayLeaveProgram(call)
        && (LibraryEffects.effect(call) == LibraryEffects.Effect.CLONE || LibraryEffects.effect(call) == LibraryEffects.Effect.COPY || LibraryEffects.readsElements(call));
    return copies || instruction instanceof Instruction.FieldLoad || instruction instanceof Instruction.ArrayLoad;
  }

  public MethodBody body(Method method) {
    return bodies.computeIfAbsent(method, MethodBody::of);
  }
}
