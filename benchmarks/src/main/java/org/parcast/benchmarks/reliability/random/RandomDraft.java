package org.parcast.benchmarks.reliability.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.parcast.benchmarks.reliability.random.recorded.Kind;

/** The text of a program as far as it is written: its lines, the names that can stand in the next one, and the dice that decide what does. */
final class RandomDraft {
  /** How long the arrays are: {@code n} in the programs. */
  static final int N = 4;

  private final Random random;
  private final int firstLine;
  private final List<String> lines = new ArrayList<>();
  private final List<String> counters = new ArrayList<>();
  private final List<String> locals = new ArrayList<>();
  private final Kind odd;
  private int names;
  private int depth;
  private int conditions;
  private boolean branches;

  /** @param firstLine number of the program's first line in its file */
  RandomDraft(long seed, int firstLine) {
    this.random = new Random(seed);
    this.firstLine = firstLine;
    this.odd = pick(Kind.values());
  }

  /** The type of the array {@code e}. */
  Kind odd() {
    return odd;
  }

  // ---- lines

  List<String> lines() {
    return lines;
  }

  /** The number of the next line in the file. */
  int line() {
    return firstLine + lines.size();
  }

  void emit(String text) {
    lines.add("  ".repeat(depth) + text);
  }

  void open(String text) {
    emit(text);
    depth++;
  }

  /** Ends one block and begins the next on the same line. */
  void reopen(String text) {
    depth--;
    open(text);
  }

  void close() {
    closeBy("}");
  }

  void closeBy(String text) {
    depth--;
    emit(text);
  }

  /** How many blocks are open. */
  int depth() {
    return depth;
  }

  // ---- names

  String fresh(String prefix) {
    return prefix + names++;
  }

  /** A local variable that can be used until its scope is closed. */
  void declare(String local) {
    locals.add(local);
  }

  boolean hasLocals() {
    return !locals.isEmpty();
  }

  String anyLocal() {
    return locals.get(below(locals.size()));
  }

  /** Begins a scope; the answer closes it. */
  int openScope() {
    return locals.size();
  }

  void closeScope(int scope) {
    locals.subList(scope, locals.size()).clear();
  }

  /** The body of the loop that has this counter begins. */
  void enter(String counter) {
    counters.add(counter);
  }

  void leave(String counter) {
    counters.remove(counter);
  }

  boolean inLoop() {
    return !counters.isEmpty();
  }

  String anyCounter() {
    return counters.get(below(counters.size()));
  }

  // ---- conditions

  /** What is written from here on need not run. */
  void beginCondition() {
    conditions++;
  }

  void endCondition() {
    conditions--;
  }

  boolean inCondition() {
    return conditions > 0;
  }

  /** A comparison decides over what the program stores. */
  void branch() {
    branches = true;
  }

  boolean branches() {
    return branches;
  }

  // ---- dice

  /** A whole number from 0 on, below this one. */
  int below(int n) {
    return random.nextInt(n);
  }

  boolean coin() {
    return random.nextBoolean();
  }

  boolean oneIn(int n) {
    return below(n) == 0;
  }

  @SafeVarargs
  final <T> T pick(T... choices) {
    return choices[below(choices.length)];
  }
}
