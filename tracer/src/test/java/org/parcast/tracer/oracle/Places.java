package org.parcast.tracer.oracle;

import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.frontend.interpreter.Frame;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Program;
import org.parcast.ir.slice.NumberTypes;
import org.parcast.tracer.method.ContainerCalls;

/** The elements of arrays and lists and the fields that keep objects of numbers which never change: these objects are the words of the place. */
final class Places {
  private final Program program;
  private final Flow flow;
  private final Memory memory;
  private final Map<String, Holder> places = new HashMap<>();

  Places(Program program, Flow flow, Memory memory) {
    this.program = program;
    this.flow = flow;
    this.memory = memory;
  }

  /** Whether the object is one of numbers that never change, of a class that neither extends another of the program nor is extended. */
  boolean isImmutable(Object object) {
    ClassDeclaration declared = object == null ? null : declarationOf(object);
    return declared != null
        && declared.fields().stream().anyMatch(field -> !field.isStatic())
        && declared.fields().stream().filter(field -> !field.isStatic()).allMatch(field -> NumberTypes.isNumber(field.type()) && Modifier.isFinal(field.access()))
        && program.find(String.valueOf(declared.superName())) == null
        && program.classes().values().stream().noneMatch(other -> declared.name().equals(other.superName()));
  }

  private ClassDeclaration declarationOf(Object object) {
    return program.find(object.getClass().getName().replace('.', '/'));
  }

  /** The element has come to an array or a list at the index. */
  void put(Frame frame, Instruction at, Object container, int index, Object element) {
    String name = memory.container(container, frame.method(), at);
    if (isImmutable(element)) {
      keep(name + "[" + index + "]", memory.siteOf(element), element, null);
    }
  }

  /** The object's field refers to the element now. */
  void hold(Frame frame, Instruction.FieldStore store, Object element) {
    Object object = frame.value(store.object());
    if (object != null && memory.knows(object) && isImmutable(element)) {
      keep(memory.of(object).name + "." + store.field().name(), Memory.site("OBJECT", frame.method(), store), element, store.field().name());
    }
  }

  /** A method of the library has put an element into a list, or answers an array or a list: what is in one that was not known is put there now. */
  void called(Frame frame, Instruction.Call call) {
    int put = ContainerCalls.putBy(call);
    if (put > 0 && !ContainerCalls.isAtTheFront(call) && frame.value(call.operands().get(0)) instanceof List<?> list) {
      int index = put == 2 ? (Integer) frame.value(call.operands().get(1)) : list.size() - 1;
      put(frame, call, list, index, frame.value(call.operands().get(put)));
    }
    Object result = frame.value(call.id());
    if ((result instanceof Object[] || result instanceof List) && !memory.knowsContainer(result)) {
      memory.container(result, frame.method(), call);
      Object[] elements = result instanceof Object[] array ? array : ((List<?>) result).toArray();
      for (int i = 0; i < elements.length; i++) {
        put(frame, call, result, i, elements[i]);
      }
    }
  }

  /** The words of the object are copied to the place. What was born in the object was born for the place, unless for another that kept it before. */
  private void keep(String key, String site, Object object, String inField) {
    Holder from = memory.of(object);
    List<String> words = declarationOf(object).fields().stream().filter(field -> !field.isStatic()).map(field -> "." + field.name()).toList();
    Holder known = places.get(key);
    Holder place = known != null && known.size() == words.size() ? known : memory.place(site, words.size());
    places.put(key, place);
    place.inField(inField);
    memory.comesAndGoes(from);
    boolean takesOver = from.isTakenOverBy(place, words.get(0));
    if (!from.isKept()) {
      flow.kept(from, place, false);
    }
    for (String word : words) {
      flow.store(place, word, flow.load(from, word, List.of(), false), List.of());
      flow.bornFor(from, word, place, word);
    }
    flow.kept(from, place, takesOver);
  }
}
