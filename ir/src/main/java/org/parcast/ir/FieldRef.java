package org.parcast.ir;

/**
 * A field by name.
 *
 * @param owner internal name of the class that the instruction names
 * @param name its name
 * @param type its type
 * @param descriptor its type as class files have it
 */
public record FieldRef(String owner, String name, Type type, String descriptor) {
  public FieldRef(String owner, String name, Type type) {
    this(owner, name, type, type.descriptor());
  }

  /** What fields have in common that an instruction may mean: it may name a class that inherits the field, so its owner tells nothing. */
  public String nameAndType() {
    return name + type.descriptor();
  }

  @Override
  public String toString() {
    return owner.replace('/', '.') + "." + name;
  }
}
