package org.parcast.ir;

/**
 * A method by name.
 *
 * @param owner internal name of the class, for example {@code java/lang/Math}
 * @param name its name
 * @param descriptor its descriptor, for example {@code (DD)D}
 */
public record MethodRef(String owner, String name, String descriptor) implements Comparable<MethodRef> {
  private static final String LAMBDA = "lambda$";

  /** What decides which method of a receiver's class is called: name and descriptor, without the class. */
  public String signature() {
    return name + descriptor;
  }

  /** Whether it is the body of a lambda, by its name: javac puts it into a method of its own. */
  public boolean isLambda() {
    return name.startsWith(LAMBDA) && name.lastIndexOf('$') > LAMBDA.length();
  }

  /** The name of the method in whose text the code stands. */
  public String sourceName() {
    return isLambda() ? name.substring(LAMBDA.length(), name.lastIndexOf('$')) : name;
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
