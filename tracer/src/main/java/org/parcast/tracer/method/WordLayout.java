package org.parcast.tracer.method;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Program;
import org.parcast.ir.Type;
import org.parcast.ir.slice.NumberTypes;
import org.parcast.recording.WordBlock.Word;

/**
 * Where the words of objects and classes are: the fields that hold numbers, those of superclasses first. The first class of a hierarchy
 * that is rewritten and has such fields, itself or below it, keeps the shadow of its objects.
 */
public final class WordLayout {
  /**
   * A field that is a word.
   *
   * @param holder internal name of the class that keeps the shadow
   * @param index index of the word in it
   */
  public record FieldWord(String holder, int index) {}

  private final Program program;
  private final Numbering numbering;
  private final Map<String, List<Word>> instanceWords = new HashMap<>();
  private final Map<String, Map<String, Integer>> instanceIndex = new HashMap<>();
  private final Map<String, String> holders = new HashMap<>();
  private final Set<String> extended = new HashSet<>();
  private final Set<String> extendedElsewhere = new HashSet<>();

  public WordLayout(Program program, Numbering numbering) {
    this.program = program;
    this.numbering = numbering;
    program.classes().values().forEach(declared -> wordsOf(declared.name()));
    Set<String> holding = new HashSet<>();
    for (ClassDeclaration declared : program.classes().values()) {
      if (!isInterface(declared) && !wordsOf(declared.name()).isEmpty()) {
        holding.add(topOf(declared.name()));
      }
      extended.addAll(superclasses(declared.name()));
      superclasses(declared.name()).stream().filter(above -> !packageOf(above).equals(packageOf(declared.name()))).forEach(extendedElsewhere::add);
    }
    for (ClassDeclaration declared : program.classes().values()) {
      String top = topOf(declared.name());
      if (!isInterface(declared) && holding.contains(top)) {
        holders.put(declared.name(), top);
      }
    }
  }

  private static String packageOf(String name) {
    return name.substring(0, name.lastIndexOf('/') + 1);
  }

  private static boolean isInterface(ClassDeclaration declared) {
    return (declared.access() & Opcodes.ACC_INTERFACE) != 0;
  }

  private String topOf(String name) {
    List<String> above = superclasses(name);
    return above.isEmpty() ? name : above.get(above.size() - 1);
  }

  /** The program's classes that the class extends, the nearest first. */
  private List<String> superclasses(String name) {
    List<String> names = new ArrayList<>();
    for (ClassDeclaration above = program.find(String.valueOf(program.find(name).superName()));
        above != null;
        above = program.find(String.valueOf(above.superName()))) {
      names.add(above.name());
    }
    return names;
  }

  /** Whether a class of another package extends the class. */
  public boolean isExtendedElsewhere(String name) {
    return extendedElsewhere.contains(name);
  }

  /** Whether the objects of the class, of which the program has none that extends it, have numbers alone, and these never change. */
  public boolean isImmutable(String name) {
    ClassDeclaration declared = program.find(name);
    boolean alone = !extended.contains(name) && superclasses(name).isEmpty() && !EnumNumbers.isEnum(declared);
    return alone && declared.fields().stream().filter(field -> !field.isStatic()).allMatch(field -> NumberTypes.isNumber(field.type()) && (field.access() & Opcodes.ACC_FINAL) != 0);
  }

  /** The words of an object of the class. */
  public List<Word> wordsOf(String name) {
    List<Word> known = instanceWords.get(name);
    if (known != null) {
      return known;
    }
    ClassDeclaration declared = program.find(name);
    List<Word> words = new ArrayList<>();
    if (declared.superName() != null && program.find(declared.superName()) != null) {
      words.addAll(wordsOf(declared.superName()));
    }
    Map<String, Integer> index = new HashMap<>();
    for (ClassDeclaration.FieldDeclaration field : declared.fields()) {
      if (!field.isStatic() && NumberTypes.isNumber(field.type())) {
        index.put(field.name(), words.size());
        words.add(new Word(field.name(), NumberTypes.unboxed(field.type()).bytes()));
      }
    }
    instanceWords.put(name, List.copyOf(words));
    instanceIndex.put(name, index);
    return instanceWords.get(name);
  }

  /** The words among the static fields of the class. */
  public List<Word> staticWordsOf(String name) {
    List<Word> words = new ArrayList<>();
    ClassDeclaration declared = program.find(name);
    if (isInterface(declared)) {
      return List.of();
    }
    for (ClassDeclaration.FieldDeclaration field : declared.fields()) {
      if (field.isStatic() && NumberTypes.isNumber(field.type()) && (field.access() & Opcodes.ACC_ENUM) == 0) {
        words.add(new Word(field.name(), NumberTypes.unboxed(field.type()).bytes()));
      }
    }
    return words;
  }

  /** The class that keeps the shadow of the objects of this class, or null where they have no words. */
  public String holderOf(String name) {
    return holders.get(name);
  }

  /** The tracer's number of the type of the objects of this class. */
  public int typeOf(String name) {
    return numbering.type(name.replace('/', '.'), wordsOf(name));
  }

  /** The tracer's number of the type of the class's static fields. */
  public int staticTypeOf(String name) {
    return numbering.type("static " + name.replace('/', '.'), staticWordsOf(name));
  }

  /** The class of the program that declares the field, or null. */
  public ClassDeclaration declaring(FieldRef field) {
    for (ClassDeclaration at = program.find(field.owner()); at != null; at = program.find(String.valueOf(at.superName()))) {
      for (ClassDeclaration.FieldDeclaration declared : at.fields()) {
        if (declared.name().equals(field.name()) && declared.type().equals(field.type())) {
          return isInterface(at) ? null : at;
        }
      }
    }
    return null;
  }

  /** Whether a class declares the field that is none of the program's. */
  public boolean isElsewhere(FieldRef field) {
    String name = field.owner();
    while (program.find(name) != null && declaring(field) == null) {
      name = String.valueOf(program.find(name).superName());
    }
    return program.find(name) == null && !name.equals("java/lang/Object");
  }

  /** The word that the field is, or null where it is none that is traced. */
  public FieldWord word(FieldRef field, boolean isStatic) {
    ClassDeclaration declared = declaring(field);
    if (declared == null || !NumberTypes.isNumber(field.type())) {
      return null;
    }
    if (!isStatic) {
      Integer index = instanceIndex.get(declared.name()).get(field.name());
      return index == null ? null : new FieldWord(holderOf(declared.name()), index);
    }
    List<Word> words = staticWordsOf(declared.name());
    for (int i = 0; i < words.size(); i++) {
      if (words.get(i).name().equals(field.name())) {
        return new FieldWord(declared.name(), i);
      }
    }
    return null;
  }

  /** Whether a companion field beside this one keeps the shadow of its array. */
  public boolean hasCompanion(FieldRef field) {
    return NumberTypes.isArrayOfWords(field.type()) && declaring(field) != null;
  }

  /** Whether an object of the type may have words, or hold what has. */
  public boolean mayHoldWords(Type reference) {
    String name = reference.descriptor().substring(1, reference.descriptor().length() - 1);
    ClassDeclaration declared = program.find(name);
    return declared != null && !EnumNumbers.isEnum(declared) || name.equals("java/lang/Object") || name.startsWith("java/util/") && name.endsWith("List");
  }

  /** Number of an array type. */
  public int typeOf(Type array) {
    return numbering.type("[".repeat(array.rank()) + NumberTypes.unboxed(NumberTypes.innermost(array)).descriptor(), List.of());
  }
}
