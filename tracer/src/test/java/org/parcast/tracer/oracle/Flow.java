package org.parcast.tracer.oracle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.parcast.ir.Instruction;

/** Births, copies and uses of values. */
final class Flow {
  static final String ALL = "ALL";
  static final String ONE = "ONE";

  private final Steps steps;
  private final Memory memory;
  private final List<Value> values = new ArrayList<>();

  /** By vertex of a word's first round, the step in which it was last born afresh. */
  private final java.util.Map<String, Integer> bornIn = new java.util.HashMap<>();

  /** Vertices of values that were copied to words of other vertices. */
  private final Set<String> copiedFrom = new java.util.HashSet<>();

  /** By outermost array the sums that its words may be. */
  private final java.util.Map<String, AwaitedSums> sums = new java.util.HashMap<>();

  private final Set<String> computedFields;
  private final Moves moves;
  private final FormerValues runs;
  private long births;
  private long copies;

  /**
   * @param computedFields names of the fields whose values may decide branches
   */
  Flow(Steps steps, Memory memory, Set<String> computedFields) {
    this.computedFields = new java.util.HashSet<>(computedFields);
    this.computedFields.add("[0]");
    this.steps = steps;
    this.memory = memory;
    this.moves = new Moves(steps, memory);
    this.runs = new FormerValues(steps);
    steps.whenStepEnds(this::stepEnds, moves::phaseEnds);
  }

  private void stepEnds() {
    sums.values().forEach(of -> of.ends(steps.insideStep()));
    moves.stepEnds(values);
  }

  // ---- words

  /**
   * A load.
   *
   * @param address what the address is made from
   * @param named whether the word is told by a field's name or a constant
   */
  Numeral load(Holder holder, String index, List<Numeral> address, boolean named) {
    Holder.Word word = holder.word(index);
    if (holder.place() != null && isInPlaceOf(holder.place().word(index).value, word.value)) {
      word.value = holder.place().word(index).value;
    }
    if (word.value == null && steps.active()) {
      word.value = newValue(holder.inputs().name + index, holder.inputs(), true);
    }
    Numeral loaded = Numeral.loaded(word.value, named ? index : null);
    if (loaded != Numeral.CONSTANT) {
      loaded.word = word;
      loaded.address = addressed(address);
    }
    return loaded;
  }

  /** A place has come to keep the words of an object. */
  void kept(Holder object, Holder place, boolean takesOver) {
    object.keptBy(place, takesOver, steps.step());
  }

  /** Whether a word has {@code now} since a step has moved the value there, and the step has ended. */
  boolean isInPlaceOf(Value now, Value value) {
    return moves.isInPlaceOf(now, value);
  }

  /** Whether it was computed from what the steps have computed, the one value aside. */
  boolean isOfSteps(Numeral numeral, Value aside) {
    boolean carries = numeral.carriesValue && numeral.value != null;
    return carries ? numeral.value != aside && !numeral.value.isInput && numeral.value.phase.equals(steps.phase()) : numeral.operands.stream().anyMatch(operand -> isOfSteps(operand, aside));
  }

  private Value newValue(String home, Holder holder, boolean isInput) {
    Value value = new Value(home, holder, isInput, steps.phase());
    values.add(value);
    return value;
  }

  /** Puts away what a word held: a method that is not analysed may have changed it. */
  void forget(Holder holder) {
    holder.words().values().forEach(word -> word.value = null);
  }

  /**
   * A store.
   *
   * @param address what the address is made from
   */
  void store(Holder holder, String index, Numeral stored, List<Numeral> address) {
    Holder.Word word = holder.word(index);
    if (!steps.active()) {
      word.value = null;
      return;
    }
    Numeral numeral = stored == null ? Numeral.CONSTANT : stored;
    if (numeral.value != null) {
      copies++;
      if (word.value != numeral.value && !numeral.value.home.equals(holder.vertex(index))) {
        copiedFrom.add(numeral.value.home);
      }
      if (word.value != numeral.value) {
        numeral.value.isTaken |= !numeral.value.home.equals(holder.name + index);
        if (!holder.has(numeral.value.home)) {
          holder.copied(steps.step());
        }
        moves.copied(holder, index);
      }
      word.value = numeral.value;
      return;
    }
    List<Set<Value>> terms = terms(numeral);
    if (updatesOnly(numeral, word, addressed(address))) {
      terms.add(addressed(address));
    }
    word.value = birth(holder, index, terms, false);
    if (numeral != Numeral.CONSTANT) {
      numeral.value = word.value;
      numeral.carriesValue = numeral.gathers || numeral.gathering != null;
    }
  }

  /** What was born in the word, and was copied to that of a place or of a longer array, counts as born there. */
  void bornFor(Holder holder, String index, Holder place, String at) {
    Value value = holder.word(index).value;
    if (value != null && value.home.equals(holder.vertex(index))) {
      value.home = place.vertex(at);
      value.holder = place;
    }
  }

  /** A variable that had an array has another from now on: the longer one that holds all that it held at its places is that array grown. */
  void replaced(Object before, Object now) {
    if (before == null || now == null || before == now || !isOfWords(before) || before.getClass() != now.getClass() || !steps.active() || steps.mayMakeTemporaries()) {
      return;
    }
    Holder from = memory.of(before);
    Holder to = memory.of(now);
    boolean apart = !memory.isRow(before) && !memory.isRow(now) && !memory.hasGrown(from) && !memory.hasGrown(to) && !from.isScratch && !to.isScratch;
    List<java.util.Map.Entry<String, Holder.Word>> held = from.words().entrySet().stream().filter(word -> word.getValue().value != null).toList();
    if (apart && from.size() > 1 && to.size() > from.size() && !held.isEmpty() && held.stream().allMatch(word -> to.word(word.getKey()).value == word.getValue().value)) {
      held.forEach(word -> bornFor(from, word.getKey(), to, word.getKey()));
      for (String index : List.copyOf(from.words().keySet())) {
        Integer born = bornIn.remove(from.name + index);
        if (born != null) {
          bornIn.put(to.name + index, born);
        }
      }
      from.words().clear();
      memory.grown(from, to);
    }
  }

  private static boolean isOfWords(Object array) {
    return array.getClass().isArray() && array.getClass().getComponentType().isPrimitive();
  }

  private Set<Value> addressed(List<Numeral> address) {
    List<Set<Value>> values = new ArrayList<>();
    address.forEach(part -> values.addAll(terms(part)));
    return values.stream().flatMap(Set::stream).collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** Whether all that the numeral was computed from is what the word held, found by the same address. */
  private static boolean updatesOnly(Numeral numeral, Holder.Word word, Set<Value> address) {
    if (numeral.word != null || numeral.value != null) {
      return numeral.word == word && address.equals(numeral.address);
    }
    return numeral.isComputed() && numeral.operands.stream().allMatch(operand -> updatesOnly(operand, word, address));
  }

  /**
   * A value is born in the word from these terms.
   *
   * @param afresh whether it is another than the former one whatever it was computed from
   */
  private Value birth(Holder holder, String index, List<Set<Value>> terms, boolean afresh) {
    Holder.Word word = holder.word(index);
    births++;
    boolean reads = word.value != null && terms.stream().anyMatch(term -> term.contains(word.value));
    if (reads && holder.mayRun()) {
      runs.look(holder, index, bornIn);
    }
    boolean update = reads && word.value.home.equals(holder.vertex(index));
    boolean running = update && holder.mayRun() && (runs.isKnown(holder, index) || word.value.isUsed(steps.phase()) || word.value.isTaken);
    if (update && holder.mayRun() && !running) {
      runs.replaced(holder, index, Integer.valueOf(steps.step()).equals(bornIn.get(holder.name + index)) && word.value.isConstant);
    }
    if (!update || afresh || running) {
      Integer before = bornIn.put(holder.name + index, steps.step());
      if (before == null || before != steps.step()) {
        word.round = 0;
      } else if (running || !isUnusedConstant(holder, index)) {
        holder.nextRound(index, steps.step());
        if (running) {
          holder.runs(holder.name + index);
          holder.runs(holder.vertex(index));
        }
      }
    }
    String home = holder.vertex(index);
    boolean isReduced = holder.isReduced(reads, home, terms.stream().mapToInt(Set::size).sum()) || holder.isOneOfFew(terms);
    AwaitedSums of = isReduced || holder.outermost() == null ? null : sums.computeIfAbsent(holder.outermost(), array -> new AwaitedSums(holder.among()));
    if (of != null && reads && !holder.isRunning(home) && steps.insideStep() && !of.areMany()) {
      terms.forEach(term -> useInSum(of, term, word.value, home));
    } else {
      terms.forEach(term -> use(term, word.value, isReduced, home));
    }
    Value born = newValue(home, holder, false);
    born.isConstant = terms.stream().allMatch(Set::isEmpty);
    return born;
  }

  /** Whether what was last born in the word was computed from nothing, and nobody has used or copied it. */
  private boolean isUnusedConstant(Holder holder, String index) {
    Value value = holder.word(index).value;
    return value != null && value.isConstant && value.home.equals(holder.vertex(index)) && !copiedFrom.contains(value.home) && value.sinks.isEmpty();
  }

  /** The values of a term are used by the next value of a sum, which may be one of few. */
  private void useInSum(AwaitedSums of, Set<Value> term, Value former, String home) {
    String phase = steps.phase();
    Set<String> meeting = meeting(term, former);
    String first = first(meeting);
    for (Value source : term) {
      if (meeting.size() > 1 && meets(source, former)) {
        source.isAwaited |= !home.equals(source.home);
        of.await(few -> {
          source.use(few ? home + " from " + first : home, phase);
          source.isAwaited = false;
        });
      } else {
        source.use(home, phase);
      }
    }
  }

  private static boolean meets(Value source, Value former) {
    return source != former && !source.isSingleNumber();
  }

  /** The words of a term that have to meet. */
  private static Set<String> meeting(Set<Value> term, Value former) {
    return term.stream().filter(source -> meets(source, former)).map(source -> source.home).collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static String first(Set<String> meeting) {
    return meeting.stream().filter(word -> !word.startsWith("register ")).findFirst().orElse(meeting.stream().reduce("", (one, other) -> other));
  }

  /** The values of a term are used by a value that is born; where several have to meet for a single number, in the term. */
  private void use(Set<Value> term, Value former, boolean isReduced, String home) {
    Set<String> meeting = meeting(term, former);
    boolean meets = meeting.size() > 1 && isReduced;
    String first = first(meeting);
    for (Value source : term) {
      source.use(meets && meets(source, former) ? home + " from " + first : home, steps.phase());
    }
  }

  // ---- slices

  private static Set<Numeral> seen() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }

  /** The values at the ends of the slice of what was computed, those together that one operation takes which gathers, or all that another takes. */
  private List<Set<Value>> terms(Numeral computed) {
    List<Set<Value>> terms = new ArrayList<>();
    split(computed, terms, seen());
    return terms;
  }

  private void split(Numeral numeral, List<Set<Value>> terms, Set<Numeral> seen) {
    if (!seen.add(numeral)) {
      return;
    }
    Set<Value> term = new LinkedHashSet<>();
    Set<Numeral> seenInTerm = seen();
    terms.add(term);
    if (numeral.carriesValue) {
      term.add(numeral.value);
      return;
    }
    for (Numeral operand : numeral.operands) {
      if (numeral.gatheredBefore.contains(operand) || operand.isAnsweredToItself) {
        split(operand, terms, seen);
      } else {
        collect(operand, numeral.gathersIn, term, terms, seenInTerm);
      }
    }
  }

  /** The values at the ends of an operand's slice; what it has gathered itself are terms of their own, and so is what lies where the gatherings found it. */
  private void collect(Numeral numeral, List<Gathering> gatherings, Set<Value> term, List<Set<Value>> terms, Set<Numeral> seen) {
    if (!seen.add(numeral)) {
      return;
    }
    if (numeral.gathering != null && numeral.leftMethod && gatherings.stream().noneMatch(numeral::isGatheredOnIn)) {
      settle(numeral);
    }
    if (numeral.carriesValue && numeral.foundBy.stream().anyMatch(gatherings::contains)) {
      terms.add(Set.of(numeral.value));
    } else if (numeral.carriesValue) {
      term.add(numeral.value);
    } else if (numeral.gathers || numeral.isAnsweredToItself) {
      split(numeral, terms, seen());
    } else {
      numeral.operands.forEach(operand -> collect(operand, gatherings, term, terms, seen));
    }
  }

  /** The loop that gathered the numeral has ended. */
  void gathered(Numeral numeral, Gathering gathering) {
    numeral.gathering = gathering;
    if (gathering.severalUses()) {
      settle(numeral);
    }
  }

  /** The gathered register becomes a value of its own. */
  void settle(Numeral numeral) {
    if (numeral.carriesValue || !steps.active()) {
      return;
    }
    if (numeral.value == null) {
      Holder register = memory.register(numeral.gathering);
      numeral.value = birth(register, "", terms(numeral), false);
      register.word("").value = numeral.value;
    }
    numeral.carriesValue = true;
  }

  /** The number is a value of its own, though it goes on gathering. */
  void run(Numeral numeral, Holder register) {
    if (!numeral.carriesValue && steps.active()) {
      numeral.value = birth(register, "", terms(numeral), true);
      register.word("").value = numeral.value;
      numeral.carriesValue = true;
    }
  }

  // ---- uses outside the flow

  /** The number decides a branch, finds an element or leaves the program: single numbers in its slice are used by all, or by one. */
  void reaches(Numeral numeral, Instruction at) {
    boolean branch = at instanceof Instruction.Branch || at instanceof Instruction.Switch;
    reach(numeral, branch, at instanceof Instruction.Call ? ONE : ALL, seen());
  }

  /** The number is what the region answers. */
  void answered(Numeral numeral) {
    reach(numeral, false, ONE, seen());
  }

  private void reach(Numeral numeral, boolean fields, String sink, Set<Numeral> seen) {
    if (numeral == null || !steps.active() || !seen.add(numeral)) {
      return;
    }
    if (numeral.gathering != null) {
      settle(numeral);
    }
    if (!numeral.carriesValue) {
      numeral.operands.forEach(operand -> reach(operand, fields, sink, seen));
    } else if (numeral.value.isSingle() && (numeral.isComputed() || fields && numeral.field != null && computedFields.contains(numeral.field))) {
      numeral.value.use(sink, steps.phase());
    }
  }

  // ---- the end

  ValueFlowSummary summary() {
    stepEnds();
    moves.phaseEnds();
    for (Holder holder : memory.lasting()) {
      if (!holder.isScratch && !memory.isTemporary(holder)) {
        holder.words().forEach((index, word) -> {
          Value value = word.value == null ? null : moves.origin(word.value);
          if (value != null && !memory.now(value.home).equals(holder.vertex(index))) {
            value.use(holder.vertex(index), steps.phase());
          }
        });
      }
    }
    ValueFlowSummary summary = new ValueFlowSummary(births, copies);
    values.forEach(value -> value.sinks.forEach((phase, sinks) -> summary.add(memory.now(value.home), sinks.stream().map(memory::now).toList(), phase, 1)));
    return summary;
  }
}
