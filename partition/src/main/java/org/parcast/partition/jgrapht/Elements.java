package org.parcast.partition.jgrapht;

import java.util.AbstractSet;
import java.util.Iterator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** A set whose elements are made while it is iterated over. */
final class Elements<T> extends AbstractSet<T> {
  private final Class<T> type;
  private final int size;
  private final Predicate<T> contains;
  private final Supplier<Stream<T>> elements;

  Elements(Class<T> type, int size, Predicate<T> contains, Supplier<Stream<T>> elements) {
    this.type = type;
    this.size = size;
    this.contains = contains;
    this.elements = elements;
  }

  @Override
  public Iterator<T> iterator() {
    return elements.get().iterator();
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public boolean contains(Object element) {
    return type.isInstance(element) && contains.test(type.cast(element));
  }
}
