package org.parcast.benchmarks.reliability.random.model;

import java.util.LinkedHashSet;
import java.util.Set;

/** A word of memory, or a local variable, which nothing is told of but dependences. */
public final class Word {
  /**
   * An access and the loops around it.
   *
   * @param update where the word's own number is carried on
   * @param constant the number that is stored, where no word decides over it; else not a number
   */
  public record Access(Loops loops, int line, boolean update, double constant) {

    /** Whether both store one number: which of them comes last makes no difference. */
    boolean storesAs(Access other) {
      return constant == other.constant;
    }
  }

  /** As the type of a place that holds a row, not a number. */
  static final char ROW = '[';

  /** By the place that allocates it and the index; empty for a local variable. */
  public final String name;

  /** The same with the ordinal of the allocation. */
  public final String reference;

  /** Descriptor of its type. */
  public final char type;

  public double value;

  /** Where the value was born that it holds, or null before any. */
  public Word home;

  /** The words through which a copy of the value came, each from the one before; this one last. */
  public Set<String> path = Set.of();

  /** The words from which a local variable has gathered the value that it holds; empty where none has. */
  public Set<String> gathered = Set.of();

  /** What a local variable holds. */
  public Num local;

  public Access written;

  /** All stores, each once. */
  public final Set<Access> stores = new LinkedHashSet<>();

  /** All loads, each once. */
  public final Set<Access> loads = new LinkedHashSet<>();

  public Word(String name, String reference, char type) {
    this.name = name;
    this.reference = reference;
    this.type = type;
  }

  /** Its name where it is a field, which clauses go by; empty for others. */
  public String field() {
    return name.contains(".") ? name.substring(name.lastIndexOf('.') + 1) : "";
  }

  public boolean isLocal() {
    return name.isEmpty();
  }
}
