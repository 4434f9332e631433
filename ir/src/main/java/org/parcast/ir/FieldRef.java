package org.parcast.ir;

/**
 * A field by name.
 *
 * @param owner internal name of the class that the instruction names
 * @param name its name
 * @param type its type
 */
public record FieldRef(String owner, String name, Type type) {
  @Override
  public String toString() {
    return owner.replace('/', '.') + "." + name;
  }
}
