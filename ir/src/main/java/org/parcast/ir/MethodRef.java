package org.parcast.ir;

/**
 * A method by name.
 *
 * @param owner internal name of the class, for example {@code java/lang/Math}
 * @param name its name
 * @param descriptor its descriptor, for example {@code (DD)D}
 */
public record MethodRef(String owner, String name, String descriptor) implements Comparable<MethodRef> {

  /** What decides which method of a receiver's class is called: name and descriptor, without the class. */
  public String signature() {
    return name + descriptor;
  }

  @Override
  public int compareTo(MethodRef other) {
    int order = owner.compareTo(other.owner);
    return order != 0 ? order : signature().compareTo(other.signature());
  }

  @Override
  public String toString() {
    return owner.replace('/', '.') + "." + name + descriptor;
  }
}
