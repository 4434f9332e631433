package org.parcast.tracer.oracle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.frontend.interpreter.Frame;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.Loop;

/** What is known of an activation of a method: which numbers its values are. */
final class Activation {
  final MethodShape shape;
  final Numeral[] numerals;

  /** By parameter, the numbers by which the caller came to the object that it handed. */
  final Map<Integer, List<Numeral>> handed = new HashMap<>();

  int block = -1;
  Loop loop;

  /** What the last analysed call gave. */
  Numeral result;

  Instruction.Call called;

  /** Stores to fields that have not been told of. */
  final List<Instruction.FieldStore> waiting = new ArrayList<>();

  Activation(MethodShape shape) {
    this.shape = shape;
    this.numerals = new Numeral[shape.method.size()];
  }

  /** Takes the stores that wait no more: until a constructor has called another, its object is none. */
  List<Instruction.FieldStore> takeReady(Frame frame) {
    List<Instruction.FieldStore> ready = waiting.stream().filter(store -> store.isStatic() || frame.value(store.object()) != null).toList();
    waiting.removeAll(ready);
    return ready;
  }

  Numeral merged(Instruction.Phi phi, Instruction.Phi.Input chosen) {
    int predicate = shape.predicateOf(phi, chosen);
    if (predicate >= 0 && decides(predicate)) {
      return computed(phi, Arrays.asList(numerals[chosen.value()], numerals[predicate]));
    }
    return shape.isSelect(phi) ? computed(phi) : numerals[chosen.value()];
  }

  boolean decides(int predicate) {
    return numerals[predicate] != null && numerals[predicate] != Numeral.CONSTANT;
  }

  Numeral computed(Instruction instruction) {
    List<Numeral> operands = new ArrayList<>();
    for (int source : shape.sourcesOf(instruction)) {
      operands.add(numerals[source]);
    }
    return computed(instruction, operands);
  }

  private Numeral computed(Instruction instruction, List<Numeral> operands) {
    Numeral result = Numeral.computed(operands);
    gathers(instruction, result, shape.sourcesOf(instruction));
    return result;
  }

  /** What was computed of the sources, here or in a method that was given them, is gathered on where loops gather through it. */
  void gathers(Instruction instruction, Numeral result, List<Integer> sources) {
    if (result != Numeral.CONSTANT) {
      for (Gathering gathering : shape.gatherings) {
        if (gathering.members().get(instruction.id())) {
          result.gathers = true;
          result.gathersIn.add(gathering);
          sources.stream().filter(gathering.members()::get).forEach(source -> result.gatheredBefore.add(numerals[source]));
        }
      }
    }
  }

  /** What an object gives, which is computed of what has chosen the object as well. */
  Numeral given(int number, Numeral held) {
    int object = shape.chosenFor(number);
    return object >= 0 && decides(object) ? Numeral.computed(Arrays.asList(held, numerals[object])) : held;
  }

  /** What is stored, which is computed of what decided the store as well. */
  Numeral stored(Instruction store, int value) {
    return computedOf(value, shape.comparedFor(store));
  }

  Numeral computedOf(int value, List<Integer> compared) {
    if (compared.isEmpty()) {
      return numerals[value];
    }
    List<Numeral> operands = new ArrayList<>();
    operands.add(numerals[value]);
    for (int number : compared) {
      operands.add(numerals[number]);
    }
    return Numeral.computed(operands);
  }

  /** The numbers that the address of an array element, or of an object's field, is made from: its index, and those by which the program came to the array or object. */
  List<Numeral> addressOf(Instruction access) {
    List<Numeral> address = new ArrayList<>();
    if (access instanceof Instruction.ArrayLoad || access instanceof Instruction.ArrayStore) {
      add(address, access.operands().get(1));
    }
    address.addAll(choosing(access.operands().get(0)));
    return address;
  }

  /** The numbers by which the program came to an array or object; of one that it was handed its caller knows. */
  List<Numeral> choosing(int reached) {
    Instruction from = shape.method.instruction(reached);
    boolean isOfList = from instanceof Instruction.Call call && call.target().descriptor().startsWith("(I)") && call.target().name().equals("get") && call.target().owner().endsWith("List");
    List<Numeral> choosing = new ArrayList<>(handed.getOrDefault(reached, List.of()));
    if (from instanceof Instruction.ArrayLoad || isOfList) {
      add(choosing, from.operands().get(1));
    }
    if (from instanceof Instruction.ArrayLoad || isOfList || from instanceof Instruction.CheckCast || from instanceof Instruction.FieldLoad field && !field.isStatic()) {
      choosing.addAll(choosing(from.operands().get(0)));
    }
    return choosing;
  }

  private void add(List<Numeral> numbers, int index) {
    if (numerals[index] != null) {
      numbers.add(numerals[index]);
    }
  }

  /** Whether the index is what the loop has gathered so far, or made from that. */
  boolean isPlaced(Instruction index, Gathering gathering) {
    if (gathering.members().get(index.id())) {
      return true;
    }
    for (int source : shape.sourcesOf(index)) {
      if (gathering.members().get(source)) {
        return true;
      }
    }
    return false;
  }

  void skipArms(Block block) {
    BitSet arms = shape.armsAfter(block.index());
    for (int arm = arms.nextSetBit(0); arm >= 0; arm = arms.nextSetBit(arm + 1)) {
      for (Instruction skipped : shape.method.blocks().get(arm).instructions()) {
        numerals[skipped.id()] = null;
      }
    }
  }

  /** Whether the gathering has found the place of what is loaded, or of the row that it is in. */
  boolean isFound(Method method, Instruction from, Gathering gathering) {
    return from instanceof Instruction.ArrayLoad load && (isPlaced(method.instruction(load.index()), gathering) || isFound(method, method.instruction(load.array()), gathering));
  }
}
