package org.parcast.tracer.oracle;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/** What holds words: an array, an object, the static fields of a class, or a register. */
final class Holder {
  /** The largest array or object that is taken for small scratch. */
  private static final int SMALL = 64;

  /** Rounds of small scratch in which every word has a vertex of its own. */
  private static final int SEPARATE = 8;

  /** Rounds of a register, and words that it gathers, from which on each is a number of one element of many, or of all. */
  private static final int ROUNDS = 16;

  private static final int MANY = 32;

  /** A word: the value that it holds, and the round in which it was last born. */
  static final class Word {
    Value value;
    int round;
  }

  final String name;
  private final BooleanSupplier single;
  private final BooleanSupplier mayRun;
  private final Set<String> running = new HashSet<>();
  private final int size;
  private final Map<String, Word> words = new TreeMap<>();
  private int sharedRound;
  private int sharedStep;
  private int copyStep;
  private int copies;

  /** Where the words never change, the place that was last to keep them. */
  private Holder place;

  /** The field that keeps these words, null for all others. */
  private String field;

  /** Whether several have in one step. */
  private boolean isShared;

  private long among;

  /** What it is in in the end, or itself; null for an object that is in nothing, and for a register. */
  private String outermost;

  /** Whether these are the words of a place that keeps one object after another. */
  private final boolean isPlace;

  /** Whether its words are rewritten for every element of something larger, as far as is known. */
  boolean isScratch;

  Holder(String name, int size, BooleanSupplier single, BooleanSupplier mayRun) {
    this(name, size, single, mayRun, false);
  }

  private Holder(String name, int size, BooleanSupplier single, BooleanSupplier mayRun, boolean isPlace) {
    this.isPlace = isPlace;
    this.name = name;
    this.size = size;
    this.single = single;
    this.mayRun = mayRun;
  }

  /** The words of a place that keeps one object after another. */
  static Holder ofPlace(String name, int size) {
    return new Holder(name, size, () -> false, () -> false, true);
  }

  int size() {
    return size;
  }

  /** A place keeps the words, and takes them over from another or not. */
  void keptBy(Holder keeps, boolean takesOver, int step) {
    isShared = copyStep == step && (isShared || !takesOver && place != keeps);
    place = keeps;
    copyStep = step;
  }

  boolean isKept() {
    return place != null;
  }

  /** The words are those of what this field of an object keeps. */
  void inField(String name) {
    field = name;
  }

  /** Whether the words, which a field keeps, are moved on to one of another name that has kept others, and are that one's from now on. */
  boolean isTakenOverBy(Holder keeps, String first) {
    return place != null && place.field != null && keeps.field != null && !place.field.equals(keeps.field) && keeps.word(first).value != null;
  }

  /** The place that alone keeps them since the step that put them there last, or null. */
  Holder place() {
    return isShared ? null : place;
  }

  /** What an input value of these words is born in. */
  Holder inputs() {
    return place == null ? this : place;
  }

  /** Whether the word of the vertex is a single number: that of a register, a class, or the only object of its kind, and no running sum. */
  boolean isSingle(String vertex) {
    return single.getAsBoolean() && !running.contains(vertex);
  }

  /** Whether it has few words and no other is like it. */
  boolean mayRun() {
    return mayRun.getAsBoolean();
  }

  boolean isRunning(String vertex) {
    return running.contains(vertex);
  }

  /** The value of the vertex is one of a running sum. */
  void runs(String vertex) {
    running.add(vertex);
  }

  /**
   * Whether what is stored in it is reduced term by term: a register's gathering, unless it is that of few words in a late round of a step, or an update of
   * a single number.
   */
  boolean isReduced(boolean update, String vertex, int words) {
    boolean ofElements = words < MANY && word("").round >= ROUNDS;
    return (name.startsWith("register ") ? !ofElements : update) && isSingle(vertex);
  }

  /** There are so many words, its own among them, of the array that it is a row or an element of, which has this name. */
  void among(long words, String array) {
    among = words;
    outermost = array;
  }

  String outermost() {
    return outermost;
  }

  long among() {
    return among;
  }

  /** Whether a sum of these terms is one of few: there are fewer such words than terms of two values. */
  boolean isOneOfFew(List<Set<Value>> terms) {
    int values = terms.stream().mapToInt(Set::size).sum();
    boolean several = terms.stream().filter(term -> !term.isEmpty()).count() > 1;
    return several && !name.startsWith("register ") && values >= MANY && 2 * Math.max(size, among) < values;
  }

  Map<String, Word> words() {
    return words;
  }

  /** The word of an index {@code [i]} or a field {@code .f}; empty for a register. */
  Word word(String index) {
    return words.computeIfAbsent(index, i -> new Word());
  }

  /** The vertex on which the word was last born. */
  String vertex(String index) {
    int round = word(index).round;
    if (round == 0) {
      return name + index;
    }
    return isSmall() && round >= SEPARATE ? name + "~" + round : name + index + "~" + round;
  }

  private boolean isSmall() {
    return size <= SMALL;
  }

  /** The word is born afresh once more in the step. */
  void nextRound(String index, int step) {
    isScratch = true;
    Word word = word(index);
    int next = word.round + 1;
    if (isSmall() && next >= SEPARATE) {
      if (sharedStep != step) {
        sharedStep = step;
        sharedRound = SEPARATE;
      } else if (word.round >= sharedRound) {
        sharedRound++;
      }
      next = sharedRound;
    }
    word.round = next;
  }

  /** Whether the vertex is that of one of its words, rounds apart. */
  boolean has(String vertex) {
    return !vertex.contains("~") && vertex.startsWith(name) && (vertex.length() == name.length() || "[.".indexOf(vertex.charAt(name.length())) >= 0);
  }

  /** A word has taken in a value from elsewhere. */
  void copied(int step) {
    copies = copyStep == step ? copies + 1 : 1;
    copyStep = step;
    isScratch |= copies > size && !isPlace;
  }
}
