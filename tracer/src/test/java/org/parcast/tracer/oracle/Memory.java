package org.parcast.tracer.oracle;

import java.lang.reflect.Array;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.parcast.frontend.interpreter.Frame;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.Type;
import org.parcast.ir.slice.NumberTypes;

/** The holders of words, found by the interpreter's arrays and objects and named by where they were made. */
final class Memory {
  /** What an instruction has made in the current step. */
  private static final class Site {
    int step;
    int made;
    String first;

    /** Whether it has ever made two in a step. */
    boolean many;

    final List<Integer> lengths = new ArrayList<>();
    final List<String> names = new ArrayList<>();
  }

  private static final int SMALL = 64;

  /** Words from which on an array is spread over ranks. */
  private static final int SPREAD = 16;

  private final Steps steps;
  private final Set<String> temporary = new HashSet<>();
  private final Set<String> rows = new HashSet<>();

  /** By array, the objects that came to its elements in the current step. */
  private final Map<Object, Map<Integer, String>> elements = new IdentityHashMap<>();

  /** By row or element, the array that it was put in last. */
  private final Map<Object, Object> within = new IdentityHashMap<>();
  /** The object that has an array in a field. */
  private final Map<Object, Object> heldBy = new IdentityHashMap<>();

  /** By object or class, the arrays in its fields. */
  private final Map<Object, Map<String, Object>> variables = new IdentityHashMap<>();

  /** By array that has grown, what it has grown into. */
  private final Map<String, String> grownInto = new HashMap<>();

  private final List<Holder> outgrown = new ArrayList<>();

  private int stepOfElements;
  private final Set<String> replaced = new HashSet<>();
  private final Map<Object, Holder> holders = new IdentityHashMap<>();
  private final Map<Object, String> containers = new IdentityHashMap<>();
  private final Map<String, Holder> named = new LinkedHashMap<>();
  private final Map<Gathering, Holder> registers = new IdentityHashMap<>();
  private final Map<Instruction, Holder> runningRegisters = new IdentityHashMap<>();
  private final Map<String, Site> sites = new HashMap<>();
  private final Map<String, Integer> ordinals = new HashMap<>();

  /** What may hold copies when the region ends: made outside steps, or the last of its name made inside one. */
  private final Map<String, Holder> lasting = new LinkedHashMap<>();

  Memory(Steps steps) {
    this.steps = steps;
  }

  Iterable<Holder> lasting() {
    takeBack();
    return lasting.values();
  }

  /**
   * The holder of a class's static fields.
   *
   * @param words how many of them are words
   */
  Holder statics(String owner, int words) {
    return named.computeIfAbsent("static " + owner.replace('/', '.'), name -> lastingHolder(name, words, () -> true, () -> true));
  }

  /** The holder of a gathered register: registers of one name, in overloaded methods or one after the other, are told apart by number. */
  Holder register(Gathering gathering) {
    return registers.computeIfAbsent(gathering, g -> new Holder(nextName(g.name()), 1, () -> true, () -> false));
  }

  /** The holder of a number that goes on gathering while others are computed from it. */
  Holder running(Instruction computes, Gathering gathering) {
    return runningRegisters.computeIfAbsent(computes, c -> new Holder(nextName(gathering.name()), 1, () -> false, () -> false));
  }

  private Holder lastingHolder(String name, int size, BooleanSupplier single, BooleanSupplier mayRun) {
    Holder holder = new Holder(name, size, single, mayRun);
    lasting.put(name, holder);
    return holder;
  }

  /** The holder of an array's or an object's words; made now where nobody saw it made. */
  Holder of(Object object) {
    return holders.computeIfAbsent(object, unknown -> {
      String kind = unknown.getClass().isArray() ? "ARRAY" : "OBJECT";
      return lastingHolder(nextName(kind + " ?"), size(unknown), () -> false, () -> false);
    });
  }

  boolean knows(Object object) {
    return holders.containsKey(object);
  }

  /** An array was made, and the rows of an array of arrays with it. */
  void made(Object array, Method method, Instruction at) {
    if (array instanceof Object[] rows && !NumberTypes.isBox(new Type(array.getClass().getComponentType().descriptorString()))) {
      container(array, method, at);
      for (Object row : rows) {
        if (row != null && row.getClass().isArray()) {
          made(row, method, at);
          attached(row);
          within.put(row, array);
        }
      }
    } else if (array != null) {
      holders.put(array, place("ARRAY", array, method, at));
    }
  }

  /** An object was made by the instruction. */
  private void madeObject(Object object, Method method, Instruction at) {
    // Objects without words are numbered apart, as no vertex is named by them.
    holders.put(object, place(size(object) == 0 ? "HOLDER" : "OBJECT", object, method, at));
  }

  boolean knowsContainer(Object container) {
    return containers.containsKey(container);
  }

  /** The name of an array or a list of references: it is known from here on, if it was not known before. */
  String container(Object container, Method method, Instruction at) {
    String known = containers.get(container);
    if (known == null) {
      known = name(site("CONTAINER", method, at), siteAt("container " + method.ref(), at), container instanceof Object[] array ? array.length : -1);
      containers.put(container, known);
    }
    return known;
  }

  /** The words of a place that keeps one object after another, named by where it is known from. */
  Holder place(String site, int size) {
    Holder place = Holder.ofPlace(nextName(site), size);
    lasting.put(place.name, place);
    return place;
  }

  /** Where the object was made. */
  String siteOf(Object object) {
    String name = of(object).name;
    return name.substring(0, name.lastIndexOf('#'));
  }

  /** The words are those of one of many small things that come and go. */
  void comesAndGoes(Holder holder) {
    temporary.add(holder.name);
  }

  static String site(String kind, Method method, Instruction at) {
    return kind + " " + method.ref().owner().replace('/', '.') + "." + method.ref().name() + ":" + method.line(at.position());
  }

  private Site siteAt(String within, Instruction at) {
    return sites.computeIfAbsent(within + "@" + at.position(), p -> new Site());
  }

  private Holder place(String kind, Object made, Method method, Instruction at) {
    int size = size(made);
    Site site = siteAt(method.ref().toString(), at);
    return placed(kind, site, name(site(kind, method, at), site, size), size);
  }

  private String name(String place, Site site, int size) {
    if (site.step != steps.step()) {
      site.step = steps.step();
      site.made = 0;
    }
    int ordinal = site.made++;
    if (!steps.insideStep()) {
      return nextName(place);
    }
    while (site.names.size() <= ordinal) {
      site.names.add(null);
      site.lengths.add(-1);
    }
    if (site.lengths.get(ordinal) != size) {
      site.names.set(ordinal, nextName(place));
      site.lengths.set(ordinal, size);
    }
    return site.names.get(ordinal);
  }

  private Holder placed(String kind, Site site, String name, int size) {
    boolean object = !kind.equals("ARRAY");
    if (site.made == 1) {
      site.first = name;
    } else {
      site.many = true;
      if (steps.mayMakeTemporaries() && (object || size <= SMALL)) {
        temporary.add(site.first);
        temporary.add(name);
      }
    }
    boolean mayBeTemporary = steps.mayMakeTemporaries();
    BooleanSupplier runs = () -> (object || size < SPREAD && !rows.contains(name)) && !site.many;
    return lastingHolder(name, size, () -> runs.getAsBoolean() && (object || size == 1) && !mayBeTemporary, runs);
  }

  /** The array has become a row of another. */
  void attached(Object row) {
    if (row != null && row.getClass().isArray() && !(row instanceof Object[])) {
      rows.add(of(row).name);
    }
  }

  /** The object has become an element of an array and lives as long as that, unless another takes its place in the same step. */
  void put(Object array, int index, Object element) {
    if (array != null && element != null) {
      within.put(element, array);
    }
    if (array == null || !knows(element) || element.getClass().isArray()) {
      return;
    }
    if (stepOfElements != steps.step()) {
      stepOfElements = steps.step();
      elements.clear();
    }
    String name = of(element).name;
    if (rows.contains(name) || replaced.contains(name)) {
      return;
    }
    rows.add(name);
    String before = elements.computeIfAbsent(array, a -> new HashMap<>()).put(index, name);
    if (before != null && steps.mayMakeTemporaries()) {
      rows.remove(before);
      replaced.add(before);
    }
  }

  /** The value is in a field of the object. */
  void held(Object object, Object value) {
    if (object != null && value != null && value.getClass().isArray()) {
      heldBy.put(value, object);
    }
  }

  /** A variable gets the array: a field of an object or a class. Answers what it had before. */
  Object replaced(Object owner, String field, Object array) {
    return variables.computeIfAbsent(owner, o -> new HashMap<>()).put(field, array);
  }

  /** The words of the holder are the first of a longer one's from now on. */
  void grown(Holder before, Holder now) {
    grownInto.put(before.name, now.name);
    outgrown.add(before);
    lasting.remove(before.name);
  }

  /** Arrays whose words have values again since they have grown are used beside what they have grown into: they are arrays of their own. */
  private void takeBack() {
    for (Holder each : outgrown) {
      if (each.words().values().stream().anyMatch(word -> word.value != null)) {
        grownInto.remove(each.name);
        lasting.put(each.name, each);
      }
    }
  }

  boolean hasGrown(Holder holder) {
    return grownInto.containsKey(holder.name);
  }

  /** The vertex that the one has become, as its array has grown. */
  String now(String vertex) {
    if (vertex.contains(" from ")) {
      String[] term = vertex.split(" from ");
      return now(term[0]) + " from " + now(term[1]);
    }
    int index = vertex.lastIndexOf('[');
    String holder = index < 0 ? vertex : vertex.substring(0, index);
    return grownInto.containsKey(holder) ? now(grownInto.get(holder) + vertex.substring(index)) : vertex;
  }

  /** Whether an array is a row of another. */
  boolean isRow(Object array) {
    return within.containsKey(array);
  }

  /** How many words there are of the array that the object is of in the end, also by objects that have it: its own where it is in none. */
  long wordsWith(Object object) {
    long words = size(object);
    for (Object above = above(object); above != null; above = above(above)) {
      words *= above.getClass().isArray() ? Math.max(1, Array.getLength(above)) : 1;
    }
    return words;
  }

  private Object above(Object object) {
    return within.getOrDefault(object, heldBy.get(object));
  }

  /** The name of the array that the object is of in the end; its own where it is an array in no other, null for an object in none. */
  String outermost(Object object) {
    Object at = object;
    while (within.get(at) != null) {
      at = within.get(at);
    }
    return at == object && !object.getClass().isArray() ? null : containers.getOrDefault(at, of(object).name);
  }

  /** Whether it is one of many small things that come and go. */
  boolean isTemporary(Holder holder) {
    return temporary.contains(holder.name) && !rows.contains(holder.name);
  }

  private String nextName(String place) {
    return place + "#" + (ordinals.merge(place, 1, Integer::sum) - 1);
  }

  /** How many words it has. */
  private static int size(Object object) {
    if (object.getClass().isArray()) {
      return Array.getLength(object);
    }
    int size = 0;
    for (Class<?> at = object.getClass(); at != null && at.getClassLoader() != null; at = at.getSuperclass()) {
      size += (int) Arrays.stream(at.getDeclaredFields()).filter(f -> !Modifier.isStatic(f.getModifiers()) && NumberTypes.isNumber(new Type(f.getType().descriptorString()))).count();
    }
    return size;
  }

  /** A constructor is done: the object belongs to the instruction that makes it. */
  void constructed(Frame frame, Instruction.Call call) {
    Object object = frame.value(call.operands().get(0));
    if (object == null || knows(object)) {
      return;
    }
    Frame at = frame;
    Instruction receiver = at.method().instruction(call.operands().get(0));
    while (receiver instanceof Instruction.Parameter parameter && at.call() != null) {
      receiver = at.caller().method().instruction(at.call().operands().get(parameter.index()));
      at = at.caller();
    }
    if (receiver instanceof Instruction.NewObject) {
      madeObject(object, at.method(), receiver);
    }
  }
}
