package org.parcast.benchmarks.reliability.random.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.parcast.benchmarks.reliability.random.recorded.Kind;

/** What a running program does to its words: which values flow where, what iterations owe to others, and the references in order. */
public final class ModelMemory {
  /**
   * A value was used to compute another.
   *
   * @param path the words through which a copy of the value came that was used: {@code via} is the last
   * @param first word that the other was stored in first, of which the sink then holds a copy; the sink itself for most
   * @param gathered where a local variable had gathered the value, which was born there then: the words that it was gathered from
   * @param copied whether the sink only holds a copy of what a local variable had gathered, where the value was born
   * @param loss the call that lost where the value came from; null for none
   * @param line where the other was stored
   */
  public record Flow(String home, String via, Set<String> path, String sink, String first, Set<String> gathered, boolean copied, Loss loss, int line) {}

  /**
   * An iteration of a loop owes to an earlier one.
   *
   * @param kind {@code flow}, {@code anti} or {@code output}
   * @param field the name of the field that the word is; empty for others
   * @param update whether both carry the word's own number on
   * @param same whether both store the same number, which no word decides over
   */
  public record Carried(String kind, boolean local, String field, boolean update, boolean same, int from, int to) {}

  private final Set<Flow> flows = new LinkedHashSet<>();
  private final Set<List<String>> copies = new LinkedHashSet<>();
  private final Set<List<String>> passedOn = new LinkedHashSet<>();
  private final List<String> references = new ArrayList<>();
  private final Map<Integer, Set<Carried>> carried = new LinkedHashMap<>();
  private final Map<String, Integer> ordinals = new HashMap<>();
  private final Map<Num, Word> stored = new IdentityHashMap<>();

  /** The numbers that local variables have gathered, and the words that they were gathered from. */
  private final Map<Num, Set<String>> gathered = new IdentityHashMap<>();

  private final Set<Integer> entered = new LinkedHashSet<>();
  private Loops loops;
  private long entries;
  private long stores;
  private boolean quiet;

  /** The word that the assignment that is evaluated carries on, or null. */
  private Word updated;

  /** What tells apart the objects that a line makes. */
  public int ordinal(String place) {
    return ordinals.merge(place, 1, Integer::sum) - 1;
  }

  public Num load(Word word, int line) {
    return load(word, line, word == updated);
  }

  /** What is evaluated becomes the word's new number, and is computed from it as by {@code +=} or {@code *=}. */
  public Num updating(Word word, Supplier<Num> number) {
    updated = word;
    Num result = number.get();
    updated = null;
    return result;
  }

  /** A load; {@code update} where the word is stored again with what is computed from it. */
  public Num load(Word word, int line, boolean update) {
    Word.Access access = new Word.Access(loops, line, update, Double.NaN);
    if (word.written != null) {
      depends("flow", word, word.written, access);
    }
    word.loads.add(access);
    if (word.isLocal() || word.type == Word.ROW) {
      return word.local;
    }
    refers("L " + line + " " + word.reference);
    word.home = word.home == null ? word : word.home;
    return new Num(word.value, Set.of(new Source(word.home, word, null)), false);
  }

  public void store(Word word, Num number, int line) {
    store(word, number, Set.of(), line, false);
  }

  /** A store; {@code address} is what its index was computed from. */
  public void store(Word word, Num number, Set<Source> address, int line, boolean update) {
    Word.Access access = new Word.Access(loops, line, update, number.sources().isEmpty() ? number.value() : Double.NaN);
    word.stores.forEach(earlier -> depends("output", word, earlier, access));
    word.loads.forEach(earlier -> depends("anti", word, earlier, access));
    word.stores.add(access);
    word.written = access;
    if (word.isLocal()) {
      word.local = number;
      if (update) {
        gathered.put(number, number.sources().stream().map(source -> source.home().name).collect(Collectors.toSet()));
      }
      return;
    }
    if (word.type == Word.ROW) {
      return;
    }
    refers("S " + line + " " + word.reference);
    stores++;
    word.value = Kind.of(word.type).narrow(number.value());
    Word first = stored.putIfAbsent(number, word);
    if (number.computed() || number.sources().size() != 1) {
      number.sources().forEach(source -> uses(source, word, first, gathered.containsKey(number), line));
      if (update && number.sources().size() == 1 && number.sources().iterator().next().via() == word) {
        address.forEach(source -> uses(source, word, first, false, line));
      }
      if (first != null) {
        copies.add(List.of(first.name, word.name));
      }
      word.home = word;
      word.path = Set.of();
      word.gathered = gathered.getOrDefault(number, Set.of());
    } else {
      Source source = number.sources().iterator().next();
      if (source.loss() == null) {
        copies.add(List.of(source.home().name, word.name));
        passedOn.add(List.of(source.via().name, word.name));
        word.home = source.home();
        word.path = Stream.concat(source.via().path.stream(), Stream.of(word.name)).collect(Collectors.toCollection(LinkedHashSet::new));
        word.gathered = source.via().gathered;
      } else {
        uses(source, word, first, false, line);
        word.home = word;
        word.path = Set.of();
        word.gathered = Set.of();
      }
    }
  }

  /** What a method of the library does in the program's place: no references of the program's own. */
  public void quietly(Runnable library) {
    quiet = true;
    library.run();
    quiet = false;
  }

  private void refers(String reference) {
    if (!quiet) {
      references.add(reference);
    }
  }

  private void uses(Source source, Word sink, Word first, boolean copied, int line) {
    Word via = source.via();
    flows.add(new Flow(source.home().name, via.name, via.path, sink.name, first == null ? sink.name : first.name, via.gathered, copied, source.loss(), line));
  }

  private void depends(String kind, Word word, Word.Access earlier, Word.Access later) {
    Loops carrier = Loops.carrier(earlier.loops(), later.loops());
    if (carrier != null) {
      boolean update = earlier.update() && later.update();
      boolean same = earlier.storesAs(later);
      carried.computeIfAbsent(carrier.line(), line -> new LinkedHashSet<>()).add(new Carried(kind, word.isLocal(), word.field(), update, same, earlier.line(), later.line()));
    }
  }

  // ---- loops

  public Loops outside() {
    return loops;
  }

  /** A loop is entered; its number tells it apart. */
  public long enter(int line) {
    entered.add(line);
    return ++entries;
  }

  public void iterate(Loops outside, int line, long entry, long iteration) {
    loops = new Loops(outside, outside == null ? 0 : outside.depth() + 1, line, entry, iteration);
  }

  public void leave(Loops outside) {
    loops = outside;
  }

  // ---- what came of it

  public Set<Flow> flows() {
    return flows;
  }

  /** Homes of values and words that have held copies of them. */
  public Set<List<String>> copies() {
    return copies;
  }

  /** Words that were read, and words that have got copies of what they held. */
  public Set<List<String>> passedOn() {
    return passedOn;
  }

  public List<String> references() {
    return references;
  }

  /** What the iterations of the loop on the line owe to others. */
  public Set<Carried> carriedBy(int line) {
    return carried.getOrDefault(line, Set.of());
  }

  /** Lines of the loops that were entered. */
  public Set<Integer> entered() {
    return entered;
  }

  public long stores() {
    return stores;
  }
}
